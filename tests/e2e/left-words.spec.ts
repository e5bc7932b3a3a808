// Whatever one person typed and did not send is nobody's once they have signed out: not in storage, not in a box, in no tab.
import type { Page } from '@playwright/test';
import { demoPassword, signIn, signInPage } from './accounts.ts';
import { rosa, shiftsToApplyFor } from './engine.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import type { Person } from './person.ts';
import { openSignOut, synced } from './sync.ts';

test.use(withoutWorker);

const words = 'Only for the eyes of my venue';

test('what Rocco typed into a chat, an application and a document is gone from every tab when he signs out', async ({
  arrive,
  demo,
}) => {
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com' }, demo);
  await signIn(rocco, 'rockstar', demoPassword);
  await synced(rocco);
  const { page } = rocco;
  const [shift] = await shiftsToApplyFor(demo, 1);

  await page.goto('/rockstar/messages');
  await page.locator('main a[href^="/rockstar/messages/"]').first().click();
  await page.locator('main textarea').first().fill(words);

  const other = await rocco.context.newPage();
  await other.goto(`/rockstar/available-shifts/${shift}`);
  await other.getByRole('button', { name: 'Apply', exact: true }).click();
  await other.getByLabel('Add a note (optional)').fill(words);
  const third = await rocco.context.newPage();
  await third.goto('/rockstar/documents');
  await third.getByRole('button', { name: 'Add a document' }).click();
  await third.getByRole('dialog').getByLabel('Number').fill(words);
  const licence = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await third.getByRole('dialog').locator('input[type=file]').setInputFiles(licence);
  await expect.poll(() => filesKept(third)).toBe(1);
  for (const tab of [page, other, third]) await expect.poll(() => kept(tab)).toContain(words);
  await leave(rocco);
  for (const tab of [page, other, third]) await expect.poll(() => kept(tab)).not.toContain(words);
  await expect.poll(() => filesKept(third)).toBe(0);

  await signInPage(page, { portal: 'rockstar', email: rosa.email, password: demoPassword });
  await other.goto(`/rockstar/available-shifts/${shift}`);
  await other.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(other.getByLabel('Add a note (optional)')).toHaveValue('');
});

test('what Vera typed into the forms of a shift and a job is gone from both tabs when she signs out', async ({
  arrive,
  demo,
}) => {
  const vera = await arrive({ name: 'Vera Okafor', email: 'vera@example.com' }, demo);
  await signIn(vera, 'venue', demoPassword);
  await synced(vera);
  await vera.page.goto('/venue/shifts/new');
  await vera.page.getByLabel('Title (optional)').fill(words);
  const other = await vera.context.newPage();
  await other.goto('/venue/jobs/new');
  await other.getByLabel('Title', { exact: true }).fill(words);
  for (const page of [vera.page, other]) await expect.poll(() => kept(page)).toContain(words);

  await leave(vera);
  for (const page of [vera.page, other]) await expect.poll(() => kept(page)).not.toContain(words);
});

async function leave(person: Person): Promise<void> {
  const { page } = person;
  await openSignOut(person);
  await page
    .getByRole('dialog', { name: 'Sign out?' })
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await page.waitForURL(url => !/^\/(rockstar|venue)/.test(url.pathname));
}

function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

/** Chosen for a form that was not sent. */
function filesKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const theirs = (await caches.keys()).filter(name => name.startsWith('encore:person:'));
    const kept = await Promise.all(theirs.map(async name => (await caches.open(name)).keys()));
    return kept.flat().length;
  });
}
