// What the two sides of a worked booking say of one another, one from each. A sealed row is on its own side's devices alone, so
// that what a device holds says nothing of the other side before both open.

import * as v from 'valibot';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import { type BookingId, idOf, type ProfileId, type ReviewId, rowXid, type VenueId } from '#domain/ids.ts';
import { instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const REVIEW_SIDES = ['rockstar', 'venue'] as const;
export type ReviewSide = (typeof REVIEW_SIDES)[number];

const reviewRow = v.object({
  id: idOf<ReviewId>(),
  row_xid: rowXid,
  booking_id: idOf<BookingId>(),
  venue_id: idOf<VenueId>(),
  worker_id: idOf<ProfileId>(),
  author_side: v.picklist(REVIEW_SIDES),
  /** Of the booking: fourteen days after it the review opens in any case. */
  ends_at: instantText,
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  tags: v.array(v.string()),
  words: v.nullable(v.string()),
  state: v.picklist(['sealed', 'published', 'hidden']),
  /** Of the side that it is about. */
  reply: v.nullable(v.string()),
  created_at: instantText,
  updated_at: instantText,
});
export type ReviewRow = v.InferOutput<typeof reviewRow>;

export const reviews = defineTable<ReviewRow>({
  name: 'reviews',
  row: reviewRow,
  indexes: ['booking_id', 'venue_id', 'worker_id'],
  scopes: ({ author_side, state, venue_id, worker_id }) => [
    ...(author_side === 'venue' || state === 'published' ? [`venue:${venue_id}`] : []),
    ...(author_side === 'rockstar' || state === 'published' ? [`user:${worker_id}`] : []),
  ],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

export type Review = Fields<typeof reviewRow>;
export const rowToReview = fieldsOf(reviewRow);
