// Keeping a week under a name, changing its name or its shifts, and throwing it away.

import * as v from 'valibot';
import { defineCommand, stamps } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { keptName } from '#domain/templates/commands.ts';
import { newVenueLane } from '#domain/venues/lanes.ts';
import { patternShift, shiftPatterns } from './schema.ts';

const savePatternArgs = v.object({
  id: idText,
  venue_id: idText,
  /** What is left out stays. */
  name: v.optional(keptName),
  shifts: v.optional(v.pipe(v.array(patternShift), v.minLength(1), v.maxLength(60))),
  /** The name that stood where another is said now. */
  seen: v.optional(v.object({ name: v.string() })),
});

export const saveShiftPattern = defineCommand({
  name: 'save_shift_pattern',
  version: 1,
  args: savePatternArgs,
  lanes: args => [`pattern:${args.id}`],
  needs: args => [newVenueLane(args.venue_id)],
  async apply(tx, args, context) {
    const known = await tx.get(shiftPatterns, args.id);
    const { name = known?.name, shifts = known?.shifts } = args;
    if (name === undefined || shifts === undefined) return;
    await tx.put(shiftPatterns, {
      id: args.id,
      venue_id: args.venue_id,
      name,
      shifts: shifts.map(shift => ({ fair_minutes: 0, ...shift })),
      ...stamps(known, context),
    });
  },
  async describe(args, { mirror }) {
    return { subject: args.name ?? (await mirror.table(shiftPatterns).get(args.id))?.name };
  },
});

const deletePatternArgs = v.object({ id: idText });

export const deleteShiftPattern = defineCommand({
  name: 'delete_shift_pattern',
  version: 1,
  args: deletePatternArgs,
  lanes: args => [`pattern:${args.id}`],
  apply: (tx, args) => tx.remove(shiftPatterns, args.id),
  // It is gone from this device by then, unless the server refused that.
  async describe(args, { mirror }) {
    return { subject: (await mirror.table(shiftPatterns).get(args.id))?.name };
  },
});
