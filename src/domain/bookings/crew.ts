// Who else is on a shift, and how the two sides of a booking reach one another. Both are written by the server alone, for
// those whom they concern, so that the phone has them without signal.

import * as v from 'valibot';
import { idText, rowXid } from '#domain/ids.ts';
import { instantText } from '#domain/time.ts';
import { defineTable, type Mirror } from '#sync/index.ts';

const shiftCrewRow = v.object({
  id: idText,
  row_xid: rowXid,
  shift_id: idText,
  worker_id: idText,
  first_name: v.string(),
  role: v.string(),
  ends_at: instantText,
  created_at: instantText,
  updated_at: instantText,
});
export type ShiftCrewRow = v.InferOutput<typeof shiftCrewRow>;

export const shiftCrew = defineTable<ShiftCrewRow>({
  name: 'shift_crew',
  row: shiftCrewRow,
  indexes: ['shift_id'],
  scopes: row => [`shift:${row.shift_id}`],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

const bookingContactRow = v.object({
  id: idText,
  row_xid: rowXid,
  booking_id: idText,
  /** Whose name and number it is; the other side reads it. */
  side: v.picklist(['rockstar', 'venue']),
  worker_id: v.nullable(idText),
  venue_id: v.nullable(idText),
  name: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  ends_at: instantText,
  created_at: instantText,
  updated_at: instantText,
});
export type BookingContactRow = v.InferOutput<typeof bookingContactRow>;

export const bookingContacts = defineTable<BookingContactRow>({
  name: 'booking_contacts',
  row: bookingContactRow,
  indexes: ['booking_id'],
  scopes: row => [
    ...(row.worker_id === null ? [] : [`user:${row.worker_id}`]),
    ...(row.venue_id === null ? [] : [`venue:${row.venue_id}`]),
  ],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

export interface Contact {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface Colleague {
  readonly firstName: string;
  readonly role: string;
}

/** The others on a shift, by name; empty for those who have no place on it. */
export async function colleaguesOnShift(
  mirror: Mirror,
  args: { readonly shiftId: string },
): Promise<readonly Colleague[]> {
  const rows = await mirror.table(shiftCrew).where('shift_id').equals(args.shiftId).toArray();
  return rows
    .filter(row => row.worker_id !== mirror.userId)
    .map(row => ({ firstName: row.first_name, role: row.role }))
    .sort((one, other) => one.firstName.localeCompare(other.firstName));
}

/** How to reach the other side; null when the booking is not live, or thirty days after it. */
export async function contactOfBooking(mirror: Mirror, args: { readonly bookingId: string }): Promise<Contact | null> {
  const rows = await mirror.table(bookingContacts).where('booking_id').equals(args.bookingId).toArray();
  const [row] = rows;
  return row === undefined ? null : { name: row.name, phone: row.phone, email: row.email };
}
