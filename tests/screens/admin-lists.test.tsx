// Where an admin's page lists a part, it says of how many, and where the rest is.

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AdminRoleContext } from '#features/admin/admin-role-context.ts';
import { UserHistory } from '#features/admin/user-history.tsx';
import { inHours } from '#tests/domain/more-rows.ts';
import { MANAGER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const history = Array.from({ length: 50 }, (_, nth) => ({
  ...{ at: inHours(-nth), what: 'late', by: null, reason: null, points: 1, venue: 'The Copper Thistle', state: null },
}));

async function adminReads(historyAll: number, role: 'support' | 'read_only' = 'support') {
  const sol = await personAt(MANAGER);
  return sol.sees(
    <AdminRoleContext.Provider value={role}>
      <UserHistory user={{ name: 'Rocco Bianchi', history, historyAll }} />
    </AdminRoleContext.Provider>,
  );
}

it('a history that is longer than the page says so, and leads to the log', async () => {
  const { press, isAt } = await adminReads(72);
  await screen.findByText('The newest 50 of 72.');
  await press('Open Security', 'link');
  await expect.poll(isAt).toBe('/admin/security?search=Rocco+Bianchi');
});

it('who may not read the log is told how much there is', async () => {
  await adminReads(72, 'read_only');
  await screen.findByText('The newest 50 of 72.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('a whole history says nothing of more', async () => {
  await adminReads(50);
  await screen.findByRole('heading', { name: 'History' });
  expect(screen.queryByText(/newest/)).toBeNull();
});
