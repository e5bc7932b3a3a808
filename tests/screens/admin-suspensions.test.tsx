// An account suspended, changed and reinstated on its page: what is typed, what is sent, and what is read again.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AdminRoleContext } from '#features/admin/admin-role-context.ts';
import { UserScreen } from '#features/admin/user-screen.tsx';
import { OTHER, ROW } from '#tests/domain/more-rows.ts';
import { MANAGER as ADA } from '#tests/domain/rows.ts';
import type { Answers } from '#tests/support/answering-server.ts';
import { personAt } from '#tests/support/screen.tsx';

const at = '2026-11-28T12:00:00Z';

const noa = {
  ...{ id: OTHER, name: 'Noa', email: 'noa@example.com', role: 'rockstar', adminRole: null, status: 'active' },
  ...{ town: null, createdAt: at, seenAt: null, suspendedUntil: null, suspendedReason: null, worked: 0, noShows: 0 },
  ...{ cancelled: 0, waiting: 5, venues: [], devices: [], history: [], historyAll: 0, aheadAll: 2 },
  ahead: [ROW, ADA].map(id => ({
    ...{ id, venueName: 'Harbour', role: 'bartender', startsAt: at, endsAt: at, tz: 'UTC' },
  })),
};
const suspended = { ...noa, status: 'suspended', suspendedUntil: '2027-01-05T12:00:00Z', suspendedReason: 'No-shows.' };

async function adaSeesNoa(answers: Answers) {
  const ada = await personAt(ADA, answers);
  const page = <UserScreen userId={OTHER} back="/admin/users" />;
  return { server: ada.server, ...ada.sees(<AdminRoleContext value="super_admin">{page}</AdminRoleContext>) };
}

it('a suspension ends when it was said to, and what was typed goes once it is done', async () => {
  const { press, types, chooses, typed, server } = await adaSeesNoa({ admin_user: noa });
  await chooses('No end date', 'Until');
  await types('No-shows.', 'Reason');
  expect(screen.getByText('2 stay')).toBeDefined();
  await press('Suspend with no end date');
  await screen.findByText(/^You need to be online for this/);
  expect(typed()).toEqual({ [`suspend:${OTHER}`]: { days: '0', reason: 'No-shows.', release: false } });
  server.answers.suspend_user = null;
  server.answers.admin_user = { ...noa, status: 'suspended' };
  await press('Suspend with no end date');
  await screen.findByRole('button', { name: 'Reinstate' });
  expect(server.asked).toContainEqual(['suspend_user', { user_id: OTHER, until: null, reason: 'No-shows.' }]);
  await expect.poll(typed).toEqual({});
});

it('who is reinstated is read again, and why is said to the team', async () => {
  const { press, types, typed, server } = await adaSeesNoa({ admin_user: suspended, reinstate_user: null });
  await press('Reinstate');
  const sheet = within(await screen.findByRole('dialog', { name: 'Reinstate Noa?' }));
  const act = sheet.getByRole<HTMLButtonElement>('button', { name: 'Reinstate' });
  await userEvent.click(act);
  const reason = sheet.getByRole('textbox', { name: 'Reason', description: /This field is required/ });
  expect([document.activeElement, reason.getAttribute('aria-invalid')]).toEqual([reason, 'true']);
  expect(server.asked.map(([name]) => name)).not.toContain('reinstate_user');
  await types('Seen the papers.', 'Reason');
  expect(sheet.queryByText('This field is required')).toBeNull();
  expect(typed()).toEqual({ [`reinstate:${OTHER}`]: { reason: 'Seen the papers.' } });
  server.answers.admin_user = noa;
  await userEvent.click(act);
  await screen.findByRole('heading', { name: 'Suspend Noa?' });
  expect(server.asked).toContainEqual(['reinstate_user', { user_id: OTHER, reason: 'Seen the papers.' }]);
  await expect.poll(typed).toEqual({});
});

it('another end keeps the reason as it stands, and says which end was shown', async () => {
  const { press, chooses, server } = await adaSeesNoa({ admin_user: suspended, suspend_user: null });
  await press('Change end or reason');
  const sheet = within(await screen.findByRole('dialog', { name: 'Change Noa’s suspension' }));
  const act = sheet.getByRole<HTMLButtonElement>('button', { name: 'Save and tell Noa' });
  expect(act.disabled, 'nothing is changed').toBe(true);
  expect(sheet.getByRole('option', { name: 'As now: Tue 5 Jan' })).toBeDefined();
  await chooses('No end date', 'Until');
  await userEvent.click(act);
  const { suspendedUntil: seen, suspendedReason: reason } = suspended;
  await expect.poll(() => server.asked).toContainEqual(['suspend_user', { user_id: OTHER, until: null, reason, seen }]);
});

it('another reason keeps the end', async () => {
  const { press, types, server } = await adaSeesNoa({ admin_user: suspended, suspend_user: null });
  await press('Change end or reason');
  await types(' Four of them.', 'Reason');
  await press('Save and tell Noa');
  const { suspendedUntil: seen } = suspended;
  const sent = { user_id: OTHER, until: seen, reason: 'No-shows. Four of them.', seen };
  await expect.poll(() => server.asked).toContainEqual(['suspend_user', sent]);
});

it('what is booked stays, unless the admin chooses otherwise', async () => {
  const { press, types, server } = await adaSeesNoa({ admin_user: noa, suspend_user: null });
  await types('No-shows.', 'Reason');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Release upcoming shifts too' }));
  expect(screen.queryByText('2 stay')).toBeNull();
  expect(screen.getByText('Released, except a shift that has started')).toBeDefined();
  await press(/^Suspend until/);
  const sent = { user_id: OTHER, until: expect.any(String), reason: 'No-shows.', release: true };
  await expect.poll(() => server.asked).toContainEqual(['suspend_user', sent]);
});

it('is not asked about shifts of somebody who has none', async () => {
  await adaSeesNoa({ admin_user: { ...noa, ahead: [], aheadAll: 0 } });
  await screen.findByRole('heading', { name: 'Suspend Noa?' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('they are released later, too', async () => {
  const { press, server } = await adaSeesNoa({ admin_user: suspended, suspend_user: null });
  await press('Change end or reason');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Release upcoming shifts too' }));
  await press('Save and tell Noa');
  const { suspendedUntil: seen, suspendedReason: reason } = suspended;
  const sent = { user_id: OTHER, until: seen, reason, seen, release: true };
  await expect.poll(() => server.asked).toContainEqual(['suspend_user', sent]);
});
