// The slots about which the server answers: to come, and as long as a shift may be.

import { type Instant, minutesBetween, type Span } from '#domain/time.ts';

const SHORTEST_MIN = 60;
const LONGEST_MIN = 16 * 60;

export function slotFault(slot: Span, now: Instant): 'past' | 'length' | null {
  if (slot.startsAt < now) return 'past';
  const length = minutesBetween(slot.startsAt, slot.endsAt);
  return length < SHORTEST_MIN || length > LONGEST_MIN ? 'length' : null;
}
