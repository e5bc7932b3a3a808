// A device that is still signed in when its person's account is to be deleted: what it offers, before and after the session has ended.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LeavingNotice } from '#features/settings/leaving-notice.tsx';
import { inHours } from '#tests/domain/more-rows.ts';
import { WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

async function roccoKeepsIt(hours: number) {
  const rocco = await personAt(WORKER, {});
  Object.assign(rocco.server.refuses, { keep_my_account: 'signed_out', refresh: 'refresh_token_not_found' });
  const seen = rocco.sees(<LeavingNotice deletesAt={Date.parse(inHours(hours))} />);
  await screen.findByText('You can still undo this.');
  await seen.press('Keep my account');
  return seen;
}

it('whose session has ended is led to a sign-in, which can still undo it', async () => {
  const { press, isAt } = await roccoKeepsIt(30);
  await screen.findByText('You’re signed out here. Sign in to keep your account.');
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
  await press('Sign in', 'link');
  expect(isAt()).toBe('/login');
});

it('after its day says that there may be no account any more', async () => {
  await roccoKeepsIt(-30);
  await screen.findByText(/^Your account was due to be deleted/);
  await screen.findByText('You’re signed out here. If you can’t sign in any more, it’s deleted.');
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
});
