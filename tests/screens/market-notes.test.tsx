// A note on a day of the marketplace, which a lost answer must not write twice.

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AdminRoleContext } from '#features/admin/admin-role-context.ts';
import { MarketNotes } from '#features/admin/market-notes.tsx';
import { MANAGER as ADA } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

async function adaNotes() {
  const ada = await personAt(ADA, {});
  const { types, press } = ada.sees(
    <AdminRoleContext value="support">
      <MarketNotes notes={[]} cities={[]} area="all" onChanged={() => undefined} />
    </AdminRoleContext>,
  );
  const asked = () =>
    ada.server.asked.flatMap(([name, args]) =>
      name === 'save_market_note' ? [args as { id: string; words: string }] : [],
    );
  /** Until it has been sent, and once more within the same act. */
  const save = async () => {
    const before = asked().length;
    await press('Add note');
    await expect.poll(() => asked().length).toBeGreaterThan(before);
    await expect.poll(() => screen.getByRole('button', { name: 'Add note' })).toHaveProperty('disabled', false);
  };
  return { ada, types, save, asked };
}

it('is the same note when it is saved again after its answer was lost, in better words too', async () => {
  const { types, save, asked } = await adaNotes();
  await types('Rail strke', 'What happened');
  await save();
  await userEvent.clear(screen.getByLabelText('What happened'));
  await types('Rail strike', 'What happened');
  await save();
  expect(new Set(asked().map(({ words }) => words)).size).toBe(2);
  expect(new Set(asked().map(({ id }) => id)).size).toBe(1);
});

it('is another note once the first was saved', async () => {
  const { ada, types, save, asked } = await adaNotes();
  ada.comesOnline({ save_market_note: null });
  await types('Rail strike', 'What happened');
  await save();
  await expect.poll(() => screen.getByLabelText('What happened')).toHaveProperty('value', '');
  await types('Marathon', 'What happened');
  await save();
  expect(new Set(asked().map(({ id }) => id)).size).toBe(2);
});
