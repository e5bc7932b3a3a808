// A rockstar's own calendar. The same id again changes the row, so the inverse of a removal is to save it once more.

import * as v from 'valibot';
import { defineCommand, stamps } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { saidText } from '#domain/said.ts';
import { dayText, timeText } from '#domain/time.ts';
import { AVAILABILITY_KINDS, availabilityExceptions, availabilityRules } from './schema.ts';

/** The week and its exceptions are one page; which line of it changed matters less than where to look. */
const CALENDAR = '/rockstar/availability';

const kind = v.picklist(AVAILABILITY_KINDS);

const saveRuleArgs = v.object({
  id: idText,
  weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  start_local: timeText,
  end_local: timeText,
  kind,
  valid_from: v.nullable(dayText),
  valid_to: v.nullable(dayText),
});

export const saveAvailabilityRule = defineCommand({
  name: 'save_availability_rule',
  version: 1,
  args: saveRuleArgs,
  lanes: args => [`availability:${args.id}`],
  async apply(tx, args, context) {
    const known = await tx.get(availabilityRules, args.id);
    await tx.put(availabilityRules, {
      ...known,
      ...args,
      worker_id: context.userId,
      ...stamps(known, context),
    });
  },
  describe: args => ({ lines: [`${args.start_local}–${args.end_local}`], editTo: CALENDAR }),
});

const byId = v.object({ id: idText });

export const deleteAvailabilityRule = defineCommand({
  name: 'delete_availability_rule',
  version: 1,
  args: byId,
  lanes: args => [`availability:${args.id}`],
  apply: (tx, args) => tx.remove(availabilityRules, args.id),
  describe: () => ({ editTo: CALENDAR }),
});

const saveExceptionArgs = v.object({
  id: idText,
  starts_on: dayText,
  ends_on: dayText,
  start_local: v.nullable(timeText),
  end_local: v.nullable(timeText),
  kind,
  reason: v.nullable(v.pipe(v.string(), saidText, v.maxLength(200))),
});

export const saveAvailabilityException = defineCommand({
  name: 'save_availability_exception',
  version: 1,
  args: saveExceptionArgs,
  lanes: args => [`availability:${args.id}`],
  async apply(tx, args, context) {
    const known = await tx.get(availabilityExceptions, args.id);
    await tx.put(availabilityExceptions, {
      ...known,
      ...args,
      worker_id: context.userId,
      ...stamps(known, context),
    });
  },
  describe(args) {
    const allDay = args.start_local === null || args.end_local === null;
    const hours = allDay ? [] : [`${args.start_local}–${args.end_local}`];
    return { lines: [args.starts_on, ...hours], editTo: CALENDAR };
  },
});

export const deleteAvailabilityException = defineCommand({
  name: 'delete_availability_exception',
  version: 1,
  args: byId,
  lanes: args => [`availability:${args.id}`],
  apply: (tx, args) => tx.remove(availabilityExceptions, args.id),
  describe: () => ({ editTo: CALENDAR }),
});
