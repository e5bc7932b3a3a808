// A rockstar shows what they may do: the file outlives a reload and a dead network, support checks it, a venue reads kind and validity.
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { synced } from './sync.ts';

const SCAN = Buffer.from('%PDF-1.4 a licence, for the test');

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
