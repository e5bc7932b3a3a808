// What a phone says by itself before a shift, and what it leaves to whoever has said it before.
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { applications, rowToApplication } from '#domain/applications/schema.ts';
import { type BookingRow, bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { ownReminders } from '#domain/notifications/reminder-queries.ts';
import { asNotification, dueReminders, keyOfReminder } from '#domain/notifications/reminders.ts';
import { notifications } from '#domain/notifications/schema.ts';
import { rowToShift, shifts } from '#domain/shifts/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import { deviceOf } from './device-of.ts';
import { applicationRow, BOOKING, bookingRow, SHIFT, shiftRow, venueRow, WORKER } from './rows.ts';

const startsAt = Date.parse('2026-11-27T18:00:00.000Z');
const hour = 3_600_000;
const before = (hours: number) => startsAt - hours * hour;
const text = (hours: number) => new Date(before(hours)).toISOString();

const dueOf = (changes: Partial<BookingRow>, hours: number, told: Parameters<typeof dueReminders>[1] = []) =>
  dueReminders({ bookings: [rowToBooking(bookingRow(changes))], claims: [] }, told, before(hours)).map(
    ({ kind, at }) => [kind, (startsAt - at) / hour],
  );

const early = { created_at: text(100) };

describe('a booked shift', () => {
  it.each([
    ['more than a day ahead', early, 24.1, []],
    ['a day ahead', early, 24, [['shift_ahead', 24]]],
    ['a few hours ahead, the phone was off', early, 2.1, [['shift_ahead', 24]]],
    ['two hours ahead: one reminder, not both', early, 2, [['shift_soon', 2]]],
    ['about to start', early, 0.01, [['shift_soon', 2]]],
    ['that has started', early, 0, []],
    ['taken within the last day or so', { created_at: text(35) }, 23, []],
    ['of that kind, two hours ahead', { created_at: text(35) }, 2, [['shift_soon', 2]]],
    ['taken within the last two hours', { created_at: text(1.9) }, 1, []],
    ['whose change waits for an answer', { ...early, status: 'change_pending' }, 2, [['shift_soon', 2]]],
    ['cancelled by its worker', { ...early, status: 'cancelled_by_worker' }, 2, []],
    ['cancelled by the venue', { ...early, status: 'cancelled_by_venue' }, 23, []],
    ['released', { ...early, status: 'released' }, 2, []],
    ['handed to somebody else', { ...early, status: 'transferred' }, 2, []],
    ['on which one is already', { ...early, status: 'checked_in' }, 0.5, []],
  ] as const)('%s', (_, changes, hours, due) => {
    expect(dueOf(changes, hours)).toEqual(due);
  });
});

const told = (kind: string, { at = 2, of = BOOKING, start = text(0) } = {}) => ({
  kind,
  payload: { booking_id: of, starts_at: start.replace('.000Z', '+00:00') },
  createdAt: before(at),
});

describe('what was told', () => {
  it.each([
    ['is not said again', told('shift_soon'), 2, []],
    ['nor a day before', told('shift_ahead', { at: 24 }), 20, []],
    ['by asking whether one comes, that day', told('confirm_asked', { at: 24 }), 20, []],
    ['by asking two days before, is another thing', told('confirm_asked', { at: 48 }), 20, [['shift_ahead', 24]]],
    ['a day before is said again two hours before', told('shift_ahead', { at: 24 }), 2, [['shift_soon', 2]]],
    ['of another start, is said of this one', told('shift_soon', { start: text(5) }), 2, [['shift_soon', 2]]],
    ['of another shift, too', told('shift_soon', { of: SHIFT }), 2, [['shift_soon', 2]]],
    ['of a change, is no reminder', told('shift_changed'), 2, [['shift_soon', 2]]],
  ] as const)('%s', (_, notice, hours, due) => {
    expect(dueOf(early, hours, [notice])).toEqual(due);
  });
});

it('a shift that moved has the new reminder, under a key of its own', () => {
  const [was] = dueReminders({ bookings: [rowToBooking(bookingRow(early))], claims: [] }, [], before(2));
  const moved = bookingRow({ ...early, starts_at: text(-6), ends_at: text(-14) });
  const at = (hours: number) => dueReminders({ bookings: [rowToBooking(moved)], claims: [] }, [], before(hours));
  expect(at(2).map(({ kind }) => kind)).toEqual(['shift_ahead']);
  const [is] = at(-4);
  expect(is?.kind).toBe('shift_soon');
  expect(keyOfReminder(is as never)).not.toBe(keyOfReminder(was as never));
});

it('a shift taken without signal, whose request is still here, is reminded of as what it is', () => {
  const shift = rowToShift(shiftRow());
  const at = (hours: number, recorded: number) =>
    dueReminders(
      { bookings: [], claims: [{ request: rowToApplication(applicationRow({ recorded_at: text(recorded) })), shift }] },
      [],
      before(hours),
    );
  expect(at(2, 10).map(({ kind }) => kind)).toEqual(['claim_unsent']);
  expect([at(2.1, 10), at(1, 1.9), at(0, 10)]).toEqual([[], [], []]);
  expect(asNotification(at(2, 10)[0] as never, 'The Copper Thistle')).toMatchObject({
    payload: { shift_id: SHIFT, venue: 'The Copper Thistle', role: 'bartender' },
    mustAck: false,
    readAt: before(2),
  });
});

it('is read from the phone alone: its own bookings, claims that were not sent, and what it has been told', async () => {
  const { mirror, holds, close } = deviceOf(WORKER);
  await holds(venues, venueRow());
  await holds(shifts, shiftRow());
  await holds(bookings, bookingRow(early), bookingRow({ ...early, id: SHIFT, worker_id: 'other' }));
  // The server has this one: its answer is what counts.
  await holds(applications, applicationRow({ source: 'claim', recorded_at: text(10) }));
  const found = await ownReminders(mirror, { now: before(2) });
  expect(found.unread).toEqual([]);
  expect(found.due.map(({ key, notice }) => [key, notice.payload.venue])).toEqual([
    [`shift_soon ${BOOKING} ${startsAt}`, 'The Copper Thistle'],
  ]);
  const notice = {
    ...{ id: SHIFT, row_xid: '1', user_id: WORKER, kind: 'shift_soon', must_ack: false, read_at: null, acked_at: null },
    ...{ payload: { booking_id: BOOKING, starts_at: text(0) }, created_at: text(2), updated_at: text(2) },
  };
  await holds(notifications, notice);
  expect(await ownReminders(mirror, { now: before(2) })).toEqual({
    due: [],
    unread: [{ key: `shift_soon ${BOOKING} ${startsAt}`, id: SHIFT }],
  });
  close();
});
