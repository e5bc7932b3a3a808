// Appealing against points: a person looks at them, and until then they count as they did, or not at all where they have not begun to.

import * as v from 'valibot';
import { defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { noteText } from '#domain/reason.ts';
import { venues } from '#domain/venues/schema.ts';
import { hasBegunToCount, mayAppeal } from './rules.ts';
import { reliabilityEvents, rowToReliabilityEvent } from './schema.ts';

const appealArgs = v.object({
  id: idText,
  /** Of a no-show it may say nothing: whether somebody came is the venue's to show. */
  reason: noteText,
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
    const event = rowToReliabilityEvent(row);
    const now = Date.parse(context.recordedAt);
    if (!mayAppeal(event, now)) return;
    await tx.patch(reliabilityEvents, row.id, {
      appealed_at: context.recordedAt,
      appeal: args.reason === '' ? null : args.reason,
      counts_from: hasBegunToCount(event, now) ? row.counts_from : null,
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
