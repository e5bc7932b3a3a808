// What became of the bookings of a chat's two sides, told where it happened: booked, changed and how far the change has got,
// cancelled by whom. From this device alone; what a Rockstar knows of a change is the notice they got of it.
import { type Booking, bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { noticeReceipts } from '#domain/notifications/receipts.ts';
import { notifications } from '#domain/notifications/schema.ts';
import type { Instant } from '#domain/time.ts';
import type { Mirror } from '#sync/index.ts';
import { conversations } from './schema.ts';

/** What both sides' notices of a change are called. */
const CHANGE = 'change_proposed';
const FIRST = '';
const END_OF_TIME = '\uffff';

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
    .between([workerId, FIRST], [workerId, END_OF_TIME])
    .filter(row => row.venue_id === venueId)
    .toArray();
  const known = new Map(rows.map(row => [row.id as string, rowToBooking(row)]));
  const ids = [...known.keys()];
  const [sent, told] = await Promise.all([
    mirror.table(noticeReceipts).where('booking_id').anyOf(ids).toArray(),
    mirror
      .table(notifications)
      .where('[user_id+created_at]')
      .between([workerId, FIRST], [workerId, END_OF_TIME])
      .toArray(),
  ]);
  const changes = [
    ...sent.map(row => ({ ...row, at: row.sent_at })),
    ...told.map(({ id, kind, payload, created_at: at }) => ({
      ...{ id, kind, at, booking_id: String(payload.booking_id), arrived_at: null, seen_at: null },
    })),
  ].filter(({ kind }) => kind === CHANGE);
  const lastOf = new Map(changes.toSorted(byMoment).map(({ booking_id, id }) => [booking_id as string, id]));
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
