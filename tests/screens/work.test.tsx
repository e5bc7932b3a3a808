// A night’s work: come to or not, its hours, and what both sides say of it.

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { attendanceEvents } from '#domain/attendance/schema.ts';
import { bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { disputes } from '#domain/disputes/schema.ts';
import { reviewId, timesheetId } from '#domain/ids.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { reviews } from '#domain/reviews/schema.ts';
import { timesheets } from '#domain/timesheets/schema.ts';
import { rowToMembership, venues, venueUsers } from '#domain/venues/schema.ts';
import { CheckInScreen } from '#features/attendance/check-in-screen.tsx';
import { ContestedPanel } from '#features/attendance/contested-panel.tsx';
import { NoShowAct } from '#features/attendance/no-show-sheet.tsx';
import { DisputeScreen } from '#features/disputes/dispute-screen.tsx';
import { OwnReviewsPanel } from '#features/reviews/own-reviews-panel.tsx';
import { PersonReviewsPanel } from '#features/reviews/person-reviews-panel.tsx';
import { HoursScreen } from '#features/timesheets/hours-screen.tsx';
import { OwnHoursScreen } from '#features/timesheets/own-hours-screen.tsx';
import {
  arrivalRow,
  disputeRow,
  inHours,
  memberRow,
  OTHER,
  profileRow,
  ROW,
  reviewRow,
  timesheetRow,
} from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, MANAGER, placedVenue, SHIFT, VENUE, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt, pressUndo } from '#tests/support/screen.tsx';

describe('who came', () => {
  const tonight = { starts_at: inHours(-2), ends_at: inHours(6) };

  it.each([
    ['Send home', 'send_home'],
    ['Keep working', 'keep'],
  ])('whom the venue cancelled as they came: «%s»', async (words, choice) => {
    const mina = await personAt(MANAGER);
    const cancelled = { status: 'cancelled_by_venue', cancelled_at: inHours(-1), owed_minor: 4500 } as const;
    await mina.holds(bookings, bookingRow({ ...tonight, ...cancelled, contested: 'open' }));
    await mina.holds(attendanceEvents, arrivalRow());
    const { press } = mina.sees(<ContestedPanel venueId={VENUE} mayDecide />);
    await press(words);
    await expect.poll(mina.outbox).toEqual([{ name: 'settle_contest', args: { id: BOOKING, choice } }]);
  });

  it('digits that are pressed are said, and the field shows where it has the focus when it is full, too', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(bookings, bookingRow({ starts_at: inHours(0), ends_at: inHours(8) }));
    const { press } = rocco.sees(<CheckInScreen bookingId={BOOKING} />);
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await press('4');
    await press('0');
    expect(said()).toContain('4 0');
    await press('Delete the last digit');
    expect(said()).toContain('4');
    for (const digit of '07193') await press(digit);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('407193');
    const marked = document.querySelectorAll('[data-next]');
    expect([...marked].map(({ textContent }) => textContent)).toEqual(['3']);
  });

  it('from a no-show the way leads to cover for that shift', async () => {
    const mina = await personAt(MANAGER);
    const row = bookingRow(tonight);
    await mina.holds(bookings, row);
    const { press, isAt } = mina.sees(<NoShowAct booking={rowToBooking(row)} name="Rocco" />);
    await press('Mark Rocco as a no-show');
    await screen.findByText(/can contest it until/);
    await press('Mark no-show');
    await expect.poll(mina.outbox).toEqual([{ name: 'mark_no_show', args: { id: BOOKING } }]);
    await press('Ask for cover');
    await expect.poll(isAt).toBe(`/venue/shifts/${SHIFT}/cover`);
  });
});

describe('hours', () => {
  const times = { starts_at: inHours(-20), ends_at: inHours(-12) };
  const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
  const week = <HoursScreen own={own} views={null} records={null} reviews={() => null} />;
  const hoursOf = (booking_id: string, more = {}) =>
    timesheetRow({ ...times, id: timesheetId(booking_id), booking_id, rockstar_min: 450, state: 'submitted', ...more });

  it('approved hours are opened again by Undo', async () => {
    const mina = await personAt(MANAGER);
    await mina.holds(bookings, bookingRow({ ...times, status: 'approved' }));
    await mina.holds(timesheets, hoursOf(BOOKING), hoursOf(OTHER, { rockstar_min: 100, venue_min: 450 }));
    const { press } = mina.sees(week);
    // What is chosen, not what is there.
    await screen.findByText(/7 h 30 min · £116.25/);
    await press('Approve 1');
    await pressUndo();
    await expect.poll(mina.outbox).toMatchObject([
      { name: 'approve_timesheet', args: { booking_id: BOOKING } },
      { name: 'reopen_timesheet', args: { booking_id: BOOKING } },
    ]);
  });

  it('hours that are taken away are locked, where they are agreed', async () => {
    const mina = await personAt(MANAGER);
    const agreed = { state: 'approved', agreed_min: 450, basis: 'agreed' } as const;
    const locked = { ...agreed, locked_at: inHours(-1) };
    await mina.holds(timesheets, hoursOf(BOOKING, agreed), hoursOf(ROW), hoursOf(OTHER, locked));
    const { press } = mina.sees(week);
    await press('CSV');
    await expect
      .poll(mina.outbox)
      .toEqual([{ name: 'lock_timesheets', args: { venue_id: VENUE, ids: [timesheetId(BOOKING)] } }]);
  });

  it('hours are disputed once in the words that were typed, which stay until that is saved', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(bookings, bookingRow({ ...times, status: 'checked_out' }));
    await rocco.holds(timesheets, hoursOf(BOOKING, { state: 'countered', venue_min: 400 }));
    const { press, types, typed } = rocco.sees(<OwnHoursScreen bookingId={BOOKING} reviews={null} />);
    await press('Ask a person');
    await types(' I cashed up until two. ', /^What should they know/);
    rocco.disk.isFull(true);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ask a person' }));
    await screen.findByText(/^Couldn’t save/);
    expect(typed()).toEqual({ [`dispute-hours-${BOOKING}`]: ' I cashed up until two. ' });
    rocco.disk.isFull(false);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ask a person' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    const args = { booking_id: BOOKING, reason: 'I cashed up until two.' };
    expect(await rocco.outbox()).toEqual([{ name: 'dispute_timesheet', args }]);
    await expect.poll(typed).toEqual({});
  });

  it.each([
    ['a manager', 'manager', true],
    ['their staff', 'staff', false],
  ] as const)('in a dispute those answer who run the venue: %s', async (_who, role, answers) => {
    const mina = await personAt(MANAGER);
    await mina.holds(venues, venueRow());
    await mina.holds(venueUsers, memberRow({ role }));
    await mina.holds(disputes, disputeRow());
    const { press, types } = mina.sees(<DisputeScreen disputeId={ROW} back="/venue/shifts/hours" />);
    if (!answers) {
      await screen.findByText(/manager/i);
      expect(screen.queryByRole('textbox')).toBeNull();
      return;
    }
    await types('We closed at one.', /./);
    await press('Send');
    await expect.poll(mina.outbox).toEqual([{ name: 'answer_dispute', args: { id: ROW, words: 'We closed at one.' } }]);
  });
});

describe('reviews', () => {
  const worked = { starts_at: inHours(-28), ends_at: inHours(-20), status: 'approved' } as const;
  const written = reviewId({ bookingId: BOOKING as never, side: 'venue' });

  async function holdsAShift(person: Awaited<ReturnType<typeof personAt>>, state: 'sealed' | 'published') {
    await person.holds(bookings, bookingRow(worked));
    await person.holds(profiles, profileRow());
    await person.holds(venues, venueRow());
    await person.holds(reviews, reviewRow({ id: written, state }));
  }

  it('a sealed review is gone on with where it stood', async () => {
    const mina = await personAt(MANAGER);
    await holdsAShift(mina, 'sealed');
    const { press } = mina.sees(<PersonReviewsPanel venueId={VENUE} workerId={WORKER} mayWrite />);
    await press('Change the venue’s review');
    // How long it is by now is no part of what the field is called.
    await screen.findByRole('textbox', { name: 'In your words' });
    await press('Seal my review');
    await expect
      .poll(mina.outbox)
      .toMatchObject([{ name: 'submit_review', args: { booking_id: BOOKING, stars: 4, words: 'Calm in a storm' } }]);
  });

  it('a reply to a review closes its sheet and is forgotten here, once it is saved', async () => {
    const rocco = await personAt(WORKER);
    await holdsAShift(rocco, 'published');
    const { press, types, typed } = rocco.sees(<OwnReviewsPanel bookingId={BOOKING} />);
    await press('Reply');
    await types('Thank you.', 'Your reply');
    rocco.disk.isFull(true);
    await press('Send reply');
    await screen.findByText(/^Couldn’t save/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Thank you.');
    expect(typed()).toEqual({ [`reply-${written}`]: 'Thank you.' });
    rocco.disk.isFull(false);
    await press('Send reply');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await rocco.outbox()).toEqual([{ name: 'reply_review', args: { id: written, reply: 'Thank you.' } }]);
    await expect.poll(typed).toEqual({});
  });
});
