// Where somebody is signed in, as the page of their security says it.

import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newId } from '#domain/ids.ts';
import { ChangePasswordSheet } from '#features/auth/change-password-sheet.tsx';
import { SecurityTab } from '#features/settings/security-tab.tsx';
import { inHours } from '#tests/domain/more-rows.ts';
import { WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const nothing = () => undefined;

function accountOn(devices: number) {
  const sessions = Array.from({ length: devices }, (_, nth) => ({
    ...{ id: newId(), is_this: nth === 0, began_at: inHours(-9), seen_at: inHours(-1), user_agent: null },
  }));
  return { email: 'rocco@example.com', new_email: null, mailed_at: null, sessions };
}

it('a new password ends the other sessions, and the list beside it says so', async () => {
  const rocco = await personAt(WORKER, { own_account: accountOn(2), updatePassword: null });
  const { press } = rocco.sees(<SecurityTab password={<ChangePasswordSheet opened onClose={nothing} />} />);
  await screen.findByText('Signed in on 2 devices');
  await screen.findByRole('button', { name: 'Save password' });
  rocco.server.answers = { own_account: accountOn(1), updatePassword: null };
  const words = { currentPassword: 'Cellar-bar-7', password: 'Cellar-bar-8', confirmPassword: 'Cellar-bar-8' };
  for (const [name, value] of Object.entries(words)) {
    const field = document.querySelector(`input[name="${name}"]`);
    if (field === null) throw new Error(`No field ${name}`);
    fireEvent.change(field, { target: { value } });
  }
  await press('Save password');
  await screen.findByText('Signed in on 1 device');
  expect(rocco.server.asked.map(([name]) => name)).toContain('updatePassword');
});
