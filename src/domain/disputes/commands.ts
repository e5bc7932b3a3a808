// Bringing a review or one's suspension before a person, and saying one's side of what is disputed: until it is decided, and better
// than before.

import * as v from 'valibot';
import { aboutShift } from '#domain/about.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { type DescribeContext, defineCommand } from '#domain/command.ts';
import { type DisputeId, disputeId, idText, type ProfileId } from '#domain/ids.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { reasonText } from '#domain/reason.ts';
import { reviews } from '#domain/reviews/schema.ts';
import { afterDays } from './rules.ts';
import { type DisputeRow, disputes } from './schema.ts';

const answerArgs = v.object({
  id: idText,
  words: reasonText,
});

export const answerDispute = defineCommand({
  name: 'answer_dispute',
  version: 1,
  args: answerArgs,
  lanes: args => [`dispute:${args.id}`],
  async apply(tx, args, context) {
    const row = await tx.get(disputes, args.id);
    if (row === undefined || row.state === 'decided') return;
    const said = context.recordedAt;
    const words =
      row.worker_id === context.userId
        ? { rockstar_words: args.words, rockstar_at: said }
        : { venue_words: args.words, venue_at: said };
    const after = { ...row, ...words };
    const answered = after.rockstar_at !== null && (after.venue_at !== null || after.venue_id === null);
    await tx.patch(disputes, row.id, {
      ...words,
      state: answered ? 'answered' : 'open',
      version: row.version + 1,
      updated_at: said,
    });
  },
  async describe(args, context) {
    const row = await context.mirror.table(disputes).get(args.id);
    const booking = await context.mirror.table(bookings).get(row?.booking_id ?? '');
    const { subject, lines } = await aboutShift(booking?.shift_id, context);
    return { subject, lines, editTo: await pageOf(args.id, row?.worker_id, context) };
  },
});

/** In the portal of whoever reads it: an account's side may be a venue's member too. */
async function pageOf(id: string, workerId: string | undefined, { mirror }: DescribeContext): Promise<string> {
  const own = await mirror.table(profiles).get(mirror.userId);
  const portal = workerId === mirror.userId && own?.role !== 'venue' ? 'rockstar' : 'venue';
  return `/${portal}/disputes/${id}`;
}

interface Opened
  extends Pick<DisputeRow, 'id' | 'kind' | 'subject_id' | 'booking_id' | 'worker_id' | 'venue_id' | 'marked'> {
  readonly opened_by: 'rockstar' | 'venue';
}

/** As the side of whoever opens it says it, until the server's row comes. */
function openedRow(opened: Opened, words: string, at: string): DisputeRow {
  const by = opened.opened_by;
  return {
    ...opened,
    row_xid: '0',
    state: by === 'rockstar' && opened.venue_id === null ? 'answered' : 'open',
    rockstar_words: by === 'rockstar' ? words : null,
    rockstar_at: by === 'rockstar' ? at : null,
    attached_messages: null,
    venue_words: by === 'venue' ? words : null,
    venue_at: by === 'venue' ? at : null,
    record_read_at: null,
    question: null,
    question_lang: null,
    asked_at: null,
    answer_by: afterDays(at, 3),
    decide_by: afterDays(at, 5),
    outcome: null,
    decided_min: null,
    reason: null,
    reason_lang: null,
    decided_at: null,
    version: 2,
    created_at: at,
    updated_at: at,
  };
}

export const disputeReview = defineCommand({
  name: 'dispute_review',
  version: 1,
  serverFields: ['answer_by', 'decide_by'],
  args: v.object({
    id: idText,
    /** A part of its words; none: all of it. */
    marked: v.optional(v.nullable(reasonText)),
    reason: reasonText,
  }),
  lanes: args => [`dispute:${disputeId({ kind: 'review', subjectId: args.id })}`],
  async apply(tx, args, context) {
    const review = await tx.get(reviews, args.id);
    const id = disputeId({ kind: 'review', subjectId: args.id });
    if (review === undefined || review.state === 'sealed' || (await tx.get(disputes, id)) !== undefined) return;
    const { booking_id, worker_id, venue_id } = review;
    const about = { id, kind: 'review', subject_id: review.id, booking_id, worker_id, venue_id } as const;
    const opened_by = review.author_side === 'venue' ? 'rockstar' : 'venue';
    const opened = { ...about, opened_by, marked: args.marked ?? null } as const;
    await tx.put(disputes, openedRow(opened, args.reason, context.recordedAt));
  },
  async describe(args, context) {
    const review = await context.mirror.table(reviews).get(args.id);
    const booking = await context.mirror.table(bookings).get(review?.booking_id ?? '');
    const { subject, lines } = await aboutShift(booking?.shift_id, context);
    const id = disputeId({ kind: 'review', subjectId: args.id });
    return { subject, lines, editTo: await pageOf(id, review?.worker_id, context) };
  },
});

export const appealSuspension = defineCommand({
  name: 'appeal_suspension',
  version: 1,
  serverFields: ['answer_by', 'decide_by'],
  args: v.object({ id: idText, reason: reasonText }),
  lanes: () => ['appeal'],
  async apply(tx, args, context) {
    const own = await tx.get(profiles, context.userId);
    const id: DisputeId = disputeId({ kind: 'account', subjectId: args.id });
    if (own?.account_status !== 'suspended') return;
    const subject = {
      id,
      kind: 'account',
      subject_id: args.id,
      booking_id: null,
      venue_id: null,
      marked: null,
    } as const;
    const opened = { ...subject, opened_by: 'rockstar', worker_id: context.userId as ProfileId } as const;
    await tx.put(disputes, openedRow(opened, args.reason, context.recordedAt));
  },
  async describe(args, context) {
    return { editTo: await pageOf(disputeId({ kind: 'account', subjectId: args.id }), context.mirror.userId, context) };
  },
});
