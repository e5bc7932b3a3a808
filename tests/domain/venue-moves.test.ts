// What the device shows of a venue that moves before the server has answered: the same as edit_venue makes of it.
import { beforeEach, expect, it } from 'vitest';
import { bookings } from '#domain/bookings/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { areas } from '#domain/venues/areas.ts';
import { editVenue } from '#domain/venues/commands.ts';
import { venues } from '#domain/venues/schema.ts';
import { BOOKING, bookingRow, by, MANAGER, PlainTx, SHIFT, shiftRow, VENUE, venueRow } from './rows.ts';

const london = { slug: 'london', name: 'London', country: 'GB', tz: 'Europe/London', currency: 'GBP' } as const;
const newYork = { slug: 'new-york', name: 'New York', country: 'US', tz: 'America/New_York', currency: 'USD' } as const;
const listed = {
  catalogue: 'areas',
  row_xid: '1',
  lat: 0,
  floor_minor: null,
  lng: 0,
  updated_at: '2026-01-01T00:00:00.000Z',
} as const;

const OLD = { address: '12 Lantern Row', area: 'london' };
const NEW = { address: '3 Quay Street', area: 'new-york' };

let tx: PlainTx;
beforeEach(() => {
  tx = new PlainTx()
    .holding(areas, { id: 'a1', ...listed, ...london }, { id: 'a2', ...listed, ...newYork })
    .holding(venues, venueRow(OLD))
    .holding(bookings, bookingRow());
});
const move = (to: object = NEW) =>
  editVenue.apply(tx, { id: VENUE, name: 'The Gilded Thistle', ...OLD, ...to }, by(MANAGER));

it('a posted shift keeps clock and pay, and asks who is booked about the new place', async () => {
  tx.holding(shifts, shiftRow());
  await move();
  expect(await tx.get(shifts, SHIFT)).toEqual({
    ...shiftRow(),
    place: '3 Quay Street, New York',
    version: shiftRow().version + 1,
    updated_at: expect.any(String),
  });
  expect(await tx.get(bookings, BOOKING)).toMatchObject({
    status: 'change_pending',
    place: '12 Lantern Row, London',
    proposed: { place: '3 Quay Street, New York' },
  });
});

it('a draft follows with the times that were written', async () => {
  tx.holding(shifts, shiftRow({ status: 'draft' }));
  await move();
  expect(await tx.get(shifts, SHIFT)).toMatchObject({
    area: 'new-york',
    tz: 'America/New_York',
    currency: 'USD',
    place: '3 Quay Street, New York',
    starts_local: '2026-11-27T18:00',
    starts_at: '2026-11-27T23:00:00.000Z',
    version: shiftRow().version,
  });
});

it('nobody is asked where only the name or the point changed', async () => {
  tx.holding(shifts, shiftRow());
  await move({ ...OLD, lat: 51.5, lng: -0.1 });
  expect(await tx.get(venues, VENUE)).toMatchObject({ name: 'The Gilded Thistle', lat: 51.5 });
  expect(await tx.get(shifts, SHIFT)).toEqual(shiftRow());
  expect(await tx.get(bookings, BOOKING)).toEqual(bookingRow());
});

it('what is left out stays as it is by then', async () => {
  tx.holding(shifts, shiftRow());
  await editVenue.apply(tx, { id: VENUE, contact: '07700 900142' }, by(MANAGER));
  expect(await tx.get(venues, VENUE)).toMatchObject({
    ...OLD,
    name: venueRow().name,
    contact: '07700 900142',
  });
  expect(await tx.get(bookings, BOOKING)).toEqual(bookingRow());
});
