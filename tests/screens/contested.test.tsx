// A no-show that is contested, as both sides read it until it is decided and after.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { attendanceEvents } from '#domain/attendance/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { disputes } from '#domain/disputes/schema.ts';
import { disputeId } from '#domain/ids.ts';
import { reliabilityEvents } from '#domain/reliability/schema.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import { DisputeScreen } from '#features/disputes/dispute-screen.tsx';
import { DisputesWaitingPanel } from '#features/disputes/disputes-waiting-panel.tsx';
import { NoShowContestPanel } from '#features/reliability/no-show-contest-panel.tsx';
import { RecordedPanel } from '#features/reliability/recorded-panel.tsx';
import { ReliabilityScreen } from '#features/reliability/reliability-screen.tsx';
import { arrivalRow, disputeRow, inHours, memberRow, OTHER, ROW } from '#tests/domain/more-rows.ts';
import { BOOKING, bookingRow, MANAGER, VENUE, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const MISSED = inHours(-20);

afterEach(() => {
  process.env.TZ = 'UTC';
});

/** Null: not yet. */
async function roccoContested(state: 'open' | 'decided' | null) {
  const rocco = await personAt(WORKER);
  const at = {
    happened_at: MISSED,
    counts_from: MISSED,
    accepted_at: null,
    created_at: MISSED,
    updated_at: MISSED,
    appealed_at: state === null ? null : inHours(-10),
    appeal: state === null ? null : 'I came.',
  };
  await rocco.holds(reliabilityEvents, {
    ...{ id: OTHER, row_xid: '11', booking_id: BOOKING, worker_id: WORKER, venue_id: VENUE, tz: 'Europe/London' },
    ...{ kind: 'no_show', points: 12, strikes: 3, strikes_left: 3, clean_shifts: 0, minutes: null, ...at },
  });
  if (state !== null) await rocco.holds(disputes, disputeRow({ kind: 'no_show', subject_id: OTHER, state }));
  return rocco;
}

it('says one word for one act: a no-show is contested, never appealed', async () => {
  const rocco = await roccoContested(null);
  const { press } = rocco.sees(<ReliabilityScreen />);
  await press(/^Contest by/);
  const sheet = within(await screen.findByRole('dialog', { name: 'Contest the no-show?' }));
  sheet.getByRole('button', { name: 'Contest it' });
  expect(document.body.textContent).not.toMatch(/appeal/i);
});

it.each([
  ['open', /^Contested/],
  ['decided', 'See the decision'],
] as const)('an appeal that is %s says so at the shift and in the account of points', async (state, words) => {
  const rocco = await roccoContested(state);
  rocco.sees(
    <>
      <NoShowContestPanel bookingId={BOOKING} />
      <ReliabilityScreen />
    </>,
  );
  await expect.poll(() => screen.queryAllByRole('link', { name: words })).toHaveLength(2);
});

it('what a colleague answered for the venue is not called one’s own', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow({ name: 'The Split Door' }));
  await mina.holds(venueUsers, memberRow());
  await mina.holds(disputes, disputeRow({ venue_words: 'He never came.', venue_at: inHours(-1) }));
  mina.sees(<DisputeScreen disputeId={ROW} back="/venue/shifts/hours" />);
  await screen.findByRole('region', { name: 'The Split Door' });
  await screen.findByLabelText('Your venue’s side of it');
  expect(screen.queryByRole('region', { name: 'You' })).toBeNull();
});

it('waits on the venue’s first screen until the venue has said its side, and leads to where it does', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(bookings, bookingRow());
  await mina.holds(disputes, disputeRow({ answer_by: inHours(24) }));
  mina.sees(<DisputesWaitingPanel venueId={VENUE} />);
  const way = await screen.findByRole('link', { name: /Hours in dispute/ });
  expect(way.getAttribute('href')).toBe(`/venue/disputes/${ROW}`);
  await mina.holds(disputes, disputeRow({ answer_by: inHours(24), venue_at: inHours(-1), venue_words: 'At one.' }));
  await expect.poll(() => screen.queryByRole('link')).toBeNull();
});

it('by when to answer is told by the clock of the shift’s times, which is named to who is far away', async () => {
  process.env.TZ = 'Asia/Tokyo';
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow());
  await mina.holds(venueUsers, memberRow());
  await mina.holds(
    bookings,
    bookingRow({ starts_at: '2099-01-08T18:00:00.000Z', ends_at: '2099-01-09T02:00:00.000Z' }),
  );
  const due = { answer_by: '2099-01-12T16:00:00.000Z', decide_by: '2099-01-14T16:00:00.000Z' };
  await mina.holds(disputes, disputeRow(due));
  mina.sees(
    <>
      <DisputesWaitingPanel venueId={VENUE} />
      <DisputeScreen disputeId={ROW} back="/venue/shifts/hours" />
    </>,
  );
  await screen.findByText(/18:00–02:00 \(\+1 day\) · United Kingdom Time$/);
  await expect.poll(() => screen.queryAllByText(/by 12 Jan 2099/)).toHaveLength(2);
  for (const { textContent } of screen.getAllByText(/by 12 Jan 2099/))
    expect(textContent).toMatch(/by 12 Jan 2099, 16:00/);
});

it('is read with the messages that went along, and can be taken back by its person once that is understood', async () => {
  const rocco = await roccoContested(null);
  const attached = [{ id: OTHER, at: MISSED, content: 'The tablet at the door is off', template: null }];
  const id = disputeId({ kind: 'no_show', subjectId: OTHER });
  await rocco.holds(disputes, disputeRow({ id, kind: 'no_show', subject_id: OTHER, attached_messages: attached }));
  const { press } = rocco.sees(<DisputeScreen disputeId={id} back="/rockstar/shifts" />);
  await screen.findByText('The tablet at the door is off');
  await press('Withdraw contest');
  const sheet = within(await screen.findByRole('dialog', { name: 'Withdraw your contest?' }));
  sheet.getByText('The no-show stays');
  expect(await rocco.outbox()).toEqual([]);
  await userEvent.click(sheet.getByRole('button', { name: 'Withdraw contest' }));
  await screen.findByText('On this device');
  expect(await rocco.outbox()).toEqual([{ name: 'withdraw_appeal', args: { id: OTHER } }]);
});

it('is no venue’s to take back, which reads the messages and what was recorded too', async () => {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow());
  const attached = [{ id: OTHER, at: MISSED, content: 'The tablet at the door is off', template: null }];
  await mina.holds(disputes, disputeRow({ kind: 'no_show', subject_id: OTHER, attached_messages: attached }));
  await mina.holds(bookings, bookingRow({ status: 'no_show' }));
  await mina.holds(attendanceEvents, arrivalRow({ verdict: 'word', proven_at: null }));
  mina.sees(<DisputeScreen disputeId={ROW} back="/venue/shifts/hours" recorded={of => <RecordedPanel {...of} />} />);
  await screen.findByText('The tablet at the door is off');
  within(await screen.findByRole('region', { name: 'What the phone recorded' })).getByText(/^Checked in/);
  expect(screen.queryByRole('button', { name: 'Withdraw contest' })).toBeNull();
});

it('that was taken back says so, and not that nobody decided', async () => {
  const rocco = await personAt(WORKER);
  await rocco.holds(disputes, disputeRow({ kind: 'no_show', state: 'decided', outcome: 'agreed', decided_at: MISSED }));
  rocco.sees(<DisputeScreen disputeId={ROW} back="/rockstar/shifts" />);
  await screen.findByText('The contest was withdrawn. The no-show stays.');
  expect(screen.queryByText(/No one decided/)).toBeNull();
});
