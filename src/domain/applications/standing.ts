// How a person stands with a shift, in the three honest words: on this device, sent, confirmed. Computed from the
// application, the booking and what is still in the queue; a request is never more than a request until the server
// has made a booking.

import type { Booking } from '#domain/bookings/schema.ts';
import type { Instant } from '#domain/time.ts';
import type { PendingState } from '#sync/index.ts';
import { awaitsDecision } from './rules.ts';
import type { Application, ApplicationStatus } from './schema.ts';

export type Standing =
  | { readonly kind: 'on_device'; readonly source: Application['source']; readonly at: Instant }
  | {
      readonly kind: 'sent';
      readonly source: Application['source'];
      readonly at: Instant;
      readonly shortlisted: boolean;
      /** Somebody of the venue has read it. */
      readonly seen: boolean;
    }
  | {
      readonly kind: 'waitlisted';
      readonly source: Application['source'];
      readonly position: number | null;
      readonly at: Instant;
    }
  /** A place is held for them; `onDevice`: their yes has not reached the server. */
  | { readonly kind: 'offered'; readonly until: Instant; readonly onDevice: boolean }
  /** `onDevice`: something of it has not reached the server. */
  | { readonly kind: 'confirmed'; readonly booking: Booking; readonly onDevice: boolean }
  | { readonly kind: 'not_selected'; readonly reason: string | null }
  | { readonly kind: 'withdrawn'; readonly because: 'own' | 'clash'; readonly onDevice: boolean }
  | { readonly kind: 'closed'; readonly because: 'shift_cancelled' | 'filled' | 'lapsed' | 'other' }
  | {
      readonly kind: 'cancelled';
      readonly by: 'worker' | 'venue';
      readonly booking: Booking;
      readonly onDevice: boolean;
    }
  | { readonly kind: 'ended'; readonly booking: Booking; readonly onDevice: boolean }
  | { readonly kind: 'refused'; readonly commandId: string; readonly code: string; readonly detail: unknown };

export function standingOf(application: Application, pending: PendingState | null): Standing {
  const { source, status } = application;
  const onDevice = pending !== null;
  switch (status) {
    case 'submitted':
    case 'viewed':
    case 'shortlisted':
      return onDevice
        ? { kind: 'on_device', source, at: application.recordedAt }
        : {
            kind: 'sent',
            source,
            at: application.recordedAt,
            shortlisted: status === 'shortlisted',
            seen: status !== 'submitted',
          };
    case 'offered':
      return { kind: 'offered', until: application.holdUntil ?? application.updatedAt, onDevice: false };
    case 'accepted':
      // Their own yes to a held place, still on its way.
      if (onDevice && application.holdUntil !== null)
        return { kind: 'offered', until: application.holdUntil, onDevice };
      // The booking itself says "confirmed"; until its row is here nothing is promised.
      return onDevice
        ? { kind: 'on_device', source, at: application.recordedAt }
        : { kind: 'sent', source, at: application.recordedAt, shortlisted: false, seen: true };
    case 'waitlisted':
      return { kind: 'waitlisted', source, position: application.waitlistPos, at: application.updatedAt };
    case 'rejected':
      return { kind: 'not_selected', reason: application.decisionReason };
    case 'withdrawn':
      return { kind: 'withdrawn', because: application.closedReason === 'clash' ? 'clash' : 'own', onDevice };
    case 'declined':
      return { kind: 'withdrawn', because: 'own', onDevice };
    case 'expired':
      return { kind: 'closed', because: 'lapsed' };
    case 'closed':
      return { kind: 'closed', because: closedBecause(application.closedReason) };
  }
}

/** A place that was not taken in time is held no longer, also where the device has not heard the server say so. */
export function standingAt(standing: Standing, now: Instant): Standing {
  const lapsed = standing.kind === 'offered' && !standing.onDevice && standing.until <= now;
  return lapsed ? { kind: 'closed', because: 'lapsed' } : standing;
}

function closedBecause(reason: string | null): 'shift_cancelled' | 'filled' | 'other' {
  return reason === 'shift_cancelled' || reason === 'filled' ? reason : 'other';
}

export function standingOfBooking(booking: Booking, pending: PendingState | null): Standing {
  switch (booking.status) {
    case 'confirmed':
    case 'change_pending':
    case 'checked_in':
      return { kind: 'confirmed', booking, onDevice: pending !== null };
    case 'cancelled_by_worker':
      return { kind: 'cancelled', by: 'worker', booking, onDevice: pending !== null };
    case 'cancelled_by_venue':
      return { kind: 'cancelled', by: 'venue', booking, onDevice: pending !== null };
    case 'checked_out':
    case 'approved':
    case 'no_show':
    case 'released':
    case 'transferred':
      return { kind: 'ended', booking, onDevice: pending !== null };
  }
}

/** Still something to wait for or to do about it. */
export function isOpenStanding(standing: Standing): boolean {
  return (
    standing.kind === 'on_device' ||
    standing.kind === 'sent' ||
    standing.kind === 'waitlisted' ||
    standing.kind === 'offered' ||
    standing.kind === 'confirmed'
  );
}

/** Whom a venue sees as an applicant. What was accepted and booked stands among the booked; a yes on its way stays here until then. */
export function isAmongApplicants({
  status,
  pending,
}: Pick<Application, 'status'> & { readonly pending: PendingState | null }) {
  return awaitsDecision(status) || ANSWERED.has(status) || (status === 'accepted' && pending !== null);
}

const ANSWERED: ReadonlySet<ApplicationStatus> = new Set(['offered', 'rejected', 'withdrawn', 'declined', 'expired']);

/** What a venue sees beside a name: a word only for what is more than a plain request. */
export function applicantChip(application: Application, pending: PendingState | null) {
  // That it was read is nobody's business to wait for.
  if (pending !== null && application.status !== 'viewed') return 'onThisDevice';
  const standing = standingOf(application, null);
  if (standing.kind === 'offered') return 'held';
  return standing.kind === 'sent' && !standing.shortlisted ? null : standingChip(standing);
}

/** Whoever is there has come only once the server heard of it. */
function bookedChip({ booking, onDevice }: Extract<Standing, { kind: 'confirmed' }>) {
  if (booking.status === 'change_pending') return 'changed';
  if (booking.status !== 'checked_in') return 'confirmed';
  return onDevice ? 'onThisDevice' : 'checkedIn';
}

function endedChip({ booking, onDevice }: Extract<Standing, { kind: 'ended' }>) {
  switch (booking.status) {
    case 'no_show':
      return 'noShow';
    // Nothing was worked, and it may be open again.
    case 'released':
      return 'released';
    case 'transferred':
      return 'transferred';
    case 'approved':
      return onDevice ? 'onThisDevice' : 'approved';
    default:
      return 'ended';
  }
}

/** The one word for it, as the table of state chips names it. */
export function standingChip(standing: Standing) {
  switch (standing.kind) {
    case 'on_device':
      return 'onThisDevice';
    case 'sent':
      return standing.shortlisted ? 'shortlisted' : 'sent';
    case 'waitlisted':
      return 'waitlisted';
    case 'offered':
      return standing.onDevice ? 'onThisDevice' : 'offered';
    case 'confirmed':
      return bookedChip(standing);
    case 'not_selected':
      return 'notSelected';
    case 'withdrawn':
      return standing.onDevice ? 'onThisDevice' : 'withdrawn';
    case 'closed':
      return standing.because === 'shift_cancelled' ? 'cancelled' : 'ended';
    case 'cancelled':
      return standing.onDevice ? 'onThisDevice' : 'cancelled';
    case 'ended':
      return endedChip(standing);
    case 'refused':
      return 'refused';
  }
}
