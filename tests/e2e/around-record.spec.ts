// What is taken away: a Rockstar's record, checked as anybody would check it, and a venue's reports, which need no signal.
import { readFile } from 'node:fs/promises';
import { demoPassword, signIn } from './accounts.ts';
import { violations } from './axe.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { desktop, phone } from './person.ts';
import { synced } from './sync.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

test('a Rockstar saves what they have worked as a file, which the published key proves', async ({ demo, arrive }) => {
  const rocco = await arrive(
    { ...withoutWorker, name: 'Rocco Bianchi', email: 'rocco@example.com', viewport: phone },
    demo,
  );
  await signIn(rocco, 'rockstar', demoPassword);
  await synced(rocco);
  await rocco.page.getByRole('link', { name: 'Me', exact: true }).click();
  await rocco.page.getByRole('link', { name: 'Your work record' }).click();
  await expect(rocco.page.getByRole('heading', { level: 1, name: 'Rocco Bianchi' })).toBeVisible({ timeout: 30_000 });
  expect(await violations(rocco.page)).toEqual([]);
  const coming = rocco.page.waitForEvent('download');
  await rocco.page.getByRole('button', { name: 'Save signed file' }).click();
  const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
  const record = JSON.parse(Buffer.from(file.payload, 'base64url').toString());
  expect(record).toMatchObject({ name: 'Rocco Bianchi', keys: `${demo.url}/functions/v1/work-record/keys` });
  const { keys } = (await (await fetch(record.keys)).json()) as { keys: JsonWebKey[] };
  const key = await crypto.subtle.importKey('jwk', keys[0] ?? {}, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'verify',
  ]);
  const isProven = (payload: string) =>
    crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      key,
      Buffer.from(file.signature, 'base64url'),
      new TextEncoder().encode(`${file.protected}.${payload}`),
    );
  expect([await isProven(file.payload), await isProven(`${file.payload.slice(0, -1)}-`)]).toEqual([true, false]);
});

test('a venue reads its weeks without signal, and takes them away as a file', async ({ demo, arrive }) => {
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com', viewport: desktop }, demo);
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  await vera.hasAppOnDevice();
  await vera.loseNetwork();
  await vera.open('/venue/shifts/hours');
  await vera.page.getByRole('link', { name: 'Reports' }).click();
  await expect(vera.page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  const cost = vera.page.getByRole('figure').filter({ hasText: 'Cost' });
  await expect(cost).toContainText(/£[\d,]+\.\d\d/);
  await cost.getByText('Show the figures').click();
  await expect(cost.getByRole('row')).toHaveCount(9);
  await expect(vera.page.getByRole('table', { name: 'By role' }).getByRole('row', { name: /Bartender/ })).toBeVisible();
  expect(await violations(vera.page)).toEqual([]);
  const coming = vera.page.waitForEvent('download');
  await vera.page.getByRole('button', { name: 'Save as CSV' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe(
    '\uFEFFWeek of,Role,Places,Filled,Worked,No-shows,Paid (min),Currency,Cost,Owed,Rating,Reviews',
  );
});
