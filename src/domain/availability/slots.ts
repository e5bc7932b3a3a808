// The slots about which the server answers: to come, and as long as a shift may be.

import { LENGTH_MIN } from '#domain/shifts/rules.ts';
import { type Instant, minutesBetween, type Span } from '#domain/time.ts';

export function slotFault(slot: Span, now: Instant): 'past' | 'length' | null {
  if (slot.startsAt < now) return 'past';
  const length = minutesBetween(slot.startsAt, slot.endsAt);
  return length < LENGTH_MIN.least || length > LENGTH_MIN.most ? 'length' : null;
}
