// A person's own page: read first, opened by Edit, saved only by Save Changes; its photo saves by itself.
import type { Page } from '@playwright/test';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { phone } from './person.ts';
import { synced } from './sync.ts';

test('SP2.16 SP2.22 SP2.23 a manager enters the phone number that a booking opens with', async ({ demo, arrive }) => {
  const vera = await arrive(
    { ...withoutWorker, name: 'Vera Okafor', email: 'vera@example.com', viewport: phone },
    demo,
  );
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  const { page } = vera;
  await vera.open('/venue/profile');
  await expect(page.getByRole('tab', { name: 'Personal Info' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Professional' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Contact' }).click();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 0000 0000');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('+44 20 0000 0000')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0018');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('+44 20 7946 0018')).toBeVisible();
  await synced(vera);
  const [row] = await demo.db<{ phone: string }>('select phone from public.profile_private where email = $1', [
    vera.email,
  ]);
  expect(row?.phone).toBe('+44 20 7946 0018');
});

test('SP2.23 an admin has the same tabs, reads first and cancels', async ({ demo, arrive }) => {
  const ada = await arrive({ ...withoutWorker, name: 'Ada Lindqvist', email: 'ada@rockstars.example' }, demo);
  await signIn(ada, 'admin', demoPassword);
  const { page } = ada;
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL('**/admin/profile');
  await expect(page.getByRole('tab', { name: 'Personal Info' })).toBeVisible();
  await page.getByRole('tab', { name: 'Contact' }).click();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 0000 0000');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('+44 20 0000 0000')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0042');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('+44 20 7946 0042')).toBeVisible();
  await synced(ada);
  const [row] = await demo.db<{ phone: string }>('select phone from public.profile_private where email = $1', [
    ada.email,
  ]);
  expect(row?.phone).toBe('+44 20 7946 0042');
});

/** As a phone's camera writes them: far more than may be sent. */
async function largePicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 1200];
    const pen = canvas.getContext('2d');
    const dots = pen?.createImageData(canvas.width, canvas.height);
    for (let at = 0; dots !== undefined && at < dots.data.length; at += 1) dots.data[at] = (at * at * 31) % 255;
    if (dots !== undefined) pen?.putImageData(dots, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('a photo chosen without signal is seen here at once, and by the venue once it is sent', async ({
  demo,
  arrive,
}) => {
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: phone }, demo);
  await signIn(rocco, 'rockstar', demoPassword);
  await synced(rocco);
  const { page } = rocco;
  await rocco.open('/rockstar/profile');
  const field = page.getByRole('region', { name: 'Photo' });
  const input = field.locator('input[type=file]');
  await expect(field.getByRole('button', { name: 'Add a photo' })).toBeVisible();
  const buffer = await largePicture(page);
  expect(buffer.length).toBeGreaterThan(100_000);

  await rocco.loseNetwork();
  await input.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('%PDF-1.7, whatever it is called'),
  });
  await expect(field.getByText('We can’t read this as a photo.')).toBeVisible();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(field.locator('img')).toBeVisible();
  await expect(field.getByText('We can’t read this as a photo.')).toBeHidden();
  await rocco.regainNetwork();
  await synced(rocco);
  const kept = await demo.db<{ id: string; person_id: string; type: string; bytes: number }>(
    "select file.id, person_id, file.type, length(decode(content, 'base64')) as bytes from public.files file where kind = 'photo' and person_id is not null",
  );
  expect(kept).toMatchObject([{ type: 'image/webp' }]);
  expect(kept[0]?.bytes).toBeLessThanOrEqual(60 * 1024);

  const vera = await arrive({ ...withoutWorker, name: 'Vera Okafor', email: 'vera@example.com' }, demo);
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  await vera.open(`/venue/rockstars/${kept[0]?.person_id}`);
  await expect(vera.page.getByRole('main').locator('img[src^="data:image/webp"]').first()).toBeVisible();
});
