// A rockstar shows what they may do: the file outlives a reload and a dead network, support checks it, a venue reads kind and validity.
import type { Page } from '@playwright/test';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { synced } from './sync.ts';

const SCAN = Buffer.from('%PDF-1.4 a licence, for the test');
const MEGABYTE = 1024 * 1024;

/** As a phone's camera takes it: twelve megapixels, several megabytes. */
async function cameraPhoto(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const pen = canvas.getContext('2d');
    if (pen === null) return '';
    // Grain, which is what makes photos large.
    for (let top = 0; top < 3000; top += 100) {
      const band = pen.createImageData(4000, 100);
      for (let at = 0; at < band.data.length; at += 4) {
        const grey = 96 + ((at * 2654435761) >>> 26) + 64 * Math.random();
        band.data.set([grey, grey, grey, 255], at);
      }
      pen.putImageData(band, 0, top);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(encoded, 'base64');
}

test('a document is kept until it is answered, checked, and read by venues as kind and validity', async ({
  demo,
  arrive,
}) => {
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: phone }, demo);
  await signIn(rocco, 'rockstar', demoPassword);
  await synced(rocco);
  const { page } = rocco;
  const sheet = page.getByRole('dialog');

  await test.step('what Rocco typed and chose is there after a reload, and without a network', async () => {
    await rocco.open('/rockstar/documents');
    await page.getByRole('button', { name: 'Add a document' }).click();
    await sheet.getByLabel('What is it?').selectOption({ label: 'Personal licence' });
    await sheet.getByLabel('Number').fill('PL 0123');
    await sheet.getByLabel('Valid until').fill('2031-05-04');
    await sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: SCAN });
    await expect(sheet.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible();
    await page.reload();
    await expect(sheet.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible();
    await expect(sheet.getByLabel('Number')).toHaveValue('PL 0123');
    await rocco.loseNetwork();
    await sheet.getByRole('button', { name: 'Save document' }).click();
    await expect(sheet.getByText('You need to be online to send the file.')).toBeVisible();
    await rocco.regainNetwork();
    await sheet.getByRole('button', { name: 'Save document' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Valid until 4 May 2031')).toBeVisible();
    await synced(rocco);
    await page.reload();
    await expect(page.getByText('Being checked')).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  await test.step('a photo from his camera is made small, and handed in', async () => {
    const buffer = await cameraPhoto(page);
    expect(buffer.byteLength).toBeGreaterThan(2 * MEGABYTE);
    await page.getByRole('button', { name: 'Add a document' }).click();
    await sheet.getByLabel('What is it?').selectOption({ label: 'First aid certificate' });
    await sheet.locator('input[type=file]').setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer });
    await expect(sheet.getByRole('button', { name: 'Remove IMG_2041.webp' })).toBeVisible({ timeout: 30_000 });
    await sheet.getByRole('button', { name: 'Save document' }).click();
    await expect(sheet).toBeHidden();
    await synced(rocco);
    const kept = `select file.name, length(file.content) * 3 / 4 <= ${MEGABYTE} as fits from public.profile_documents document
      join public.files file on file.id = document.file_id where document.type = 'first_aid'`;
    expect(await demo.db(kept)).toEqual([{ name: 'IMG_2041.webp', fits: true }]);
  });

  await test.step('Sol accepts it', async () => {
    const sol = await arrive(
      { ...withoutWorker, name: 'Sol', email: 'sol@rockstars.example', viewport: desktop },
      demo,
    );
    await signIn(sol, 'admin', demoPassword);
    await sol.page.getByRole('link', { name: 'Documents of Rockstars' }).click();
    const handedIn = sol.page.getByRole('listitem').filter({ hasText: 'PL 0123' });
    await handedIn.getByRole('button', { name: 'Accept: Personal licence, Rocco Bianchi' }).click();
    await expect(handedIn).toBeHidden();
    await expect(page.getByText('Checked', { exact: true })).toBeVisible({ timeout: 20_000 });
  });

  await test.step('Vera reads what it is and until when, and never its number', async () => {
    const vera = await arrive(
      { ...withoutWorker, name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop },
      demo,
    );
    await signIn(vera, 'venue', demoPassword);
    await synced(vera);
    const [{ id } = { id: '' }] = await demo.db<{ id: string }>(
      'select id from public.profile_private where email = $1',
      ['rocco@example.com'],
    );
    await vera.open(`/venue/rockstars/${id}`);
    await expect(vera.page.getByText('Personal licence (checked, until 4 May 2031)')).toBeVisible();
    await expect(vera.page.getByText('PL 0123')).toBeHidden();
  });
});
