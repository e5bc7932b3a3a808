import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { claimShift, submitApplication, withdrawApplication } from '#domain/applications/commands.ts';
import { decideApplication } from '#domain/applications/decide.ts';
import { applications } from '#domain/applications/schema.ts';
import { cancelBooking } from '#domain/bookings/commands.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { catalogue } from '#domain/catalogue.ts';
import { cancelShift, publishShift, type SaveShiftArgs, saveShift } from '#domain/shifts/commands.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import {
  ACTED,
  APPLICATION,
  applicationRow,
  BOOKING,
  bookingRow,
  by,
  MANAGER,
  PlainTx,
  SHIFT,
  shiftRow,
  VENUE,
  venueRow,
  WORKER,
} from './rows.ts';

const saved: SaveShiftArgs = {
  id: SHIFT,
  venue_id: VENUE,
  role: 'host',
  starts_local: '2026-11-29T11:00',
  ends_local: '2026-11-29T17:00',
  starts_at: '2026-11-29T11:00:00.000Z',
  ends_at: '2026-11-29T17:00:00.000Z',
  break_min: 0,
  rate_minor: 1400,
  tips: true,
  positions: 1,
  booking_mode: 'instant',
};

describe('a saved shift', () => {
  it('becomes a draft at the venue’s place, zone and currency', async () => {
    const tx = new PlainTx().holding(venues, venueRow({ tz: 'America/New_York', currency: 'USD', area: 'new-york' }));
    await saveShift.apply(tx, saved, by(MANAGER));
    expect(await tx.get(shifts, SHIFT)).toMatchObject({
      status: 'draft',
      tz: 'America/New_York',
      currency: 'USD',
      area: 'new-york',
      version: 1,
      row_xid: '0',
      created_by: MANAGER,
      created_at: ACTED,
    });
  });

  it('changes a draft and counts it', async () => {
    const tx = new PlainTx().holding(venues, venueRow()).holding(shifts, shiftRow({ status: 'draft' }));
    await saveShift.apply(tx, saved, by(MANAGER));
    expect(await tx.get(shifts, SHIFT)).toMatchObject({ role: 'host', version: 4, row_xid: '8' });
  });

  it('leaves alone what is posted', async () => {
    const tx = new PlainTx().holding(venues, venueRow()).holding(shifts, shiftRow());
    await saveShift.apply(tx, saved, by(MANAGER));
    expect(await tx.get(shifts, SHIFT)).toEqual(shiftRow());
  });
});

describe('posting and calling off', () => {
  it('posts a draft as the server will', async () => {
    const tx = new PlainTx().holding(shifts, shiftRow({ status: 'draft', published_at: null }));
    await publishShift.apply(tx, { id: SHIFT, version: 3 }, by(MANAGER));
    expect(await tx.get(shifts, SHIFT)).toMatchObject({ status: 'published', version: 4, published_at: ACTED });
  });

  it('closes what was applied for and releases who was booked', async () => {
    const answered = applicationRow({ id: BOOKING, status: 'rejected' });
    const accepted = applicationRow({ id: VENUE, status: 'accepted' });
    const tx = new PlainTx()
      .holding(shifts, shiftRow())
      .holding(applications, applicationRow(), answered, accepted)
      .holding(bookings, bookingRow({ application_id: VENUE }));
    await cancelShift.apply(tx, { id: SHIFT, reason: 'Burst pipe' }, by(MANAGER));
    expect(await tx.get(shifts, SHIFT)).toMatchObject({ status: 'cancelled', cancelled_reason: 'Burst pipe' });
    expect(await tx.get(applications, APPLICATION)).toMatchObject({
      status: 'closed',
      closed_reason: 'shift_cancelled',
    });
    expect(await tx.get(applications, BOOKING)).toEqual(answered);
    expect(await tx.get(applications, VENUE)).toMatchObject({ status: 'closed', closed_reason: 'booking_cancelled' });
    expect(await tx.get(bookings, BOOKING)).toMatchObject({ status: 'cancelled_by_venue', cancelled_at: ACTED });
  });
});

describe('asking', () => {
  it('by a claim makes a request and never a booking', async () => {
    const tx = new PlainTx().holding(shifts, shiftRow({ booking_mode: 'instant' }));
    const args = { application_id: APPLICATION, booking_id: BOOKING, shift_id: SHIFT, seen_version: 3 };
    await claimShift.apply(tx, args, by(WORKER));
    expect(await tx.get(applications, APPLICATION)).toMatchObject({
      status: 'submitted',
      source: 'claim',
      worker_id: WORKER,
      venue_id: VENUE,
      row_xid: '0',
    });
    expect(await tx.get(bookings, BOOKING)).toBeUndefined();
  });

  it('for a shift that has left the mirror draws nothing', async () => {
    const tx = new PlainTx();
    await submitApplication.apply(tx, { id: APPLICATION, shift_id: SHIFT, seen_version: 3 }, by(WORKER));
    expect(await tx.get(applications, APPLICATION)).toBeUndefined();
  });

  it('is sent behind what else concerns the same shift', () => {
    const args = { id: APPLICATION, shift_id: SHIFT, seen_version: 3 };
    expect(submitApplication.lanes(args)).toContain(`shift:${SHIFT}`);
    expect(withdrawApplication.lanes({ id: APPLICATION })).toEqual([`application:${APPLICATION}`]);
    expect(submitApplication.lanes(args)).toContain(`application:${APPLICATION}`);
  });
});

describe('answering', () => {
  it.each([
    ['accept', 'accepted'],
    ['reject', 'rejected'],
    ['shortlist', 'shortlisted'],
  ] as const)('%s shows as %s, without a booking', async (decision, status) => {
    const tx = new PlainTx().holding(applications, applicationRow());
    await decideApplication.apply(tx, { id: APPLICATION, decision, version: 1, booking_id: BOOKING }, by(MANAGER));
    expect(await tx.get(applications, APPLICATION)).toMatchObject({ status, version: 2, decided_by: MANAGER });
    expect(await tx.get(bookings, BOOKING)).toBeUndefined();
  });

  it('comes too late for a request that was withdrawn', async () => {
    const tx = new PlainTx().holding(applications, applicationRow({ status: 'withdrawn' }));
    await decideApplication.apply(tx, { id: APPLICATION, decision: 'accept', version: 1 }, by(MANAGER));
    expect(await tx.get(applications, APPLICATION)).toMatchObject({ status: 'withdrawn', version: 1 });
  });
});

describe('leaving a booking', () => {
  it.each([
    [WORKER, 'cancelled_by_worker'],
    [MANAGER, 'cancelled_by_venue'],
  ])('names who left', async (person, status) => {
    const tx = new PlainTx()
      .holding(bookings, bookingRow())
      .holding(applications, applicationRow({ status: 'accepted' }));
    await cancelBooking.apply(tx, { id: BOOKING }, by(person));
    expect(await tx.get(bookings, BOOKING)).toMatchObject({ status, cancelled_at: ACTED });
    expect(await tx.get(applications, APPLICATION)).toMatchObject({ closed_reason: 'booking_cancelled' });
  });
});

describe('arguments', () => {
  it.each([
    ['a made-up mode', { ...saved, booking_mode: 'lottery' }],
    ['half a place', { ...saved, positions: 1.5 }],
    ['no id', { ...saved, id: 'mine' }],
    ['a time with a zone', { ...saved, starts_local: '2026-11-29T11:00Z' }],
  ])('of a shift are refused with %s', (_, args) => {
    expect(safeParse(saveShift.args, args).success).toBe(false);
  });
});

it('names every table and command once', () => {
  const tables = catalogue.tables.map(table => table.name);
  const commands = catalogue.commands.map(command => command.name);
  expect(new Set(tables).size).toBe(tables.length);
  expect(new Set(commands).size).toBe(commands.length);
});
