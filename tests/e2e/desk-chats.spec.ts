// A chat on a desk has the shift's context beside it; where there is no room for a column, behind a button.
import { demoPassword, signIn } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, tablet } from './person.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

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

  await test.step('what they are booked for stands in the list, and between the words where it happened', async () => {
    const open = page.locator('a[data-chat][aria-current="page"]');
    await expect(open).toContainText(/Rocco Bianchi.*Booked, /);
    await expect(
      page
        .getByRole('log')
        .getByText(/^Booked · Bartender/)
        .last(),
    ).toBeInViewport();
    await page.getByRole('button', { name: /^Booked \d/ }).click();
    await expect(open).toBeVisible();
    for (const line of await page.locator('a[data-chat]').all()) await expect(line).toContainText('Booked, ');
    const rows = await page.locator('li:has(a[data-chat])').evaluateAll(all => all.map(one => one.clientHeight));
    expect(Math.max(...rows)).toBeLessThanOrEqual(84);
  });

  await test.step('Esc closes what lies over the chat and never the chat with it, also where nothing moves', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const replies = page.getByRole('button', { name: 'Quick replies' });
    // Twice: the second is not there where the first Esc closed the chat.
    for (const nth of [1, 2]) {
      await replies.click();
      await expect(page.getByRole('menu'), `the ${nth}. time`).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(replies).toBeFocused();
    }
    await page.emulateMedia({ reducedMotion: null });
  });

  await test.step('Alt with an arrow goes to the next chat while one writes, Esc leaves none open', async () => {
    const box = page.getByRole('textbox', { name: /^Write a message/ });
    await page.getByRole('button', { name: 'All', exact: true }).click();
    const before = page.url();
    // The last of the list has none below it.
    const last = await page.locator('a[data-chat]').last().getAttribute('aria-current');
    const [there, back] = last === 'page' ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp'];
    await box.press(`Alt+${there}`);
    await expect(box).not.toHaveAccessibleName('Write a message to Rocco Bianchi');
    expect(page.url()).not.toBe(before);
    await box.press(`Alt+${back}`);
    await expect(box).toHaveAccessibleName('Write a message to Rocco Bianchi');
    await box.press('Escape');
    await expect(page.getByText('Select a conversation to start messaging')).toBeVisible();
  });

  await test.step('on a tablet held upright the thread stands beside the list, each name in one line', async () => {
    await page.setViewportSize(tablet);
    await page.goto('/venue/messages');
    await expect(page.getByRole('log')).toBeVisible();
    const list = page.getByRole('region', { name: 'Chats', exact: true });
    await expect(list).toBeVisible();
    const names = list.locator('a[data-chat] > span:first-child');
    const heights = await names.evaluateAll(all => all.map(one => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.max(...heights)).toBeLessThan(30);
    expect(await violations(page)).toEqual([]);
    await page.goto(`/venue/messages/${chat?.id}`);
    await expect(column).toHaveCount(0);
  });

  await test.step('there the search shows what a line offers by →, and the list again by ←; it gives the focus back', async () => {
    const way = page.getByRole('button', { name: 'Search', exact: true });
    await way.focus();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await field.fill('@Rocco');
    await expect(page.getByRole('option').first()).toContainText('Rocco Bianchi');
    await field.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Open profile' })).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
    await field.press('ArrowLeft');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('Escape');
    await expect(way).toBeFocused();
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
