// When a review may be written, when it opens, and what may be said in it by one tap. The database judges.

import { hasWorked } from '#domain/bookings/rules.ts';
import type { BookingStatus } from '#domain/bookings/schema.ts';
import type { Instant } from '#domain/time.ts';
import type { ReviewSide } from './schema.ts';

const OPENS_AFTER_MS = 14 * 24 * 3_600_000;

export const MOST_WORDS = 500;

/** Good and bad in one order, which does not depend on the stars. Twin of `private.review_tags`. */
export const REVIEW_TAGS = {
  rockstar: [
    ...(['hours_as_posted', 'break_given', 'clear_briefing'] as const),
    ...(['good_team', 'short_of_people', 'changed_on_the_night'] as const),
  ],
  venue: [
    ...(['on_time', 'knew_the_work', 'good_with_guests'] as const),
    ...(['worked_as_a_team', 'slow_start', 'needed_reminding'] as const),
  ],
} as const satisfies Record<ReviewSide, readonly string[]>;
export type ReviewTag = (typeof REVIEW_TAGS)[ReviewSide][number];

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

/** In any case, whoever has written by then. Twin of `private.reviews_open_at`. */
export function opensAt(endsAt: Instant): Instant {
  return endsAt + OPENS_AFTER_MS;
}

/** From the check-out until the day on which what was written opens. */
export function mayReview(
  booking: { readonly status: BookingStatus; readonly endsAt: Instant },
  now: Instant,
): boolean {
  return hasWorked(booking.status) && now < opensAt(booking.endsAt);
}

/** What of stored words is a tag of that side: an older or newer app may know others. */
export function tagsOf(side: ReviewSide, tags: readonly string[]): readonly ReviewTag[] {
  return REVIEW_TAGS[side].filter(tag => tags.includes(tag));
}

/** Parts of a text that can be named one by one: each is found in it as it stands. */
export function sentencesOf(words: string): readonly string[] {
  const parts = words.match(/[^.!?\n]+[.!?]*/g) ?? [];
  return [...new Set(parts.map(part => part.trim()).filter(part => part !== ''))];
}
