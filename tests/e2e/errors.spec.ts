// What a person reads where something broke: a screen that cannot be drawn, and an error that nobody caught.
import { type Browser, expect, type Page } from '@playwright/test';
import { test, withoutWorker } from './fixtures.ts';

test.use(withoutWorker);

/** Nobody's complaints are collected here: that something breaks is the point. */
async function newcomer(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] });
  return context.newPage();
}

test('SP2.35 SP4.12 SP8.15 a screen that cannot be drawn says what is safe, and is tried again three times', async ({
  browser,
  product,
}) => {
  const page = await newcomer(browser, product.url);
  await page.addInitScript(() => {
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new Error('no calendar');
    };
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy Error ID' }).click();
  await expect(page.getByText('Error ID copied to clipboard')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeEnabled();
  const again = page.getByRole('button', { name: 'Try Again' });
  const id = page.getByText(/^Error ID: /);
  for (let time = 0; time < 3; time += 1) {
    const before = await id.innerText();
    await again.click();
    await expect(id).not.toHaveText(before);
  }
  await expect(page.getByText('Too many retry attempts. Please refresh the page.')).toBeVisible();
  await expect(again).toBeDisabled();
  await page.context().close();
});

test('SP8.13 SP8.14 an error nobody caught can be reported', async ({ browser, product }) => {
  const page = await newcomer(browser, product.url);
  await page.goto('/login/venue');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody caught me');
    });
  });
  await expect(page.getByText('Something broke on this page.')).toBeVisible();
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByLabel('What were you doing? (optional)').fill('I only looked.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent. Thank you.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const said = await product.db("select message, note from public.error_reports where message = 'nobody caught me'");
  expect(said).toEqual([{ message: 'nobody caught me', note: 'I only looked.' }]);
  await page.context().close();
});
