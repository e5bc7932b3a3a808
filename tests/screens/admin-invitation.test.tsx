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
