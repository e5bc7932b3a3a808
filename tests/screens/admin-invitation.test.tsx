// The link of an admin invitation, opened by somebody who cannot take it yet.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAdminOffer } from '#features/auth/use-admin-offer.ts';
import { WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

function Offer() {
  const { state } = useAdminOffer('a-token', () => undefined);
  return <p>{state.kind === 'refused' ? state.words : `It is ${state.kind}`}</p>;
}

it('says to whoever is suspended why, and offers no second account', async () => {
  const nia = await personAt(WORKER, {
    handle_admin_invitation_for_existing_user: { existing_user: false, suspended: true },
    validate_admin_invitation: [{ email: 'nia@example.com', name: 'Nia', role: 'support' }],
  });
  nia.sees(<Offer />);
  await screen.findByText(/^Your account is suspended, so you can’t join yet/);
  expect(nia.server.asked.map(([name]) => name)).not.toContain('validate_admin_invitation');
});

it('does not take the form back once the account that it made has used the invitation up', async () => {
  const email = 'nia@example.com';
  const nia = await personAt(WORKER, {
    handle_admin_invitation_for_existing_user: { existing_user: false, suspended: false },
    validate_admin_invitation: [{ email, name: 'Nia', role: 'support' }],
    signIn: { userId: WORKER, email, accessToken: 'access', refreshToken: 'refresh', expiresIn: 3600 },
  });
  await nia.device.signOut();
  nia.sees(<Offer />);
  await screen.findByText('It is offered');
  const before = nia.server.asked.length;
  nia.server.answers.validate_admin_invitation = [];
  // As the form does with the account that it made.
  expect(await nia.device.signIn({ email, password: 'Cellar-bar-7' })).toMatchObject({ ok: true });
  await expect.poll(() => nia.server.asked.slice(before).map(([name]) => name)).toContain('validate_admin_invitation');
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(screen.getByText('It is offered')).toBeDefined();
});
