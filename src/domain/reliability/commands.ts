// What a Rockstar says to points: an appeal, and a person looks at them, while they count as they did, or not at all where they have not
// begun to; or of a no-show that it is right, and it counts from then on.

import * as v from 'valibot';
import { type DescribeContext, defineCommand } from '#domain/command.ts';
import { disputes, MOST_ATTACHED } from '#domain/disputes/schema.ts';
import { type DisputeId, disputeId, idText } from '#domain/ids.ts';
import { noteText } from '#domain/reason.ts';
import { venues } from '#domain/venues/schema.ts';
import { hasBegunToCount, mayAccept, mayAppeal } from './rules.ts';
import { type ReliabilityEvent, reliabilityEvents, rowToReliabilityEvent } from './schema.ts';

const appealArgs = v.object({
  id: idText,
  /** Of a no-show it may say nothing: whether somebody came is the venue's to show. */
  reason: noteText,
  /** Ids of one's own messages to the venue that go along. */
  messages: v.optional(v.pipe(v.array(idText), v.maxLength(MOST_ATTACHED))),
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
      accepted_at: null,
      appeal: args.reason === '' ? null : args.reason,
      counts_from: hasBegunToCount(event, now) ? row.counts_from : null,
      updated_at: context.recordedAt,
    });
  },
  async describe(args, context) {
    const { row, subject, editTo } = await eventFor(args.id, context);
    return {
      act: row?.kind === 'no_show' ? ('contest_no_show' as const) : ('appeal_points' as const),
      subject,
      editTo,
    };
  },
});

export const acceptNoShow = defineCommand({
  name: 'accept_no_show',
  version: 1,
  args: v.object({ id: idText }),
  lanes: args => [`points:${args.id}`],
  async apply(tx, args, context) {
    const row = await tx.get(reliabilityEvents, args.id);
    if (row === undefined || !mayAccept(rowToReliabilityEvent(row), Date.parse(context.recordedAt))) return;
    await tx.patch(reliabilityEvents, row.id, {
      accepted_at: context.recordedAt,
      counts_from: context.recordedAt,
      strikes_left: row.strikes,
      updated_at: context.recordedAt,
    });
  },
  async describe(args, context) {
    const { subject, editTo } = await eventFor(args.id, context);
    return { subject, editTo };
  },
});

export const withdrawAppeal = defineCommand({
  name: 'withdraw_appeal',
  acts: ['withdraw_appeal', 'withdraw_contest'],
  version: 1,
  args: v.object({ id: idText }),
  lanes: args => [`points:${args.id}`],
  async apply(tx, args, context) {
    const at = context.recordedAt;
    const row = await tx.get(reliabilityEvents, args.id);
    const dispute = row && (await tx.get(disputes, appealOf(rowToReliabilityEvent(row))));
    if (row === undefined || dispute === undefined || dispute.state === 'decided') return;
    const decided = { state: 'decided', outcome: 'agreed', decided_at: at, version: dispute.version + 1 } as const;
    await tx.patch(disputes, dispute.id, { ...decided, updated_at: at });
    const counting = { counts_from: at, strikes_left: row.strikes, updated_at: at };
    if (row.counts_from === null) await tx.patch(reliabilityEvents, row.id, counting);
  },
  async describe(args, context) {
    const { row, subject, editTo } = await eventFor(args.id, context);
    return {
      act: row?.kind === 'no_show' ? ('withdraw_contest' as const) : ('withdraw_appeal' as const),
      subject,
      editTo,
    };
  },
});

/** A no-show has the venue for its other side; of other points it sees nothing. */
export function appealOf({ id, kind }: Pick<ReliabilityEvent, 'id' | 'kind'>): DisputeId {
  return disputeId({ kind: kind === 'no_show' ? 'no_show' : 'strike', subjectId: id });
}

async function eventFor(id: string, { mirror }: DescribeContext) {
  const row = await mirror.table(reliabilityEvents).get(id);
  const venue = await mirror.table(venues).get(row?.venue_id ?? '');
  return { row, subject: venue?.name, editTo: '/rockstar/reliability' };
}
