// What a mailed link carries is used once. It leaves the address before anything else runs, no request tells it as a referrer, and
// a reload still knows it. Its page says what it is before any code has come.
import type { Page } from '@playwright/test';
import { mailedLink, register } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { holdCode, watchFrames } from './front-frames.ts';

test.use(withoutWorker);

interface Opened {
  /** The address when the first element of the page was drawn, and each later one. */
  addresses(): Promise<readonly string[]>;
  readonly referrers: readonly string[];
}

async function open(page: Page, link: string): Promise<Opened> {
  const referrers: string[] = [];
  page.on('request', request => {
    const from = request.headers().referer;
    if (from !== undefined && from !== '') referrers.push(from);
  });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { encoreAddresses: seen });
    new MutationObserver(changes => {
      if (changes.some(({ target }) => target instanceof Element && target.closest('body') !== null))
        seen.add(location.href);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(link, { waitUntil: 'commit' });
  const addresses = () =>
    page.evaluate(() => [...(window as unknown as { encoreAddresses: Set<string> }).encoreAddresses]);
  return { addresses, referrers };
}

test.describe('what a mailed link carries', () => {
  for (const [path, heading] of [
    ['/auth/reset-password?token_hash=made-up-7&type=recovery', 'Set a new password'],
    ['/auth/callback?token_hash=made-up-7&type=signup', 'Confirm your email'],
    ['/auth/callback?token_hash=made-up-7&type=email_change', 'Use this email address'],
    ['/register/venue?token=made-up-7', 'Join as a Venue'],
    ['/admin/accept-invitation?token=made-up-7', 'Join the admin team'],
  ] as const) {
    test(`stands in no address and no referrer of ${path}`, async ({ arrive }) => {
      const { page, context } = await arrive({ name: 'Sam Stone', email: 'sam@example.com' });
      const framesOf = await watchFrames(context);
      const comes = await holdCode(page);
      const { addresses, referrers } = await open(page, path);
      await expect(page.locator('div.front').getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await comes();
      await expect(page.locator('#root').getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const { both, neither, shifted } = await framesOf(page);
      expect({ both, neither }).toEqual({ both: 0, neither: 0 });
      expect(shifted).toBeLessThan(0.02);
      expect((await addresses()).filter(address => address.includes('made-up-7'))).toEqual([]);
      expect(page.url()).not.toContain('made-up-7');
      expect(referrers).toEqual([]);
    });
  }

  test('outlives a reload, and works', async ({ arrive, product }) => {
    const mia = await arrive({ name: 'Mia Mailed', email: 'mia-mailed@example.com' });
    await register(mia, 'rockstar');
    await open(mia.page, await mailedLink(product, mia.email));
    await mia.page.reload();
    await mia.page.getByRole('button', { name: 'Confirm my email' }).click();
    await mia.page.getByRole('link', { name: 'Continue' }).click();
    await mia.page.waitForURL('**/rockstar**');
    expect(mia.page.url()).not.toContain('token');
  });
});
