// What is far away: on another day of the calendar at the same hour.

import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rowToBooking } from '#domain/bookings/schema.ts';
import { rowToShift } from '#domain/shifts/schema.ts';
import { NextTicket } from '#features/bookings/next-ticket.tsx';
import { OpenShiftFacts } from '#features/shifts/find/open-shift-facts.tsx';
import { bookingRow, placedVenue, shiftRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

describe('a reader whose clock shows the venue’s hour a day earlier', () => {
  afterEach(() => {
    process.env.TZ = 'UTC';
  });

  const onLineIslands = { starts_at: '2027-01-01T04:00:00.000Z', ends_at: '2027-01-01T12:00:00.000Z' };
  const tz = 'Pacific/Kiritimati';

  it('reads on the ticket by whose clock the shift begins', async () => {
    process.env.TZ = 'Pacific/Honolulu';
    const rocco = await personAt(WORKER);
    const booking = { ...rowToBooking(bookingRow({ ...onLineIslands, tz })), pending: null };
    const ways = { message: null, late: null };
    rocco.sees(<NextTicket booking={booking} venue={placedVenue()} open={false} ways={ways} />);
    await screen.findByText('Line Islands Time');
  });

  it('reads of an open shift on which day it begins for them', async () => {
    process.env.TZ = 'Pacific/Honolulu';
    const rocco = await personAt(WORKER);
    const seeking = { seeker: undefined, venues: undefined, minimumRateMinor: null, home: null } as never;
    const shift = rowToShift(shiftRow({ ...onLineIslands, tz }));
    rocco.sees(<OpenShiftFacts shift={shift} venue={placedVenue()} seeking={seeking} decided={false} />);
    await screen.findByText(/Thu 31 Dec · 18:00–02:00/);
  });
});
