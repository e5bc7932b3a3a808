// Appealing against points: a person looks at them, and until then they count as they did.

import * as v from 'valibot';
import { defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { reasonText } from '#domain/reason.ts';
import { venues } from '#domain/venues/schema.ts';
import { mayAppeal } from './rules.ts';
import { reliabilityEvents } from './schema.ts';

const appealArgs = v.object({
  id: idText,
  reason: reasonText,
});

export const appealPoints = defineCommand({
  name: 'appeal_points',
  acts: ['appeal_points', 'contest_no_show'],
  version: 1,
  args: appealArgs,
  lanes: args => [`points:${args.id}`],
  async apply(tx, args, context) {
    const row = await tx.get(reliabilityEvents, args.id);
    if (row === undefined) return;
    const taken = { points: row.points, happenedAt: Date.parse(row.happened_at), appealedAt: null };
    if (row.appealed_at !== null || !mayAppeal(taken, Date.parse(context.recordedAt))) return;
    await tx.patch(reliabilityEvents, row.id, {
      appealed_at: context.recordedAt,
      appeal: args.reason,
      updated_at: context.recordedAt,
    });
  },
  async describe(args, { mirror }) {
    const row = await mirror.table(reliabilityEvents).get(args.id);
    const venue = await mirror.table(venues).get(row?.venue_id ?? '');
    const act = row?.kind === 'no_show' ? ('contest_no_show' as const) : ('appeal_points' as const);
    return { act, subject: venue?.name, editTo: '/rockstar/reliability' };
  },
});
