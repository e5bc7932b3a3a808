// Saying how a shift was, double-blind. A device knows its own side's review until both open, so the effect seals and never
// opens: only the server knows whether the other side is in.

import * as v from 'valibot';
import { aboutShift, nameOf } from '#domain/about.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { type DescribeContext, type Description, defineCommand, stamps } from '#domain/command.ts';
import { idText, reviewId } from '#domain/ids.ts';
import { saidText } from '#domain/said.ts';
import { MOST_WORDS, mayReview } from './rules.ts';
import { reviews } from './schema.ts';

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const tags = v.pipe(v.array(v.string()), v.maxLength(6));

const submitArgs = v.object({
  booking_id: idText,
  stars,
  tags,
  words: v.optional(v.nullable(v.pipe(v.string(), saidText, v.maxLength(MOST_WORDS)))),
  /** What one's own side had written where this was begun; null: nothing. A colleague's that nobody has read is not replaced. */
  seen: v.optional(v.nullable(v.object({ stars, tags, words: v.nullable(v.string()) }))),
});
export type SubmitReviewArgs = v.InferOutput<typeof submitArgs>;
const replyArgs = v.object({
  id: idText,
  reply: v.pipe(v.string(), saidText, v.minLength(1), v.maxLength(MOST_WORDS)),
});

async function aboutBooking(bookingId: string | undefined, context: DescribeContext): Promise<Description<never>> {
  const row = await context.mirror.table(bookings).get(bookingId ?? '');
  const { subject, lines } = await aboutShift(row?.shift_id, context);
  if (row === undefined || row.worker_id === context.mirror.userId)
    return { subject, lines, editTo: row === undefined ? null : `/rockstar/shifts/${row.id}` };
  const person = await nameOf(context.mirror, row.worker_id);
  return { subject: person ?? subject, lines, editTo: `/venue/rockstars/${row.worker_id}` };
}

export const submitReview = defineCommand({
  name: 'submit_review',
  version: 1,
  args: submitArgs,
  /** A lane of its own: hours that are refused do not hold back what was written of the shift. */
  lanes: args => [`review:${args.booking_id}`],
  async apply(tx, args, context) {
    const booking = await tx.get(bookings, args.booking_id);
    if (booking === undefined) return;
    const side = booking.worker_id === context.userId ? 'rockstar' : 'venue';
    const id = reviewId({ bookingId: booking.id, side });
    const known = await tx.get(reviews, id);
    const span = { status: booking.status, endsAt: Date.parse(booking.ends_at) };
    if ((known !== undefined && known.state !== 'sealed') || !mayReview(span, Date.parse(context.recordedAt))) return;
    await tx.put(reviews, {
      id,
      booking_id: booking.id,
      venue_id: booking.venue_id,
      worker_id: booking.worker_id,
      author_side: side,
      ends_at: booking.ends_at,
      stars: args.stars,
      tags: [...new Set(args.tags)].sort(),
      words: args.words || null,
      state: 'sealed',
      reply: null,
      ...stamps(known, context),
    });
  },
  describe: (args, context) => aboutBooking(args.booking_id, context),
});

export const replyReview = defineCommand({
  name: 'reply_review',
  version: 1,
  args: replyArgs,
  lanes: args => [`reply:${args.id}`],
  async apply(tx, args, context) {
    const review = await tx.get(reviews, args.id);
    if (review?.state !== 'published' || review.reply !== null) return;
    await tx.patch(reviews, review.id, { reply: args.reply, updated_at: context.recordedAt });
  },
  async describe(args, context) {
    return aboutBooking((await context.mirror.table(reviews).get(args.id))?.booking_id, context);
  },
});
