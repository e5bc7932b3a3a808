// Whoever looked at one of many and goes back is where they were, though the rows come after the page has been drawn.
import { demoPassword, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { synced } from './sync.ts';

test('Rocco goes back from a shift to the place in the list where he found it', async ({ demo, arrive }) => {
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com' }, demo);
  const { page } = rocco;
  await signIn(rocco, 'rockstar', demoPassword);
  await synced(rocco);
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('main').getByRole('listitem').nth(4)).toBeVisible();
  // As far as the rows that have come let it.
  const scrolled = () =>
    page.evaluate(() => {
      window.scrollTo(0, 2000);
      return window.scrollY;
    });
  await expect.poll(scrolled).toBeGreaterThan(1900);
  const found = page.locator('main a[href*="available-shifts/"]').nth(3);
  const href = await found.getAttribute('href');
  await page.evaluate(to => document.querySelector<HTMLElement>(`main a[href="${to}"]`)?.click(), href);
  await page.waitForURL(`**${href}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1900);
  await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
});
