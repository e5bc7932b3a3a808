// Facts of attendance on the device: where somebody is by them, what a clock is worth, and what a fact does to a booking.
import { describe, expect, it } from 'vitest';
import { corrected, encoreMinute, evidenceOf, hasJumped } from '#domain/attendance/clock.ts';
import { checkIn, checkOut, markNoShow, recordAttendance } from '#domain/attendance/commands.ts';
import { absenceOf, codeUse, isOverdue, mayCheckIn, presenceOf } from '#domain/attendance/rules.ts';
import { attendanceEvents, type FactKind, type Verdict } from '#domain/attendance/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { ACTED, BOOKING, bookingRow, by, MANAGER, PlainTx, WORKER } from './rows.ts';

const START = Date.parse('2026-11-27T18:00:00Z');
const HOUR = 3_600_000;
const atHour = (hours: number) => START + hours * HOUR;
const FACT = '0190a000-0000-7000-8000-0000000000f1';
const OTHER_FACT = '0190a000-0000-7000-8000-0000000000f2';

const fact = (kind: FactKind, hours: number, verdict: Verdict = 'word') => ({ kind, at: atHour(hours), verdict });

describe('where somebody is', () => {
  it.each([
    ['away', []],
    ['away', [fact('out', 1)]],
    ['away', [fact('in', -3, 'out_of_window')]],
    ['here', [fact('in', 0)]],
    ['here', [fact('in', 0), fact('out', -0.5)]],
    ['resting', [fact('in', 0), fact('break_start', 2)]],
    ['here', [fact('in', 0), fact('break_start', 2), fact('break_end', 2.5)]],
    ['gone', [fact('in', 0), fact('break_start', 2), fact('out', 8)]],
  ] as const)('is «%s» by %j', (kind, facts) => {
    expect(presenceOf(facts).kind).toBe(kind);
  });

  it('counts since the coming that is proven, else since the first', () => {
    const word = fact('in', 0);
    const proven = fact('in', 0.5, 'proven');
    expect(presenceOf([word, proven])).toMatchObject({ came: proven });
    expect(presenceOf([fact('in', 1), word])).toMatchObject({ came: word });
  });
});

it('the use of a code shows how many came in one minute, and counts no leaving and no word', () => {
  const said = (kind: 'in' | 'out', at: number, verdict: 'proven' | 'word' = 'proven') => ({ kind, at, verdict });
  const facts = [said('in', 1), said('in', 1), said('in', 2), said('out', 1), said('in', 1, 'word')];
  expect(codeUse(facts)).toEqual({ proven: 3, most: 2 });
  expect(codeUse([])).toEqual({ proven: 0, most: 0 });
});

it.each([
  ['confirmed', 9, false],
  ['confirmed', 10, true],
  ['change_pending', 10, true],
  ['checked_in', 10, false],
  ['no_show', 10, false],
  ['cancelled_by_venue', 10, false],
] as const)('of who is %s, %i minutes after the start, cover may be thought of: %s', (status, minutes, overdue) => {
  expect(isOverdue({ status, startsAt: START }, START + minutes * 60_000)).toBe(overdue);
});

describe('who has not come', () => {
  it.each([
    ['due', -1, null, -1],
    ['silent', -0.5, -1, -0.5],
    ['silent', 3, -2, 3],
    // Heard last in the ten minutes that everybody has: down in the cellar with a code, maybe.
    ['silent', 3, 0.15, 3],
    ['late', 3, 0.2, 3],
    ['late', 0.25, null, 0.2],
    ['unheard', 0.1, null, 0.1],
    // A venue without signal does not know.
    ['unheard', 3, null, 0.1],
    ['unheard', 3, null, null],
  ] as const)('is %s at %d h, silent since %s, as known at %s', (kind, hours, since, known) => {
    const at = (hour: number | null) => (hour === null ? null : atHour(hour));
    const waited = { startsAt: START, silentSince: at(since), knownAt: at(known) };
    expect(absenceOf(waited, atHour(hours)).kind).toBe(kind);
  });

  it('is as many minutes late as have passed since the start', () => {
    const waited = { startsAt: START, silentSince: null, knownAt: atHour(1) };
    expect(absenceOf(waited, atHour(1) + 59_000)).toEqual({ kind: 'late', minutes: 60 });
  });
});

describe('a check-in', () => {
  it.each([
    [-1.01, false],
    [-1, true],
    [8, true],
    [8.01, false],
  ])('at %d h is possible: %s', (hours, possible) => {
    expect(mayCheckIn(atHour(hours), { startsAt: START, endsAt: atHour(8) })).toBe(possible);
  });

  const said = (hours: number, id = FACT) => ({
    id,
    booking_id: BOOKING,
    said_at: new Date(atHour(hours)).toISOString(),
  });
  const stage = () => new PlainTx().holding(bookings, bookingRow());

  it('moves the booking, waits for the server’s word on its code, and is one however often it comes', async () => {
    const tx = stage();
    await checkIn.apply(tx, { ...said(0), code: '572404' }, by(WORKER));
    await checkIn.apply(tx, { ...said(0), code: '572404' }, by(WORKER));
    expect(await tx.get(bookings, BOOKING)).toMatchObject({ status: 'checked_in', version: bookingRow().version + 1 });
    expect(await tx.get(attendanceEvents, FACT)).toMatchObject({ verdict: 'waiting', source: 'rockstar' });
  });

  it('counts by what the server was ahead of the clock', async () => {
    const tx = stage();
    await checkIn.apply(tx, { ...said(-24), offset_s: 24 * 3600 }, by(WORKER));
    expect(await tx.get(attendanceEvents, FACT)).toMatchObject({
      verdict: 'word',
      trusted_at: '2026-11-27T18:00:00.000Z',
    });
  });

  it('and a check-out come to the same in either order', async () => {
    for (const order of [0, 1]) {
      const tx = stage();
      const acts = [
        () => checkIn.apply(tx, said(0), by(WORKER)),
        () => checkOut.apply(tx, said(8, OTHER_FACT), by(WORKER)),
      ];
      for (const act of order === 0 ? acts : acts.toReversed()) await act();
      expect(await tx.get(bookings, BOOKING)).toMatchObject({ status: 'checked_out' });
    }
  });

  it('of a shift that was called off is kept, and moves nothing', async () => {
    const tx = new PlainTx().holding(bookings, bookingRow({ status: 'cancelled_by_venue' }));
    await checkIn.apply(tx, said(0), by(WORKER));
    expect(await tx.get(attendanceEvents, FACT)).toBeDefined();
    expect(await tx.get(bookings, BOOKING)).toMatchObject({ status: 'cancelled_by_venue' });
  });

  it('by hand is never of a time that is still to come', async () => {
    const tx = stage();
    const args = { ...said(0), kind: 'in' as const, reason: 'No phone' };
    await recordAttendance.apply(tx, args, { ...by(MANAGER), recordedAt: new Date(atHour(-0.5)).toISOString() });
    expect(await tx.get(attendanceEvents, FACT)).toMatchObject({
      verdict: 'by_hand',
      trusted_at: '2026-11-27T17:30:00.000Z',
    });
  });
});

describe('a clock', () => {
  const heard = { serverAt: START, deviceAt: START - 24 * HOUR };

  it('that is a day behind is corrected by what was heard', () => {
    expect(corrected(atHour(-23), heard)).toBe(atHour(1));
    expect(evidenceOf(atHour(-23), heard, HOUR)).toEqual({
      said_at: '2026-11-26T19:00:00.000Z',
      offset_s: 24 * 3600,
      clock_jumped: false,
    });
  });

  it.each([
    ['runs on', HOUR, HOUR, false],
    ['slept and ran on', 5 * HOUR, HOUR, false],
    ['was set back an hour', 0, HOUR, true],
    ['stands before what it said, in a page that was opened since', -HOUR, null, true],
    ['runs on, in a page that was opened since', HOUR, null, false],
  ])('that %s', (_, passed, ranMs, jumped) => {
    expect(hasJumped(heard.deviceAt + passed, heard, ranMs)).toBe(jumped);
  });

  it('opens and closes by whole minutes of what was heard, unless it was set since', () => {
    const now = heard.deviceAt + HOUR;
    const late = { ...heard, serverAt: START + 20_000 };
    expect(encoreMinute(now, { now, heard: late, ranMs: HOUR })).toBe(atHour(1));
    expect(encoreMinute(now, { now, heard: late, ranMs: 2 * HOUR })).toBe(now);
    expect(encoreMinute(now, { now, heard: null, ranMs: null })).toBe(now);
  });

  it('that nobody was heard of is taken as it is, and one that is decades off says nothing', () => {
    expect(evidenceOf(START, null, null)).toEqual({
      said_at: '2026-11-27T18:00:00.000Z',
      offset_s: 0,
      clock_jumped: false,
    });
    expect(evidenceOf(HOUR, { serverAt: START, deviceAt: 0 }, HOUR)).toMatchObject({
      said_at: '2026-11-27T19:00:00.000Z',
      offset_s: 0,
    });
  });
});

describe('a no-show', () => {
  it.each([
    ['confirmed', 'no_show'],
    ['change_pending', 'no_show'],
    ['checked_in', 'checked_in'],
    ['cancelled_by_worker', 'cancelled_by_worker'],
  ] as const)('of a booking that is %s leaves it %s', async (status, left) => {
    const tx = new PlainTx().holding(bookings, bookingRow({ status }));
    await markNoShow.apply(tx, { id: BOOKING }, by(MANAGER));
    expect(await tx.get(bookings, BOOKING)).toMatchObject({
      status: left,
      no_show_at: left === 'no_show' ? ACTED : null,
    });
  });

  it('stands against the person’s own word and their code until the server has seen it, and falls by the venue’s', async () => {
    const tx = new PlainTx().holding(bookings, bookingRow({ status: 'no_show', no_show_at: ACTED }));
    const coming = { booking_id: BOOKING, said_at: new Date(START).toISOString() };
    const later = { ...by(MANAGER), recordedAt: new Date(atHour(1)).toISOString() };
    await checkIn.apply(tx, { id: FACT, ...coming, code: '572404' }, by(WORKER));
    expect(await tx.get(bookings, BOOKING)).toMatchObject({ status: 'no_show' });
    await recordAttendance.apply(tx, { id: OTHER_FACT, ...coming, kind: 'in', reason: 'Seen' }, later);
    expect(await tx.get(bookings, BOOKING)).toMatchObject({ status: 'checked_in' });
  });
});
