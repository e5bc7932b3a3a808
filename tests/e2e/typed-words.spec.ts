// Firefox and iPhones have no request to close a sheet: there Back leaves the page under it, as a reload does. What was typed in the sheet is
// there when it is opened again, and not once it was sent.
import type { Locator, Page } from '@playwright/test';
import { demoPassword, signIn } from './accounts.ts';
import { rosa } from './engine.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { synced } from './sync.ts';

test.use(withoutWorker);

const words = 'Back on the ninth, by the late train';

test('Rosa’s reason for days off outlives Back and a reload, until it is saved', async ({ arrive, demo }) => {
  const person = await arrive(rosa, demo);
  const { page } = person;
  await page.addInitScript(withoutCloseRequests);
  await signIn(person, 'rockstar', demoPassword);
  await synced(person);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/rockstar/profile"]')?.click());
  await page.waitForURL('**/rockstar/profile**');
  await page.goto('/rockstar/availability');
  const sheet = await opened(page, 'Add time off or an exception', 'Time off and exceptions');
  await sheet.getByLabel('Reason').fill(words);
  await page.goBack();
  await page.waitForURL('**/rockstar/profile**');
  await page.goForward();
  await page.waitForURL('**/rockstar/availability');
  const again = await opened(page, 'Add time off or an exception', 'Time off and exceptions');
  await expect(again.getByLabel('Reason')).toHaveValue(words);
  await page.reload();
  const third = await opened(page, 'Add time off or an exception', 'Time off and exceptions');
  await expect(third.getByLabel('Reason')).toHaveValue(words);
  await third.getByRole('button', { name: 'Save' }).click();
  await expect(third).toBeHidden();
  const fresh = await opened(page, 'Add time off or an exception', 'Time off and exceptions');
  await expect(fresh.getByLabel('Reason')).toHaveValue('');
});

test('Vera’s words to somebody she invites outlive Back and a reload', async ({ arrive, demo }) => {
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com' }, demo);
  const { page } = vera;
  await page.addInitScript(withoutCloseRequests);
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  await page.goto('/venue/rockstars');
  await page.locator('main a[href^="/venue/rockstars/"]').first().click();
  await page.waitForURL('**/venue/rockstars/*');
  const sheet = await opened(page, 'Invite', /^Invite /);
  await sheet.getByLabel('Message').fill(words);
  await page.goBack();
  await page.waitForURL('**/venue/rockstars');
  await page.goForward();
  await page.waitForURL('**/venue/rockstars/*');
  await expect((await opened(page, 'Invite', /^Invite /)).getByLabel('Message')).toHaveValue(words);
  await page.reload();
  await expect((await opened(page, 'Invite', /^Invite /)).getByLabel('Message')).toHaveValue(words);
});

async function opened(page: Page, act: string, title: string | RegExp): Promise<Locator> {
  await page.getByRole('button', { name: act }).first().click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet).toBeVisible();
  return sheet;
}

function withoutCloseRequests(): void {
  Reflect.deleteProperty(window, 'CloseWatcher');
}
