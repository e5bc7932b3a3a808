// How an invitation moves, and until when it can be answered.

import { fillableUntil } from '#domain/shifts/rules.ts';
import type { Instant, Span } from '#domain/time.ts';
import type { Invitation, InvitationStatus } from './schema.ts';

const INVITATION_MOVES: Readonly<Record<InvitationStatus, readonly InvitationStatus[]>> = {
  sent: ['seen', 'accepted', 'declined', 'too_late', 'revoked', 'expired'],
  seen: ['accepted', 'declined', 'too_late', 'revoked', 'expired'],
  accepted: [],
  declined: [],
  too_late: [],
  revoked: [],
  expired: [],
};

export function awaitsAnswer(status: InvitationStatus): boolean {
  return INVITATION_MOVES[status].length > 0;
}

/** Waits for its answer, and there is still time. */
export function isAnswerable(invitation: Pick<Invitation, 'status' | 'expiresAt'>, now: Instant): boolean {
  return awaitsAnswer(invitation.status) && invitation.expiresAt > now;
}

/** What of an answer is still on its way: a yes that has not left by the time to answer may come too late. */
export function answerWaiting(
  { status, expiresAt, pending }: Pick<Invitation, 'status' | 'expiresAt'> & { readonly pending: unknown },
  now: Instant,
): 'accepted' | 'declined' | 'late' | null {
  if (pending === null || (status !== 'accepted' && status !== 'declined')) return null;
  return status === 'accepted' && expiresAt <= now ? 'late' : status;
}

const HOUR_MS = 3_600_000;

/**
 * 48 hours on, but two hours before the start of a shift, so that its venue can still ask others. Whoever is invited later than that has two
 * hours, as far as the shift can be filled. Twin of `private.invitation_until`.
 */
export function invitationExpiry(now: Instant, shift: Span | null): Instant {
  const longest = now + 48 * HOUR_MS;
  if (shift === null) return longest;
  const inTime = Math.max(shift.startsAt - 2 * HOUR_MS, now + 2 * HOUR_MS);
  return Math.min(longest, inTime, fillableUntil(shift));
}
