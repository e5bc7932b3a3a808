// Somebody is taken from the tray under the planner's board while a shift is open beside it: the pane says where they fit.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { profiles } from '#domain/profiles/schema.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { rowToMembership } from '#domain/venues/schema.ts';
import { WeekScreen } from '#features/shifts/planner/week-screen.tsx';
import { memberRow, OTHER, profileRow, ROW } from '#tests/domain/more-rows.ts';
import { MANAGER, placedVenue, SHIFT, shiftRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

beforeEach(() => vi.setSystemTime('2026-11-25T12:00:00Z'));
afterEach(() => vi.useRealTimers());

const free = { free: true, below_minimum: false, verdict: 'free' };
const SATURDAY = {
  starts_local: '2026-11-28T18:00',
  ends_local: '2026-11-29T02:00',
  starts_at: '2026-11-28T18:00:00.000Z',
  ends_at: '2026-11-29T02:00:00.000Z',
} as const;

async function minaPlans(selected: string | undefined) {
  const mina = await personAt(MANAGER, {
    fit_for_shifts: [SHIFT, OTHER].map(shift_id => ({ worker_id: WORKER, shift_id, ...free })),
  });
  await mina.holds(profiles, profileRow({ skills: ['bartender'], reliability: 96 }));
  const sunday = { starts_at: '2026-11-29T11:00:00.000Z', ends_at: '2026-11-29T17:00:00.000Z' };
  const kitchen = {
    ...sunday,
    starts_local: '2026-11-29T11:00',
    ends_local: '2026-11-29T17:00',
    role: 'chef_de_partie',
  };
  await mina.holds(shifts, shiftRow(), shiftRow({ id: OTHER, ...SATURDAY }), shiftRow({ id: ROW, ...kitchen }));
  const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
  const rest = { by: 'roles', monday: '2026-11-23', onMonday: () => undefined, aside: null } as const;
  const seen = mina.sees(
    <WeekScreen own={own} {...rest} selected={selected} pane={selected && <p>The shift itself</p>} />,
  );
  await screen.findByRole('button', { name: /^Rocco Bianchi/ });
  return { mina, ...seen };
}

it('in place of the shift: the first gap that they fit is the act that is due, the others say why not', async () => {
  const { mina, press } = await minaPlans(SHIFT);
  await screen.findByText('The shift itself');
  await press(/^Rocco Bianchi/);
  const pane = within(await screen.findByRole('region', { name: 'Where Rocco Bianchi fits this week' }));
  expect(screen.queryByText('The shift itself')).toBeNull();
  expect(pane.getByText('96')).toBeDefined();
  expect(pane.getByText(/Role not in profile$/)).toBeDefined();
  expect(pane.getByRole('button', { name: /^Invite Rocco Bianchi: Sat 28 Nov/ }).dataset.variant).toBe('outline');
  const due = pane.getByRole('button', { name: 'Invite Rocco Bianchi' });
  expect(due.dataset.variant).toBe('lit');
  // The bar under the board says who is in the hand and no longer lists the gaps.
  const bar = within(screen.getByRole('region', { name: 'Placing Rocco Bianchi' }));
  expect(bar.queryByRole('button', { name: /^Invite / })).toBeNull();
  // What is saved stays here to be read.
  mina.server.isHere = false;
  await userEvent.click(due);
  await expect.poll(mina.outbox).toMatchObject([{ name: 'send_work_invitation', args: { shift_id: SHIFT } }]);
  await screen.findByText('The shift itself');
});

it('leaves the board as wide as it is where no shift is open', async () => {
  const { press } = await minaPlans(undefined);
  await press(/^Rocco Bianchi/);
  const bar = within(await screen.findByRole('region', { name: 'Placing Rocco Bianchi' }));
  expect(bar.getAllByRole('button', { name: /^Invite Rocco Bianchi: / })).toHaveLength(2);
  expect(screen.queryByRole('region', { name: /^Where / })).toBeNull();
});
