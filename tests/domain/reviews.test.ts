// What was said of each shift that one worked: found by the booking, and by the review's id where this device has no such row.
import { afterEach, expect, it } from 'vitest';
import { bookings } from '#domain/bookings/schema.ts';
import { disputes } from '#domain/disputes/schema.ts';
import { disputeId, reviewId } from '#domain/ids.ts';
import { reviewsOfBooking, reviewsWith } from '#domain/reviews/queries.ts';
import { reviews } from '#domain/reviews/schema.ts';
import { deviceOf } from './device-of.ts';

const ROCCO = '00000000-0000-4000-8000-000000000001';
const VENUE = '00000000-0000-4000-8000-000000000002';
const booking = (nth: number) => `00000000-0000-4000-8000-00000000010${nth}`;

const device = deviceOf(ROCCO);
afterEach(() => device.close());

const worked = (nth: number) => ({
  id: booking(nth) as never,
  venue_id: VENUE as never,
  worker_id: ROCCO as never,
  status: 'approved' as const,
  starts_at: `2026-11-2${nth}T16:00:00Z`,
  ends_at: `2026-11-2${nth}T22:00:00Z`,
});

const written = (nth: number, side: 'rockstar' | 'venue') => ({
  id: reviewId({ bookingId: booking(nth), side }),
  booking_id: booking(nth) as never,
  venue_id: VENUE as never,
  worker_id: ROCCO as never,
  author_side: side,
  stars: side === 'venue' ? 4 : 5,
  ends_at: `2026-11-2${nth}T22:00:00Z`,
  state: 'published' as const,
});

const disputed = (nth: number, side: 'rockstar' | 'venue') => {
  const subjectId = reviewId({ bookingId: booking(nth), side });
  return {
    id: disputeId({ kind: 'review', subjectId }),
    kind: 'review' as const,
    subject_id: subjectId,
    worker_id: ROCCO as never,
  };
};

it('tells whose review is whose, and finds the dispute of one that our team hides', async () => {
  await device.holds(bookings, worked(1), worked(2), worked(3));
  await device.holds(reviews, written(1, 'rockstar'), written(1, 'venue'));
  await device.holds(disputes, disputed(1, 'rockstar'), disputed(2, 'venue'));
  const found = await reviewsWith(device.mirror, { workerId: null, venueId: null });
  expect(found.map(({ own, others, disputed, contested }) => [own?.stars, others?.stars, disputed, contested])).toEqual(
    [
      [undefined, undefined, null, null],
      [undefined, undefined, disputed(2, 'venue').id, null],
      [5, 4, null, disputed(1, 'rockstar').id],
    ],
  );
  expect(await reviewsOfBooking(device.mirror, { bookingId: booking(1) })).toEqual(found[2]);
  expect(await reviewsOfBooking(device.mirror, { bookingId: booking(9) })).toBeNull();
});
