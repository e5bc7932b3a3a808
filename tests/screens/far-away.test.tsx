// What is far away: in another zone, on another day of the calendar at the same hour, more than half a year ahead; and a device whose
// own clock is a day off.

import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { availabilityExceptions, availabilityRules } from '#domain/availability/schema.ts';
import { bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { rowToJob } from '#domain/jobs/schema.ts';
import { rowToShift, shifts } from '#domain/shifts/schema.ts';
import { OwnApplicationRow } from '#features/applications/own-application-row.tsx';
import { AvailabilityScreen } from '#features/availability/availability-screen.tsx';
import { BookingRow } from '#features/bookings/booking-row.tsx';
import { BookingScreen } from '#features/bookings/booking-screen.tsx';
import { NextTicket } from '#features/bookings/next-ticket.tsx';
import { JobFacts } from '#features/jobs/job-facts.tsx';
import { NotificationSheet } from '#features/notifications/notification-sheet.tsx';
import { AgainSheet } from '#features/shifts/change/again-sheet.tsx';
import { OpenShiftFacts } from '#features/shifts/find/open-shift-facts.tsx';
import { ShiftCard } from '#features/shifts/find/shift-card.tsx';
import { ShiftHead } from '#features/shifts/shift-head.tsx';
import { TransferWayPanel } from '#features/transfers/transfer-way-panel.tsx';
import { exceptionRow, inHours, jobRow, ruleRow } from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, MANAGER, placedVenue, SHIFT, shiftRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const nothing = () => undefined;

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

  it('reads in lists, too, by whose clock a shift is', async () => {
    process.env.TZ = 'Pacific/Honolulu';
    const rocco = await personAt(WORKER);
    const booking = { ...rowToBooking(bookingRow({ ...onLineIslands, tz })), pending: null };
    const shift = rowToShift(shiftRow({ ...onLineIslands, tz }));
    const fit = { fits: true, belowMinimum: false, preferred: false } as const;
    rocco.sees(
      <>
        <ul role="list">
          <BookingRow booking={booking} venue={undefined} />
          <OwnApplicationRow shift={shift} venue={undefined} standing={{ kind: 'waitlisted', position: 1 } as never} />
        </ul>
        <ShiftCard
          found={{ shift, fit }}
          venue={undefined}
          standing={undefined}
          standingNote={null}
          fit={{ fits: true, words: 'Fits' } as never}
          distance={null}
          favourite={false}
        />
      </>,
    );
    expect(await screen.findAllByText(/Line Islands Time/)).toHaveLength(3);
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

describe('a day that is more than half a year ahead', () => {
  it('is told with its year in a calendar', async () => {
    const rocco = await personAt(WORKER);
    const [soon, far] = [inHours(24), inHours(24 * 400)].map(at => at.slice(0, 10)) as [string, string];
    await rocco.holds(availabilityExceptions, exceptionRow({ starts_on: soon, ends_on: far }));
    await rocco.holds(availabilityRules, ruleRow({ valid_from: null, valid_to: far }));
    rocco.sees(<AvailabilityScreen />);
    const year = new RegExp(`– \\d+ \\w+ ${far.slice(0, 4)}`);
    await screen.findByRole('button', { name: year });
    await screen.findByText(new RegExp(`until \\d+ \\w+ ${far.slice(0, 4)}`));
  });

  it('is told with its year where a shift is posted for every week until then', async () => {
    const mina = await personAt(MANAGER);
    const day = inHours(24).slice(0, 10);
    await mina.holds(shifts, shiftRow({ starts_local: `${day}T18:00`, ends_local: `${day}T23:00` }));
    const run = async () => false;
    const props = { venue: placedVenue(), shiftId: SHIFT, day: null, how: 'weekly', run, onClose: nothing } as const;
    const { types } = mina.sees(<AgainSheet {...props} />);
    await types('8', 'How many weeks');
    await screen.findByText(/^48 shifts, from \w+ \d+ \w+ to \d+ \w+ \d{4}$/);
  });
});

it('the first day of a job that is more than half a year ahead is told with its year', async () => {
  const rocco = await personAt(WORKER);
  const far = inHours(24 * 400).slice(0, 10);
  rocco.sees(<JobFacts job={rowToJob(jobRow({ start_date: far }))} />);
  await screen.findByText(new RegExp(`^\\d+ \\w+ ${far.slice(0, 4)}$`));
});

describe('a night on which the clocks change', () => {
  const london = { starts_at: '2099-03-28T22:00:00.000Z', ends_at: '2099-03-29T05:00:00.000Z', tz: 'Europe/London' };
  // Its end was written as midnight, which the clocks skip.
  const santiago = {
    starts_at: '2099-09-05T22:00:00.000Z',
    ends_at: '2099-09-06T04:00:00.000Z',
    tz: 'America/Santiago',
  };
  const goForward = (hours: number) =>
    `The clocks go forward that night: you work ${hours} h, an hour less than the times suggest.`;

  it.each([
    ['after midnight', london, 7],
    ['at midnight', santiago, 6],
  ])('%s is told to who is booked for it', async (_, times, hours) => {
    const rocco = await personAt(WORKER);
    await rocco.holds(bookings, bookingRow(times));
    rocco.sees(<BookingScreen bookingId={BOOKING} />);
    await screen.findByText(goForward(hours));
  });

  it('at midnight is told to who looks at the post', async () => {
    const rocco = await personAt(WORKER);
    const local = { starts_local: '2099-09-05T18:00', ends_local: '2099-09-06T00:00' };
    rocco.sees(<ShiftHead shift={rowToShift(shiftRow({ ...santiago, ...local }))} chip={null} />);
    await screen.findByText(goForward(6));
  });
});

describe('the bell of a device', () => {
  it.each([
    ['that is right reminds of the shift in two hours', 0, /^Your shift starts soon/],
    ['that is twenty hours fast reminds of the one of tomorrow', -20, /^Reminder: /],
  ])('%s', async (_, aheadHours, words) => {
    const rocco = await personAt(WORKER);
    rocco.server.aheadMs = aheadHours * 3_600_000;
    const taken = { created_at: inHours(-100), updated_at: inHours(-100) };
    await rocco.holds(bookings, bookingRow({ ...taken, starts_at: inHours(1.5), ends_at: inHours(9) }));
    rocco.comesOnline();
    await expect.poll(() => rocco.device.status.get().serverTime).not.toBeNull();
    rocco.sees(<NotificationSheet area="rockstar" opened onClose={nothing} />);
    await screen.findByText(words);
  });
});

describe('what may be done about a booking, and what it costs, on a phone whose clock is a day off', () => {
  const taken = { created_at: inHours(-100), updated_at: inHours(-100) };

  /** The page of a shift that begins so many hours from now by Encore’s clock. */
  async function pageOn(fastHours: number, startsIn: number) {
    const rocco = await personAt(WORKER);
    rocco.server.aheadMs = -fastHours * 3_600_000;
    const times = { starts_at: inHours(startsIn - fastHours), ends_at: inHours(startsIn - fastHours + 6) };
    await rocco.holds(bookings, bookingRow({ ...taken, ...times }));
    rocco.comesOnline();
    await expect.poll(() => rocco.device.status.get().serverTime).not.toBeNull();
    return rocco.sees(<BookingScreen bookingId={BOOKING} panels={<TransferWayPanel bookingId={BOOKING} />} />);
  }

  it('fast: there is a way out of a shift of tomorrow, and a colleague may be asked', async () => {
    const { press } = await pageOn(26, 20);
    await screen.findByRole('button', { name: 'Find cover' });
    await press('I can’t make it');
    await screen.findByText(/^It starts in (?:20\sh(?:\s1\smin)?|19\sh\s59\smin), so this is a late cancellation\.$/);
  });

  it('slow: a shift of tomorrow is not called free to leave', async () => {
    const { press } = await pageOn(-60, 20);
    await press('I can’t make it');
    await screen.findByText(/^It starts in (?:20\sh(?:\s1\smin)?|19\sh\s59\smin), so this is a late cancellation\.$/);
  });

  it('slow: one that has begun cannot be left any more', async () => {
    await pageOn(-26, -1);
    await screen.findByText(/per hour/);
    await expect.poll(() => screen.queryByRole('button', { name: 'I can’t make it' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Find cover' })).toBeNull();
  });
});
