// A chat on a desk has the shift's context beside it; where there is no room for a column, behind a button.
import { demoPassword, signIn } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { desktop } from './person.ts';
import { synced } from './sync.ts';

test('a chat has what its two sides are booked for beside it', async ({ demo, arrive }) => {
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop }, demo);
  const { page } = vera;
  const [chat] = await demo.db<{ id: string }>(
    `select c.id from public.conversations c join public.venues v on v.id = c.venue_id
     join public.profiles p on p.id = c.rockstar_id
     where v.name = 'The Copper Thistle' and p.name = 'Rocco Bianchi'`,
  );
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  const column = page.getByRole('region', { name: 'Chat context' });

  await test.step('as a column, without moving the chat', async () => {
    await page.goto(`/venue/messages/${chat?.id}`);
    await expect(column.getByRole('heading', { name: 'Next with Rocco Bianchi' })).toBeVisible();
    await expect(column.getByRole('link', { name: 'Open shift' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('as a sheet where the window is narrower', async () => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(column).toHaveCount(0);
    await page.getByRole('button', { name: 'About the shifts with Rocco Bianchi' }).click();
    const sheet = page.getByRole('dialog', { name: 'Rocco Bianchi' });
    await sheet.getByRole('link', { name: 'Open shift' }).click();
    await page.waitForURL('**/venue/shifts/*-*');
  });
});
