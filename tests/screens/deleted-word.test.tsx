// What people are called whose account was deleted.
import { waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { personName } from '#domain/admin/schema.ts';
import { adminWorkers } from '#domain/admin/users.ts';
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

it('admins read it in their lists', async () => {
  callDeleted('Cuenta eliminada');
  const row = { id: WORKER, name: 'Deleted account', status: 'inactive', town: null, skills: [], worked: 3, key: '' };
  const figures = { rating: null, ratingCount: null, reliability: null, createdAt: '2026-11-01T12:00:00.000Z' };
  const ada = await personAt(WORKER, { admin_workers: { rows: [{ ...row, ...figures }], more: false } });
  const every = { search: '', skill: 'all', reliability: 'all', status: 'all', sort: 'name', key: '', id: '' } as const;
  const answer = await adminWorkers.read(ada.device, every);
  expect(answer.ok && answer.value.rows.map(({ name }) => name)).toEqual(['Cuenta eliminada']);
  expect(parse(personName, 'Deleted account')).toBe('Cuenta eliminada');
  callDeleted('Deleted account');
});
