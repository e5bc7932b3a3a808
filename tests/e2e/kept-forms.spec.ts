// A phone that ends the app in the background: what was half typed is there when it is opened again, until it is sent.
import type { Page } from '@playwright/test';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { synced } from './sync.ts';

const words = 'Quiz night, the long version';
const isBack = 'What you typed before is still here.';

test('half a shift that Vera typed outlives the app, is sent without signal, and is gone', async ({ arrive, demo }) => {
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com' }, demo);
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  await vera.hasAppOnDevice();
  await vera.open('/venue/shifts/new');
  await expect(vera.page.getByText(isBack)).toBeHidden();
  await vera.page.getByLabel('Title (optional)').fill(words);
  await vera.page.getByLabel('Pay per hour').fill('17.25');
  // Ended in the background, where nobody asks it to save anything: what is there by then is all there is.
  await expect.poll(() => kept(vera.page, 'localStorage')).toMatch(/1725/);
  await vera.closeApp();

  await vera.loseNetwork();
  await vera.reopenApp('/venue/shifts/new');
  await expect(vera.page.getByText(isBack)).toBeVisible();
  await expect(vera.page.getByLabel('Title (optional)')).toHaveValue(words);
  await expect(vera.page.getByLabel('Pay per hour')).toHaveValue('17.25');
  await vera.page.getByRole('button', { name: 'Save draft' }).click();
  await vera.page.waitForURL(/\/venue\/shifts\/[0-9a-f-]{36}$/);
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    expect(await kept(vera.page, storage)).not.toContain(words);
  }

  await vera.closeApp();
  await vera.reopenApp('/venue/shifts/new');
  await expect(vera.page.getByLabel('Title (optional)')).toHaveValue('');
  await expect(vera.page.getByText(isBack)).toBeHidden();
});

function kept(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<string> {
  return page.evaluate(name => JSON.stringify({ ...window[name] }), storage);
}
