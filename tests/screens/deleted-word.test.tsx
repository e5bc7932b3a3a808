// What people are called whose account was deleted.
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callDeleted } from '#domain/profiles/called.ts';
import { rowToProfile } from '#domain/profiles/schema.ts';
import { DeletedWord } from '#features/profiles/deleted-word.tsx';
import { profileRow } from '#tests/domain/more-rows.ts';
import { WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const gone = profileRow({ name: 'Deleted account', account_status: 'inactive' });

it('people whose account was deleted are called so in the language of the app', async () => {
  callDeleted('Cuenta eliminada');
  expect(rowToProfile(gone).name).toBe('Cuenta eliminada');
  const rosa = await personAt(WORKER);
  rosa.sees(<DeletedWord />);
  await waitFor(() => expect(rowToProfile(gone).name).toBe('Deleted account'));
});

it('nobody else is: a name of that kind, a paused account', () => {
  callDeleted('Cuenta eliminada');
  expect(rowToProfile({ ...gone, account_status: 'active' }).name).toBe('Deleted account');
  expect(rowToProfile({ ...gone, name: 'Rosa' }).name).toBe('Rosa');
});
