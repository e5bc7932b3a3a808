// Whoever looked at one of many and goes back is where they were, though the rows come after the page has been drawn.
import type { Page } from '@playwright/test';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

test('Rocco goes back from a shift to the place in the list where he found it', async ({ demo, arrive }) => {
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com' }, demo);
  const { page } = rocco;
  await signIn(rocco, 'rockstar', demoPassword);
  await synced(rocco);
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('main').getByRole('listitem').nth(4)).toBeVisible();
  // As far as the rows that have come let him.
  const scrolled = () =>
    page.evaluate(() => {
      window.scrollTo(0, 2000);
      return window.scrollY;
    });
  await expect.poll(scrolled).toBeGreaterThan(1900);
  const found = await atRest(page);
  await page.evaluate(to => document.querySelector<HTMLElement>(`main a[href="${to}"]`)?.click(), found.href);
  await page.waitForURL(`**${found.href}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator(`main a[href="${found.href}"]`)).toBeInViewport();
  await expect.poll(() => atRest(page)).toEqual(found);
});

/** The first shift that is wholly in view, once the rows have stood still for ten frames. */
function atRest(page: Page): Promise<{ href: string; top: number }> {
  return page.evaluate(async () => {
    const first = () => {
      for (const link of document.querySelectorAll('main a[href*="available-shifts/"]')) {
        const { top } = link.getBoundingClientRect();
        if (top >= 0) return { href: link.getAttribute('href') ?? '', top: Math.round(top) };
      }
      return { href: '', top: 0 };
    };
    let now = first();
    for (let still = 0; still < 10; still += 1) {
      await new Promise(requestAnimationFrame);
      const next = first();
      if (next.href !== now.href || next.top !== now.top) still = 0;
      now = next;
    }
    return now;
  });
}
