// A place that is held for one: what one has taken over the same hours stands in the way of a yes.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applications } from '#domain/applications/schema.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import { ApplyBarPanel } from '#features/applications/apply-bar-panel.tsx';
import { OutcomePanel } from '#features/applications/outcome-panel.tsx';
import { OwnApplicationsScreen } from '#features/applications/own-applications-screen.tsx';
import { inHours, nthId, OTHER, ROW } from '#tests/domain/more-rows.ts';
import { applicationRow, bookingRow, SHIFT, shiftRow, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

/** Two places of the same evening at two venues, both held for Rocco. */
async function roccoIsHeldTwo() {
  const rocco = await personAt(WORKER);
  const held = { status: 'offered', hold_until: inHours(3) } as const;
  const evening = { starts_at: inHours(26), ends_at: inHours(34) };
  await rocco.holds(venues, venueRow(), venueRow({ id: OTHER, name: 'Night Heron' }));
  await rocco.holds(shifts, shiftRow(evening), shiftRow({ ...evening, id: nthId(1), venue_id: OTHER }));
  const other = applicationRow({ ...held, id: ROW, shift_id: nthId(1), venue_id: OTHER });
  await rocco.holds(applications, applicationRow(held), other);
  return rocco;
}

const accept = () => screen.findByRole('button', { name: 'Accept the place' });

it('of two held places that overlap, the second is stopped on the device once the first is accepted without signal', async () => {
  const rocco = await roccoIsHeldTwo();
  const { press } = rocco.sees(<ApplyBarPanel shiftId={nthId(1)} hide={null} />);
  await press('Accept the place');
  await expect.poll(rocco.outbox).toMatchObject([{ name: 'respond_offer', args: { id: ROW, answer: 'accept' } }]);
  rocco.sees(<ApplyBarPanel shiftId={SHIFT} hide={null} />);
  await screen.findByText(/^Clashes with your request at Night Heron/);
  expect(await accept()).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveProperty('disabled', false);
});

it('a held place over a shift that is booked is stopped, too, and one that leaves little rest is not', async () => {
  const rocco = await roccoIsHeldTwo();
  await rocco.holds(
    bookings,
    bookingRow({ shift_id: nthId(2), venue_id: OTHER, starts_at: inHours(20), ends_at: inHours(24) }),
  );
  rocco.sees(<ApplyBarPanel shiftId={SHIFT} hide={null} />);
  expect(await accept()).toHaveProperty('disabled', false);
  await rocco.holds(
    bookings,
    bookingRow({ shift_id: nthId(2), venue_id: OTHER, starts_at: inHours(30), ends_at: inHours(38) }),
  );
  await screen.findByText(/^Clashes with Night Heron/);
  expect(await accept()).toHaveProperty('disabled', true);
});

it('one that ran out without signal is said to have, and asks for no answer', async () => {
  const rocco = await personAt(WORKER);
  await rocco.holds(venues, venueRow());
  await rocco.holds(shifts, shiftRow({ starts_at: inHours(26), ends_at: inHours(34) }));
  await rocco.holds(applications, applicationRow({ status: 'offered', hold_until: inHours(-0.1) }));
  rocco.sees(
    <>
      <OutcomePanel shiftId={SHIFT} similar={null} />
      <ApplyBarPanel shiftId={SHIFT} hide={null} />
      <OwnApplicationsScreen />
    </>,
  );
  await screen.findByText('You didn’t answer in time. The place is no longer held for you.');
  for (const name of ['Accept the place', 'Withdraw']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText(/held for you until/)).toBeNull();
});

it('a yes to it that has not left in time says that the place may be gone', async () => {
  const rocco = await roccoIsHeldTwo();
  const { press } = rocco.sees(<ApplyBarPanel shiftId={SHIFT} hide={null} />);
  await press('Accept the place');
  await expect.poll(rocco.outbox).toHaveLength(1);
  await rocco.holds(applications, applicationRow({ status: 'accepted', hold_until: inHours(-0.1) }));
  rocco.sees(<OutcomePanel shiftId={SHIFT} similar={null} />);
  await screen.findByText(/^Your answer hasn’t been sent yet, and the place was only held until .*next person\.$/);
});
