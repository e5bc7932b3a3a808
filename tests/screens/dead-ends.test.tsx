// Where something cannot be done: why, said beforehand, and no way that leads nowhere.

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { cancelBooking } from '#domain/bookings/commands.ts';
import { shiftCrew } from '#domain/bookings/crew.ts';
import { bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { disputes } from '#domain/disputes/schema.ts';
import { newId } from '#domain/ids.ts';
import { actsFor } from '#domain/shifts/again.ts';
import { newDraft } from '#domain/shifts/draft.ts';
import { respondTransfer } from '#domain/transfers/commands.ts';
import { transfers } from '#domain/transfers/schema.ts';
import { addVenue, editVenue } from '#domain/venues/commands.ts';
import { venues } from '#domain/venues/schema.ts';
import { JoinTeamPanel } from '#features/auth/join-team-panel.tsx';
import { BookingScreen } from '#features/bookings/booking-screen.tsx';
import { MyShiftsScreen } from '#features/bookings/my-shifts-screen.tsx';
import { DisputeScreen } from '#features/disputes/dispute-screen.tsx';
import { OutboxPanel } from '#features/sync-status/outbox-panel.tsx';
import { TransferSheet } from '#features/transfers/transfer-sheet.tsx';
import { disputeRow, inHours, nthId, OTHER, ROW, transferRow } from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, MANAGER, placedVenue, SHIFT, VENUE, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const nothing = () => undefined;
const soon = { starts_at: inHours(60), ends_at: inHours(68) };

it('whoever has asked all colleagues reads so, and what else there is', async () => {
  const rocco = await personAt(WORKER);
  const row = bookingRow(soon);
  await rocco.holds(bookings, row);
  await rocco.holds(shiftCrew, {
    ...{ id: nthId(2), row_xid: '1', shift_id: nthId(1), worker_id: OTHER, first_name: 'Rosa', role: 'bartender' },
    ...{ ends_at: inHours(-40), created_at: inHours(-80), updated_at: inHours(-80) },
  });
  await rocco.holds(transfers, transferRow({ shift_id: SHIFT, giver_id: WORKER, worker_id: OTHER, status: 'refused' }));
  rocco.sees(<TransferSheet booking={rowToBooking(row)} onClose={nothing} />);
  await screen.findByText('You’ve asked everyone you’ve worked with');
});

it('whoever is suspended reads that the invitation to a team waits for them', async () => {
  const stef = await personAt(MANAGER, { accept_venue_invitation: { joined: false, suspended: true } });
  const offer = { email: 'stef@example.com', role: 'staff', venueName: 'Harbour' } as const;
  const { press } = stef.sees(<JoinTeamPanel token="a seat" offer={offer} />);
  await press('Join the team');
  await screen.findByText(/^Your account is suspended, so you can’t join a team\. The link works for 7 days/);
});

it('an answer to a request that was withdrawn leads nowhere to be edited', async () => {
  const rocco = await personAt(WORKER);
  await rocco.holds(transfers, transferRow({ status: 'withdrawn' }));
  await rocco.device.dispatch(respondTransfer, { id: ROW, answer: 'accept', version: 3, booking_id: nthId(3) });
  rocco.server.refuses = { respond_transfer: 'transfer_gone' };
  rocco.comesOnline();
  rocco.sees(<OutboxPanel opened onClose={nothing} />);
  await screen.findByText('This shift no longer needs cover.');
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

it('a shift that was cancelled without signal pays nothing and says that it was', async () => {
  const rocco = await personAt(WORKER);
  await rocco.holds(bookings, bookingRow(soon));
  await rocco.device.dispatch(cancelBooking, { id: BOOKING });
  rocco.sees(<MyShiftsScreen requests={null} records={null} record={null} />);
  await screen.findByText('Shift cancelled');
  expect(screen.queryByText(/£/)).toBeNull();
});

it('the page of a shift that was cancelled says nothing of what is paid for it', async () => {
  const rocco = await personAt(WORKER);
  await rocco.holds(bookings, bookingRow({ ...soon, status: 'cancelled_by_worker', cancelled_at: inHours(-1) }));
  rocco.sees(<BookingScreen bookingId={BOOKING} />);
  await screen.findByText('Cancelled');
  expect(screen.queryByText(/h 30 min paid/)).toBeNull();
});

it.each([
  ['confirmed', 1],
  ['transferred', 0],
] as const)('the page of a shift says who else is on it only to whom holds a place: %s', async (status, told) => {
  const rocco = await personAt(WORKER);
  await rocco.holds(bookings, bookingRow({ ...soon, status }));
  await rocco.holds(venues, venueRow());
  rocco.sees(<BookingScreen bookingId={BOOKING} />);
  await screen.findByText('Where');
  await expect.poll(() => screen.queryAllByText('No one else')).toHaveLength(told);
});

it.each([
  ['of a suspension, the team alone', { kind: 'account', venue_id: null, booking_id: null }, /^Our team reads this/],
  ['of hours, both sides', {}, /^Both sides and our team read this/],
] as const)('whoever appeals is told who reads it: %s', async (_of, changes, words) => {
  const rocco = await personAt(WORKER);
  await rocco.holds(disputes, disputeRow(changes));
  rocco.sees(<DisputeScreen disputeId={ROW} back="/rockstar/shifts" />);
  await screen.findByText(words);
});

it('a venue that was refused is discarded with what was written for it, which is said before, and with nothing else', async () => {
  const mina = await personAt(MANAGER);
  const draft = { ...newDraft(null, Date.now(), 'Europe/London'), role: 'bartender', rateMinor: 1600 };
  const post = (id: string, publish: boolean) =>
    mina.device.dispatchAll(actsFor({ drafts: [draft], venue: placedVenue({ id }), newId, publish }));
  await mina.device.dispatch(addVenue, { id: OTHER, name: 'Harbour & Rye', address: '3 Quay Street' });
  await mina.device.dispatch(editVenue, { id: OTHER, contact: 'Ring twice' });
  await post(OTHER, true);
  await post(VENUE, false);
  const waited = 'depends_on_refused';
  const others = { edit_venue: waited, save_shift: waited, publish_shift: waited };
  mina.server.refuses = { add_venue: 'venues_full', ...others };
  mina.comesOnline();
  const refused = async () => (await mina.device.mirror.get()?.outbox())?.filter(({ state }) => state === 'parked');
  await expect.poll(refused).toHaveLength(5);
  mina.sees(<OutboxPanel opened onClose={nothing} />);
  const ways = within(await screen.findByRole('group', { name: /Harbour & Rye/ }));
  await userEvent.click(ways.getByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('group', { name: 'Discard this change?' }));
  question.getByText('3 changes that need it are discarded too.');
  expect(await mina.outbox()).toHaveLength(5);
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await expect.poll(mina.outbox).toMatchObject([{ name: 'save_shift', args: { venue_id: VENUE } }]);
  await screen.findByText('Discarded');
});

it('a new shift that is discarded before it was sent takes its posting along, and nothing of another', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow());
  const draft = { ...newDraft(null, Date.now(), 'Europe/London'), role: 'bartender', rateMinor: 1600 };
  const post = () => mina.device.dispatchAll(actsFor({ drafts: [draft], venue: placedVenue(), newId, publish: true }));
  await post();
  await post();
  mina.sees(<OutboxPanel opened onClose={nothing} />);
  const [waiting] = await screen.findAllByRole('button', { name: /^Draft/ });
  await userEvent.click(waiting as HTMLElement);
  const question = within(await screen.findByRole('group', { name: 'Discard this change?' }));
  question.getByText('1 change that needs it is discarded too.');
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await expect.poll(mina.outbox).toMatchObject([{ name: 'save_shift' }, { name: 'publish_shift' }]);
});
