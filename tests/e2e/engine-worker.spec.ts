// What the worker does for a person whose app is closed: Background Sync, where the browser has it.
import type { BrowserContext, Page } from '@playwright/test';
import { FLUSH_TAG } from '#sync/index.ts';
import type { Backend } from '#tests/support/backend.ts';
import {
  apply,
  arrivals,
  deleteMirror,
  expectArrivedOnce,
  mirrors,
  openShiftPage,
  rosa,
  settleIn,
  shiftsToApplyFor,
} from './engine.ts';
import { expect, test } from './fixtures.ts';
import { pageSynced } from './sync.ts';

test('what was done offline is sent by the worker after every tab was closed, once', async ({ demo, arrive }) => {
  const person = await arrive(rosa, demo);
  await settleIn(person);
  const [shift = ''] = await shiftsToApplyFor(demo, 1);
  await openShiftPage(person.page, shift);
  await person.loseNetwork();
  await apply(person.page, 'sent with every tab closed');
  await expect(person.page.getByRole('button', { name: /^Offline/ })).toBeVisible();
  const wake = await alarmOf(person.context, demo);
  await person.closeApp();
  expect(await arrivals(demo, 'sent with every tab closed')).toBe(0);

  await person.regainNetwork();
  await wake();
  await expectArrivedOnce(demo, 'sent with every tab closed', 30_000);
  await person.reopenApp('/rockstar');
  await pageSynced(person.page);
  expect(await arrivals(demo, 'sent with every tab closed')).toBe(1);
});

test('five tabs and the worker, all with a token that has ended, ask for one new token', async ({ demo, arrive }) => {
  const person = await arrive(rosa, demo);
  await settleIn(person);
  const [shift = ''] = await shiftsToApplyFor(demo, 1);
  await openShiftPage(person.page, shift);
  await person.loseNetwork();
  await apply(person.page, 'sent with a new token');
  await expect(person.page.getByRole('button', { name: /^Offline/ })).toBeVisible();
  const wake = await alarmOf(person.context, demo);
  await endToken(person.page);
  await person.closeApp();
  const before = await tokensOf(demo);

  const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => person.context.newPage()));
  // From the device: nobody has reached the server yet when they all start.
  await Promise.all(tabs.map(tab => tab.goto('/rockstar/available-shifts')));
  await person.regainNetwork();
  await wake();
  await expectArrivedOnce(demo, 'sent with a new token', 30_000);
  for (const tab of tabs) await pageSynced(tab);
  expect((await tokensOf(demo)) - before).toBe(1);
});

test('a browser that clears the worker and all files away under an open page has them again, and the page goes on', async ({
  demo,
  arrive,
}) => {
  const person = await arrive(rosa, demo);
  await settleIn(person);
  const { page } = person;
  const kept = () => page.evaluate(async () => (await caches.keys()).length);
  const files = await kept();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await (await navigator.serviceWorker.getRegistration())?.unregister();
    Object.assign(window, { sameDocument: true });
  });
  expect(await kept()).toBe(0);
  await person.loseNetwork();
  await person.regainNetwork();
  await expect.poll(kept, { timeout: 60_000 }).toBe(files);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 60_000,
    })
    .toBe('activated');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await person.closeApp();
  await person.loseNetwork();
  await person.reopenApp('/rockstar/shifts');
  await expect(person.page.getByRole('button', { name: /^Offline/ })).toBeVisible({ timeout: 30_000 });
  await person.regainNetwork();
});

test('FA4 what the browser deleted while no tab was open, and the worker found first, is told on the screen, once', async ({
  demo,
  arrive,
}) => {
  const person = await arrive(rosa, demo);
  await settleIn(person);
  const wake = await alarmOf(person.context, demo);
  await person.closeApp();
  const stranger = await person.context.newPage();
  await stranger.goto('/robots.txt');
  await deleteMirror(stranger);
  await wake();
  await expect.poll(() => mirrors(stranger)).toHaveLength(1);
  await stranger.close();

  await person.reopenApp('/rockstar');
  const loss = person.page.getByText('Your browser cleared Encore’s data.');
  await expect(loss).toBeVisible({ timeout: 30_000 });
  // Until then the server had everything.
  await expect(loss).toContainText(/hadn’t sent since \d\d:\d\d is lost/);
  await person.page.getByRole('button', { name: 'Got it' }).click();
  await expect(loss).toBeHidden();
  await person.page.reload();
  await pageSynced(person.page);
  await expect(loss).toBeHidden();
});

/** Fires the worker's sync event, as the browser does once there is a network again. */
async function alarmOf(context: BrowserContext, { url }: Backend): Promise<() => Promise<void>> {
  // A window of nobody's: the app has none any more when the alarm goes.
  const session = await context.newCDPSession(await context.newPage());
  const known = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(url) && !isDeleted);
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  return async () => {
    const event = { origin: url, registrationId, tag: FLUSH_TAG, lastChance: false };
    await session.send('ServiceWorker.dispatchSyncEvent', event);
  };
}

/** As if two hours had gone by since the token came. */
async function endToken(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('encore-device');
        opening.onsuccess = () => {
          const kept = opening.result.transaction('kept', 'readwrite').objectStore('kept');
          const reading = kept.get('session');
          reading.onsuccess = () => {
            reading.result.value.tokens.receivedAt -= 7_200_000;
            kept.put(reading.result).onsuccess = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
  );
}

async function tokensOf(demo: Backend): Promise<number> {
  const [row] = await demo.db<{ n: number }>(
    'select count(*)::int as n from auth.refresh_tokens t join auth.users u on u.id::text = t.user_id::text where u.email = $1',
    [rosa.email],
  );
  return row?.n ?? 0;
}
