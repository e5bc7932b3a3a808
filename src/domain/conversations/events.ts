// What became of the bookings of a chat's two sides, told where it happened: booked, changed and how far the change has got,
// cancelled by whom. From this device alone; what a Rockstar knows of a change is the notice they got of it.
import { type Booking, bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { noticeReceipts } from '#domain/notifications/receipts.ts';
import { notifications } from '#domain/notifications/schema.ts';
import { LAST_KEY, rowsBy } from '#domain/rows-by.ts';
import type { Instant } from '#domain/time.ts';
import type { Mirror } from '#sync/index.ts';
import { conversations } from './schema.ts';

/** What both sides' notices of a change are called. */
const CHANGE = 'change_proposed';
const FIRST = '';

interface Told {
  readonly id: string;
  readonly at: Instant;
  readonly booking: Booking;
}

export type ChatEvent =
  | (Told & { readonly kind: 'booked' | 'cancelled_by_worker' | 'cancelled_by_venue' })
  | (Told & {
      readonly kind: 'changed';
      readonly arrivedAt: Instant | null;
      readonly seenAt: Instant | null;
      /** Waits for the Rockstar's answer. */
      readonly open: boolean;
    });

/** In the order in which they happened. */
export async function eventsOf(mirror: Mirror, args: { readonly id: string }): Promise<readonly ChatEvent[]> {
  const chat = await mirror.table(conversations).get(args.id);
  if (chat === undefined) return [];
  const { venue_id: venueId, rockstar_id: workerId } = chat;
  const rows = await mirror
    .table(bookings)
    .where('[worker_id+starts_at]')
    .between([workerId, FIRST], [workerId, LAST_KEY])
    .toArray();
  const theirs = rows.filter(row => row.venue_id === venueId);
  if (theirs.length === 0) return [];
  const known = new Map(theirs.map(row => [row.id as string, rowToBooking(row)]));
  const changes = mirror.userId === workerId ? await changesTold(mirror) : await changesSent(mirror, [...known.keys()]);
  const lastOf = new Map(changes.toSorted(byMoment).map(({ booking_id, id }) => [booking_id, id]));
  return [
    ...[...known.values()].flatMap(becameOf),
    ...changes.flatMap(({ id, at, booking_id, arrived_at, seen_at }): readonly ChatEvent[] => {
      const booking = known.get(booking_id);
      if (booking === undefined) return [];
      const open = booking.status === 'change_pending' && lastOf.get(booking_id) === id;
      const [arrivedAt, seenAt] = [instantOf(arrived_at), instantOf(seen_at)];
      return [{ kind: 'changed', id, at: Date.parse(at), booking, arrivedAt, seenAt, open }];
    }),
  ].sort((one, other) => one.at - other.at);
}

interface Change {
  readonly id: string;
  readonly booking_id: string;
  readonly at: string;
  readonly arrived_at: string | null;
  readonly seen_at: string | null;
}

/** What a venue knows of its changes: how far each has got. */
async function changesSent(mirror: Mirror, bookingIds: readonly string[]): Promise<readonly Change[]> {
  const rows = await rowsBy(mirror, noticeReceipts, { index: 'booking_id', keys: bookingIds });
  return rows.filter(({ kind }) => kind === CHANGE).map(row => ({ ...row, at: row.sent_at }));
}

/** What a Rockstar knows of them: that they were told. */
async function changesTold(mirror: Mirror): Promise<readonly Change[]> {
  const rows = await mirror
    .table(notifications)
    .where('[user_id+created_at]')
    .between([mirror.userId, FIRST], [mirror.userId, LAST_KEY])
    .toArray();
  return rows
    .filter(({ kind }) => kind === CHANGE)
    .map(({ id, payload, created_at: at }) => ({
      ...{ id, at, booking_id: String(payload.booking_id), arrived_at: null, seen_at: null },
    }));
}

function becameOf(booking: Booking): readonly ChatEvent[] {
  const { id, status, createdAt, cancelledAt } = booking;
  const booked = { kind: 'booked', id, at: createdAt, booking } as const;
  if (cancelledAt === null || (status !== 'cancelled_by_worker' && status !== 'cancelled_by_venue')) return [booked];
  return [booked, { kind: status, id: `${id} ${status}`, at: cancelledAt, booking }];
}

function byMoment(one: { readonly at: string }, other: { readonly at: string }): number {
  return one.at < other.at ? -1 : 1;
}

function instantOf(text: string | null): Instant | null {
  return text === null ? null : Date.parse(text);
}
