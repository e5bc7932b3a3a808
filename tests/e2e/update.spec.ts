// A new version is offered, never forced: two builds served in turn from the same address, two tabs open.
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { dist } from '#tests/support/fresh-build.ts';
import { enter } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { synced } from './sync.ts';

/** Each build is two hundred files for a busy disk; the older worker looks for lost ones before it gives way. */
const INSTALLED_MS = 60_000;

let served = '';
let product: Backend;

test.beforeAll(async () => {
  served = await mkdtemp(join(tmpdir(), 'encore-builds-'));
  await cp(dist, served, { recursive: true });
  product = await startBackend({ app: served });
});

test.afterAll(async () => {
  await product.stop();
  await rm(served, { recursive: true, force: true });
});

test('an update is offered once, waits for the person, and takes every tab along', async ({ arrive }) => {
  const sam = await arrive({ name: 'Sam Stone', email: 'sam@example.com' }, product);
  await sam.open('/login/rockstar');
  await sam.hasAppOnDevice();
  const other = await sam.context.newPage();
  await other.goto('/login/rockstar');

  await sam.page.getByLabel('Email').fill('half-typed@example.com');
  await publishNextBuild(served);
  await updateWaits(sam.page);

  // Not in the middle of a word.
  const offer = sam.page.getByText('A new version of Encore is ready');
  await expect(other.getByText('A new version of Encore is ready')).toHaveCount(1);
  await expect(offer).toHaveCount(0);
  await sam.page.getByLabel('Email').blur();
  await expect(offer).toHaveCount(1);
  await expect(secondBuild(sam.page)).toHaveCount(0);

  await sam.page.getByRole('button', { name: 'Update' }).click();
  for (const page of [sam.page, other]) await expect(secondBuild(page)).toHaveCount(1, { timeout: INSTALLED_MS });
});

test('an update waits until what a person did is sent', async ({ arrive }) => {
  const rosa = await arrive({ name: 'Rosa Duarte', email: 'rosa.update@example.com' }, product);
  await enter(rosa, 'rockstar', product);
  await rosa.hasAppOnDevice();
  await synced(rosa);
  await rosa.open('/rockstar/settings?tab=notifications');
  await rosa.page.getByRole('button', { name: /View changes/ }).click();
  const outbox = rosa.page.getByRole('dialog');
  await outbox.getByRole('switch', { name: /^Work offline/ }).press('Space');
  await rosa.page.keyboard.press('Escape');
  // A sheet that closes takes the focus back to its button: a key pressed meanwhile would go there.
  await expect(outbox).toHaveCount(0);
  await rosa.page.getByRole('switch', { name: /^News and tips/ }).press('Space');
  await expect(rosa.page.getByText(/1 on this phone/).first()).toBeVisible();

  await publishNextBuild(served);
  await updateWaits(rosa.page);
  const offer = rosa.page.getByText('A new version of Encore is ready');
  await expect(offer).toHaveCount(0);
  await rosa.page.getByRole('button', { name: /View changes/ }).click();
  await outbox.getByRole('switch', { name: /^Work offline/ }).press('Space');
  await expect(offer).toHaveCount(1, { timeout: 20_000 });

  // It stays until it is answered, so it covers nothing for good.
  await rosa.page.keyboard.press('Escape');
  await expect(outbox).toHaveCount(0);
  await rosa.page.getByRole('main').click({ position: { x: 4, y: 4 } });
  await expect(rosa.page.locator('html[data-by-keys]')).toHaveCount(0);
  await expect.poll(() => rosa.page.evaluate(coveredAtTheEnd)).toBe(false);
});

const later: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'is looked at again': async page => {
    await page.clock.fastForward('02:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  },
  'has been open for another hour': page => page.clock.fastForward('01:00:00'),
};

for (const [when, goesBy] of Object.entries(later)) {
  test(`an app that is never closed is offered the update when it ${when}`, async ({ arrive }) => {
    const sam = await arrive({ name: 'Sam Stone', email: 'sam@example.com' }, product);
    await sam.page.clock.install();
    await sam.open('/login/rockstar');
    await sam.hasAppOnDevice();

    await publishNextBuild(served);
    await goesBy(sam.page);
    await expect(sam.page.getByText('A new version of Encore is ready')).toBeVisible();
  });
}

/** Until the newer worker is installed: from then on the page may offer it. */
async function updateWaits(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null, undefined, {
    timeout: INSTALLED_MS,
  });
}

/** Of a page scrolled to its end, whether a toast stands over what it ends with. */
function coveredAtTheEnd(): boolean {
  scrollTo(0, document.documentElement.scrollHeight);
  const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const ends = [...document.querySelectorAll('main *')].map(part => part.getBoundingClientRect().bottom);
  return Math.max(...ends) > toast;
}

/** The same app with another index.html, as a build after a change would leave it: the worker's list names its new revision. */
async function publishNextBuild(folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  const before = await readFile(page, 'utf8');
  const after = before.replace('<head>', '<head><meta name="build" content="2">');
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  const renewed = worker.replaceAll(revision(before), revision(after));
  if (renewed === worker) throw new Error('The worker does not list index.html by its revision.');
  await writeFile(page, after);
  await writeFile(join(folder, 'sw.js'), renewed);
}

function revision(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

function secondBuild(page: Page): Locator {
  return page.locator('meta[name=build][content="2"]');
}
