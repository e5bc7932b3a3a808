// The engine on networks that lie: a portal that answers with a page, a server that never does, a signal that comes and goes.
import { applyFor, expectArrivedOnce, rosa, settleIn, shiftsToApplyFor } from './engine.ts';
import { expect, test } from './fixtures.ts';
import { pageSynced } from './sync.ts';

const syncCalls = '**/rest/v1/rpc/sync';

test('FA12 FA11 a portal that answers with a page, then a server that never answers: offline is said, nothing is lost', async ({
  demo,
  arrive,
}) => {
  const person = await arrive(rosa, demo);
  await settleIn(person);
  const { page } = person;
  const [shift = ''] = await shiftsToApplyFor(demo, 1);

  await page.route(syncCalls, route =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  );
  await applyFor(page, shift, 'applied behind a portal');
  await page.getByRole('button', { name: /^Offline · 1 on this phone/ }).click();
  await expect(page.getByText('Sign in to this Wi-Fi first.')).toBeVisible();

  // Held open: the engine gives up by itself, after ten seconds. Laid over the portal and not put in its place: a try of the
  // engine's own between the two would reach the server.
  await page.route(syncCalls, () => undefined);
  await page.getByRole('button', { name: 'Send now' }).click();
  // Up to ten seconds more before it: pressed while a call to the portal is under way, the press sends nothing of its own,
  // and the next try waits as back-off says.
  await expect(page.getByText('Encore took too long to answer.')).toBeVisible({ timeout: 40_000 });
  await page.keyboard.press('Escape');
  // The screen never waited for any of it.
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: /^Offline/ }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expectArrivedOnce(demo, 'applied behind a portal', 20_000);
  await page.keyboard.press('Escape');
  await pageSynced(page);
});

test('what left and was never answered says that it may have arrived, cannot be discarded, and arrives once', async ({
  demo,
  arrive,
}) => {
  const person = await arrive(rosa, demo);
  await settleIn(person);
  const { page } = person;
  const [shift = ''] = await shiftsToApplyFor(demo, 1);

  // Silent from the call on that carries it; before that the device knows that it is connected.
  let silent = false;
  await page.route(syncCalls, route => {
    silent ||= route.request().postData()?.includes('applied into silence') === true;
    return silent ? undefined : route.continue();
  });
  await applyFor(page, shift, 'applied into silence');
  await page.getByRole('button', { name: /^Offline · 1 on this phone/ }).click({ timeout: 20_000 });
  const outbox = page.getByRole('dialog', { name: 'On this phone' });
  const doubt = outbox.getByText('It may have been sent already. You’ll know when you’re online.');
  await expect(doubt).toBeVisible();
  await expect(outbox.getByRole('button', { name: /^Apply: / })).toHaveCount(0);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await outbox.getByRole('button', { name: 'Send now' }).click();
  await expectArrivedOnce(demo, 'applied into silence', 20_000);
  await expect(outbox.getByText('Nothing is waiting')).toBeVisible();
});

test('FA13 a signal that comes and goes every second: bounded requests, and what was done arrives once', async ({
  demo,
  arrive,
}) => {
  const seconds = process.env.ENCORE_A11Y === 'all' ? 60 : 12;
  test.setTimeout(90_000 + seconds * 2_000);
  const person = await arrive(rosa, demo);
  await settleIn(person);
  const { page } = person;
  const [shift = ''] = await shiftsToApplyFor(demo, 1);
  await page.goto(`/rockstar/available-shifts/${shift}`);
  let requests = 0;
  page.on('request', request => {
    if (request.url().endsWith('/rpc/sync')) requests += 1;
  });

  await person.loseNetwork();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByLabel('Add a note (optional)').fill('applied while it flapped');
  await page.getByRole('button', { name: 'Send request' }).click();
  const startedAt = Date.now();
  while (Date.now() - startedAt < seconds * 1_000) {
    await person.regainNetwork();
    await page.waitForTimeout(500);
    await person.loseNetwork();
    await page.waitForTimeout(500);
  }
  await person.regainNetwork();
  await expectArrivedOnce(demo, 'applied while it flapped', 30_000);
  await pageSynced(page);
  // For each time it came back: one with an empty batch, one that sends.
  expect(requests).toBeLessThanOrEqual(2 * (seconds + 1));
});
