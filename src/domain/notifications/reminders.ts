// What a phone says by itself before a shift, from what it has: a day and two hours before the start, without signal too. Twin of
// the clock's reminders (`remind_of_shift`, `ask_whether_coming`), which reach a closed app as push messages. Whichever comes first
// is the one: a device says nothing that it has been told, and what it said itself counts as read when it is told the same.

import type { Application } from '#domain/applications/schema.ts';
import { isUnbegun } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import type { NotificationId } from '#domain/ids.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import type { Notification } from './schema.ts';

const HOUR_MS = 3_600_000;
const SOON_MS = 2 * HOUR_MS;
/** No reminder is due longer before a start. */
export const AHEAD_MS = 24 * HOUR_MS;
/** Who took the shift later than this has only just said yes to it. */
const BOOKED_BEFORE_MS = 36 * HOUR_MS;

/** `claim_unsent`: it was taken without signal, so nothing is confirmed. */
type ReminderKind = 'shift_ahead' | 'shift_soon' | 'claim_unsent';

type Place = Pick<Shift, 'venueId' | 'role' | 'startsAt' | 'endsAt' | 'tz'>;
type Booked = Place & Pick<Booking, 'id' | 'status' | 'createdAt'>;
type Claimed = Place & Pick<Shift, 'id'>;

export interface Reminder {
  readonly kind: ReminderKind;
  /** Of the booking, or of the shift while there is none. */
  readonly about: { readonly booking_id: string } | { readonly shift_id: string };
  readonly place: Place;
  /** Since when it is due. */
  readonly at: Instant;
}

export interface Ahead {
  readonly bookings: readonly Booked[];
  /** Taken on this phone, and not sent. */
  readonly claims: readonly { readonly request: Pick<Application, 'recordedAt'>; readonly shift: Claimed }[];
}

type Told = Pick<Notification, 'kind' | 'payload' | 'createdAt'>;

/** Those that nobody has told yet, one of a place at most. */
export function dueReminders({ bookings, claims }: Ahead, told: readonly Told[], now: Instant): readonly Reminder[] {
  const booked = bookings.flatMap(booking => ofBooking(booking, now));
  const unsent = claims.flatMap(({ request, shift }): Reminder[] => {
    const at = shift.startsAt - SOON_MS;
    const due = at <= now && now < shift.startsAt && request.recordedAt <= at;
    return due ? [{ kind: 'claim_unsent', about: { shift_id: shift.id }, place: shift, at }] : [];
  });
  return [...booked, ...unsent].filter(reminder => !told.some(notice => tells(notice, reminder)));
}

function ofBooking(booking: Booked, now: Instant): readonly Reminder[] {
  if (!isUnbegun(booking, now)) return [];
  const { id, startsAt, createdAt } = booking;
  const about = { booking_id: id };
  const soon = startsAt - SOON_MS;
  if (now >= soon) return createdAt > soon ? [] : [{ kind: 'shift_soon', about, place: booking, at: soon }];
  const ahead = startsAt - AHEAD_MS;
  if (now < ahead || createdAt > startsAt - BOOKED_BEFORE_MS) return [];
  return [{ kind: 'shift_ahead', about, place: booking, at: ahead }];
}

/** Of the same start. To be asked on that day whether one comes says as well that the shift is near. */
function tells(notice: Told, reminder: Reminder): boolean {
  const asks = notice.kind === 'confirm_asked' && notice.createdAt >= reminder.at;
  const kind = asks && reminder.kind === 'shift_ahead' ? reminder.kind : notice.kind;
  return keyOfTold({ ...notice, kind }) === keyOfReminder(reminder);
}

/** By which a device remembers what it has said; another start is another reminder. */
export function keyOfReminder({ kind, about, place }: Reminder): string {
  return [kind, ...Object.values(about), place.startsAt].join(' ');
}

/** The same of what was told; null where it tells of no booking's start. */
export function keyOfTold({ kind, payload: { booking_id: booking, starts_at: start } }: Told): string | null {
  return typeof booking === 'string' && typeof start === 'string' ? `${kind} ${booking} ${Date.parse(start)}` : null;
}

/** As the bell lists it: read, since this device says it when it comes due. */
export function asNotification(reminder: Reminder, venue: string): Notification {
  const { kind, about, place, at } = reminder;
  const { role, startsAt, endsAt, tz } = place;
  return {
    id: keyOfReminder(reminder) as NotificationId,
    kind,
    payload: { ...about, venue, role, starts_at: toInstantText(startsAt), ends_at: toInstantText(endsAt), tz },
    mustAck: false,
    readAt: at,
    ackedAt: null,
    createdAt: at,
  };
}
