// What stands around a chat: which shift it is about, and what became of the two sides' bookings, told where it happened.
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { applications } from '#domain/applications/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { eventsOf } from '#domain/conversations/events.ts';
import { conversations } from '#domain/conversations/schema.ts';
import { ticketKey, ticketsOf } from '#domain/conversations/tickets.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { noticeReceipts } from '#domain/notifications/receipts.ts';
import { notifications } from '#domain/notifications/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { venueUsers } from '#domain/venues/schema.ts';
import { deviceOf } from './device-of.ts';
import { applicationRow, BOOKING, bookingRow, MANAGER, SHIFT, shiftRow, VENUE, WORKER } from './rows.ts';

const from = Date.parse('2026-11-26T10:00:00.000Z');
const terms = { role: 'bartender', break_min: 30, rate_minor: 1550, place: null };

it('a ticket is the next booking, else what was applied for, else an invitation; of shifts ahead and of live ones', async () => {
  const mina = deviceOf(MANAGER);
  const id = (nth: number) => `0190a000-0000-7000-8000-0000000001${nth}`;
  await mina.holds(venueUsers, { id: id(10), row_xid: '1', venue_id: VENUE, user_id: MANAGER, role: 'admin' });
  await mina.holds(shifts, shiftRow(), shiftRow({ id: id(11), starts_at: '2026-11-26T09:00:00.000Z' }));
  await mina.holds(
    bookings,
    bookingRow(),
    bookingRow({ id: id(12), starts_at: '2026-11-28T18:00:00.000Z', ends_at: '2026-11-29T02:00:00.000Z' }),
    bookingRow({ id: id(13), worker_id: 'gone', status: 'cancelled_by_worker' }),
    bookingRow({ id: id(14), worker_id: 'was', ends_at: '2026-11-26T09:59:00.000Z' }),
  );
  const invited = { row_xid: '1', venue_id: VENUE, shift_id: SHIFT, status: 'sent' } as const;
  await mina.holds(
    applications,
    applicationRow({ id: id(15) }),
    applicationRow({ id: id(16), worker_id: 'applied', status: 'shortlisted' }),
    applicationRow({ id: id(17), worker_id: 'no', status: 'rejected' }),
    applicationRow({ id: id(18), worker_id: 'late', shift_id: id(11) }),
  );
  await mina.holds(
    workInvitations,
    { ...invited, id: id(19), worker_id: 'applied' },
    { ...invited, id: id(20), worker_id: 'invited' },
    { ...invited, id: id(21), worker_id: 'declined', status: 'declined' },
  );
  const tickets = await ticketsOf(mina.mirror, { side: 'venue', from });
  const said = [...tickets].map(([key, { kind, startsAt }]) => [key, kind, new Date(startsAt).toISOString()]);
  const friday = '2026-11-27T18:00:00.000Z';
  expect(said).toEqual([
    [ticketKey(VENUE, WORKER), 'booked', friday],
    [ticketKey(VENUE, 'applied'), 'applied', friday],
    [ticketKey(VENUE, 'invited'), 'invited', friday],
  ]);
  mina.close();
});

it('a Rockstar has the tickets of their own, and of nobody who works beside them', async () => {
  const rocco = deviceOf(WORKER);
  await rocco.holds(shifts, shiftRow());
  await rocco.holds(bookings, bookingRow({ worker_id: 'other' }));
  await rocco.holds(applications, applicationRow());
  const tickets = await ticketsOf(rocco.mirror, { side: 'rockstar', from });
  expect([...tickets].map(([key, { kind }]) => [key, kind])).toEqual([[ticketKey(VENUE, WORKER), 'applied']]);
  rocco.close();
});

it('a venue is told how far the open change has got, a Rockstar that there is one; cancelling stands where it happened', async () => {
  const changed = bookingRow({
    status: 'change_pending',
    proposed: { ...terms, starts_at: '2026-11-27T18:00:00.000Z', ends_at: '2026-11-28T03:00:00.000Z' },
    answer_by: '2026-11-26T18:00:00.000Z',
  });
  const left = bookingRow({
    ...{ id: '0190a000-0000-7000-8000-000000000131', status: 'cancelled_by_worker' },
    ...{ created_at: '2026-11-20T11:00:00.000Z', cancelled_at: '2026-11-25T12:00:00.000Z' },
  });
  const elsewhere = bookingRow({
    ...{ id: '0190a000-0000-7000-8000-000000000132', venue_id: 'other' },
  });
  const chat = { id: 'chat', row_xid: '1', venue_id: VENUE, rockstar_id: WORKER };
  const venue = deviceOf(MANAGER);
  await venue.holds(conversations, chat);
  await venue.holds(bookings, changed, left, elsewhere);
  const receipt = { row_xid: '1', venue_id: VENUE, booking_id: BOOKING, kind: 'change_proposed', seen_at: null };
  await venue.holds(
    noticeReceipts,
    { ...receipt, id: 'first', sent_at: '2026-11-22T10:00:00.000Z', arrived_at: null },
    { ...receipt, id: 'second', sent_at: '2026-11-24T10:00:00.000Z', arrived_at: '2026-11-24T10:01:00.000Z' },
    { ...receipt, id: 'other', kind: 'shift_cancelled', sent_at: '2026-11-24T11:00:00.000Z', arrived_at: null },
  );
  const events = await eventsOf(venue.mirror, { id: 'chat' });
  expect(events.map(({ kind, at }) => `${kind} ${new Date(at).toISOString().slice(5, 13)}`)).toEqual([
    'booked 11-20T10',
    'booked 11-20T11',
    'changed 11-22T10',
    'changed 11-24T10',
    'cancelled_by_worker 11-25T12',
  ]);
  expect(events[2]).toMatchObject({ open: false, arrivedAt: null });
  expect(events[3]).toMatchObject({ open: true, arrivedAt: Date.parse('2026-11-24T10:01:00.000Z'), seenAt: null });
  venue.close();

  const rockstar = deviceOf(WORKER);
  await rockstar.holds(conversations, chat);
  await rockstar.holds(bookings, changed);
  await rockstar.holds(notifications, {
    ...{ id: 'notice', row_xid: '1', user_id: WORKER, kind: 'change_proposed', payload: { booking_id: BOOKING } },
    created_at: '2026-11-24T10:00:00.000Z',
  });
  const own = await eventsOf(rockstar.mirror, { id: 'chat' });
  expect(own.map(({ kind }) => kind)).toEqual(['booked', 'changed']);
  expect(own[1]).toMatchObject({ open: true, arrivedAt: null });
  rockstar.close();
});
