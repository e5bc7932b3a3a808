// News to everybody, which a lost answer must not send twice.

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NewsForm } from '#features/admin/news-form.tsx';
import { MANAGER as ADA } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

it('is the same news when it is sent again after its answer was lost', async () => {
  const ada = await personAt(ADA, {});
  const { types } = ada.sees(<NewsForm readers={2} onSent={() => undefined} />);
  await types('Map', 'Subject in English');
  await types('Look.', 'Text in English');
  const act = { name: 'Send to 2 people' };
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getByRole('button', act));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', act));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  }
  const sent = ada.server.asked.flatMap(([name, args]) => (name === 'send_news' ? [(args as { id: string }).id] : []));
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent).size).toBe(1);
});
