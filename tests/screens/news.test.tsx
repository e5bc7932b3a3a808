// News to everybody, which a lost answer must not send twice.

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NewsForm } from '#features/admin/news-form.tsx';
import { MANAGER as ADA } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const ACT = { name: 'Send to 2 people' };

async function adaWrites() {
  const ada = await personAt(ADA, {});
  const { types } = ada.sees(<NewsForm readers={2} onSent={() => undefined} />);
  await types('Map', 'Subject in English');
  await types('Look.', 'Text in English');
  const send = async () => {
    await userEvent.click(screen.getByRole('button', ACT));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', ACT));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  };
  const sent = () =>
    ada.server.asked.flatMap(([name, args]) => (name === 'send_news' ? [(args as { id: string }).id] : []));
  return { types, send, sent };
}

it('is the same news when it is sent again after its answer was lost', async () => {
  const { send, sent } = await adaWrites();
  await send();
  await send();
  expect(sent().length).toBeGreaterThan(1);
  expect(new Set(sent()).size).toBe(1);
});

it('is other news once its words were changed, so that it is not refused for its id', async () => {
  const { types, send, sent } = await adaWrites();
  await send();
  await types(' Twice.', 'Text in English');
  await send();
  expect(new Set(sent()).size).toBe(2);
});
