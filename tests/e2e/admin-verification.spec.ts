// A venue says who stands behind it, an admin reads the evidence and says no with words, the venue sends better ones.
import { readFile } from 'node:fs/promises';
import { PHOTO } from '#tests/support/photo.ts';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { synced } from './sync.ts';

const LICENCE = Buffer.from('%PDF-1.4 the licence, for the test');

test('a venue gets verified by what it hands in', async ({ demo, arrive }) => {
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: phone }, demo);
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  const { page } = vera;
  const part = page.getByRole('dialog').getByRole('region', { name: 'Verification' });
  const edit = () => page.getByRole('button', { name: 'Edit Details of Harbour & Rye' }).click();

  await test.step('Vera adds a venue and hands in a licence; what is no document is refused at once', async () => {
    await vera.open('/venue/venues');
    await page.getByRole('button', { name: 'Add venue' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Name').fill('Harbour & Rye');
    await sheet.getByLabel('Address').fill('3 Quay Street');
    await sheet.getByLabel('City').selectOption({ label: 'London' });
    await sheet.getByRole('button', { name: 'Add venue' }).click();
    await synced(vera);
    await edit();
    await part.getByRole('button', { name: 'Get verified' }).click();
    await part.getByLabel('Legal name').fill('Harbour and Rye Ltd');
    await part.getByLabel('Registration number').fill('04210553');
    const input = part.locator('input[type=file]');
    await input.setInputFiles({
      name: 'licence.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ, a program'),
    });
    await expect(part.getByText('We can’t read licence.pdf.')).toBeVisible();
    await input.setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: LICENCE });
    await expect(part.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible();
  });

  await test.step('without a connection the file stays where it is', async () => {
    await vera.loseNetwork();
    await part.getByRole('button', { name: 'Send for verification' }).click();
    await expect(part.getByText('You need to be online to send files. What you chose stays here.')).toBeVisible();
    await vera.regainNetwork();
    await part.getByRole('button', { name: 'Send for verification' }).click();
    await expect(part.getByText('We’re checking Harbour and Rye Ltd, with 1 file.')).toBeVisible();
    await synced(vera);
  });

  const sol = await arrive({ ...withoutWorker, name: 'Sol', email: 'sol@rockstars.example', viewport: desktop }, demo);
  const handedIn = sol.page.getByRole('listitem').filter({ hasText: 'Harbour and Rye Ltd' });

  await test.step('Sol reads the evidence and rejects it with words, which Vera reads', async () => {
    await signIn(sol, 'admin', demoPassword);
    await sol.page.getByRole('link', { name: 'Check what venues sent' }).click();
    await expect(handedIn.getByText('04210553')).toBeVisible();
    const saved = sol.page.waitForEvent('download');
    await handedIn.getByRole('button', { name: /^licence\.pdf/ }).click();
    expect(await readFile((await (await saved).path()) ?? '')).toEqual(LICENCE);
    const reject = handedIn.getByRole('button', { name: 'Reject Harbour & Rye' });
    await reject.press('Enter');
    const sheet = sol.page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
    await sol.page.keyboard.press('Escape');
    await expect(reject).toBeFocused();
    await reject.press('Enter');
    await sheet.getByLabel('Reason').fill('The licence has run out.');
    await sheet.getByRole('button', { name: 'Reject Harbour & Rye' }).click();
    await expect(handedIn).toBeHidden();
    await expect(part.getByText('The licence has run out.')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('the dashboard tells who was rejected and why, and asks before it verifies', async () => {
    await sol.page.getByRole('link', { name: 'Dashboard' }).click();
    const row = sol.page
      .getByRole('listitem')
      .filter({ hasText: 'Harbour & Rye' })
      .filter({ hasText: '3 Quay Street' });
    await expect(row).toContainText('rejected');
    await row.getByRole('button', { name: 'Verify Harbour & Rye' }).click();
    const sheet = sol.page.getByRole('dialog', { name: 'Verify Harbour & Rye?' });
    await expect(sheet.getByText('The licence has run out.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Not now' }).click();
    await row.getByRole('link', { name: 'Open venue Harbour & Rye' }).click();
    await expect(sol.page.getByText('Verification · Not verified')).toBeVisible();
    await sol.page.getByRole('link', { name: 'Open the queue' }).click();
  });

  await test.step('Vera sends another, and Sol verifies it', async () => {
    await part.getByRole('button', { name: 'Get verified' }).click();
    await part
      .locator('input[type=file]')
      .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: Buffer.from(PHOTO, 'base64') });
    await part.getByRole('button', { name: 'Send for verification' }).click();
    await expect(part.getByText('We’re checking')).toBeVisible();
    await synced(vera);
    await sol.page.reload();
    // A picture is shown beside what is said, and closed by what opened it.
    const picture = handedIn.getByRole('button', { name: /^new\./ });
    await picture.click();
    await expect(handedIn.getByRole('img', { name: /^new\./ })).toBeVisible();
    await picture.click();
    await expect(handedIn.getByRole('img')).toHaveCount(0);
    await handedIn.getByRole('button', { name: 'Verify Harbour & Rye' }).click();
    await expect(handedIn).toBeHidden();
    await expect(part.getByText('This venue is verified.')).toBeVisible({ timeout: 20_000 });
  });
});
