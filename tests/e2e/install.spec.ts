// What makes it an app: a manifest that the browser accepts, icons and pictures that exist, a worker at /sw.js that
// covers everything.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { en } from '#i18n/en.ts';
import { dist } from '#tests/support/fresh-build.ts';
import { demoPassword, signIn } from './accounts.ts';
import { expect, test, wholeChromium } from './fixtures.ts';
import { appOnDevice } from './person.ts';
import { deliverPush, pressPush, watchBadge } from './push.ts';
import { synced } from './sync.ts';

test.use(wholeChromium);

interface Manifest {
  readonly id: string;
  readonly start_url: string;
  readonly icons: readonly { src: string; sizes: string; purpose?: string }[];
  readonly screenshots: readonly { src: string; form_factor: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
  readonly share_target: { action: string; method: string; params: Record<string, string> };
}

test('SP2.36 SP7.26 the browser would install it; the worker is /sw.js and holds the whole origin', async ({
  arrive,
  product,
}) => {
  const sam = await arrive({ name: 'Sam Stone', email: 'sam@example.com' });
  await sam.open('/');
  await sam.hasAppOnDevice();
  const browser = await sam.context.newCDPSession(sam.page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A test's context is a private window, where nothing may be installed; everything else must be in order.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const worker = await sam.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return { script: registration.active?.scriptURL, scope: registration.scope };
  });
  expect(worker).toEqual({ script: `${product.url}/sw.js`, scope: `${product.url}/` });
  const answer = await sam.context.request.get('/sw.js');
  expect(answer.headers()['cache-control']).toContain('no-cache');
});

test('everything the manifest names is there', async ({ arrive, product }) => {
  const sam = await arrive({ name: 'Sam Stone', email: 'sam@example.com' });
  await sam.open('/');
  const href = await sam.page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await sam.context.request.get(href ?? '')).json()) as Manifest;
  expect(manifest.id).toBe('/');
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(new Set(manifest.screenshots.map(shot => shot.form_factor))).toEqual(new Set(['narrow', 'wide']));
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/rockstar/messages', '/venue/messages', '/rockstar/available-shifts', '/rockstar/shifts']),
  );
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await sam.context.request.get(new URL(src, product.url).href);
    expect([src, answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([src, 200, 'image']);
  }
});

test('a page that was on its way while the worker took over is served by it too', async ({ arrive }) => {
  const sam = await arrive({ name: 'Sam Stone', email: 'sam@example.com' });
  const late = await sam.context.newPage();
  let letCome = (): void => undefined;
  const held = new Promise<void>(resolve => {
    letCome = resolve;
  });
  await late.route('**/login/rockstar', async route => {
    await held;
    await route.continue();
  });
  const asked = late.waitForRequest('**/login/rockstar');
  const coming = late.goto('/login/rockstar');
  await asked;
  await sam.open('/');
  await sam.hasAppOnDevice();
  letCome();
  await coming;
  await appOnDevice(late);
  await sam.loseNetwork();
  await late.getByRole('link', { name: 'Create an account' }).click();
  await expect(late.getByLabel('Full Name')).toBeVisible();
});

test('AT37 the build ships no secret and no source map', async () => {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter(file => file.isFile());
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([]);
  const texts = files.filter(({ name }) => /\.(?:js|css|html|json|webmanifest)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  for (const { parentPath, name } of texts) {
    const text = await readFile(join(parentPath, name), 'utf8');
    const secret = /service_role|sb_secret_|-----BEGIN [A-Z ]*PRIVATE KEY|sourceMappingURL/.exec(text)?.[0];
    expect([name, secret]).toEqual([name, undefined]);
  }
});

test('a newcomer’s page asks for what it will need beside the app’s code, other pages do not', async ({ arrive }) => {
  const sam = await arrive({ name: 'Sam Stone', email: 'sam@example.com' });
  const ahead = sam.page.locator('head link[rel=modulepreload]');
  await sam.open('/');
  const asked = await ahead.evaluateAll(links => links.map(link => (link as HTMLLinkElement).href));
  expect(asked.length).toBeGreaterThan(2);
  const came = () => sam.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect
    .poll(async () => {
      const files = await came();
      return asked.filter(href => !files.includes(href));
    })
    .toEqual([]);
  await sam.open('/login/venue');
  expect(
    await ahead.evaluateAll(links => links.filter(link => /start-page|landing/.test((link as HTMLLinkElement).href))),
  ).toEqual([]);
});

test('what speaks to the server comes after the rows that the device has', async ({ arrive, demo }) => {
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com' }, demo);
  await signIn(rocco, 'rockstar', demoPassword);
  await rocco.hasAppOnDevice();
  await synced(rocco);
  await rocco.page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('main a[href^="/rockstar/available-shifts/"]') === null) return;
      observer.disconnect();
      performance.mark('rows');
    }).observe(document, { childList: true, subtree: true });
  });
  await rocco.open('/rockstar/available-shifts');
  const wire = () =>
    rocco.page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/supabase-remote'))?.startTime,
    );
  await expect.poll(wire).toBeDefined();
  const rowsAt = await rocco.page.evaluate(() => performance.getEntriesByName('rows')[0]?.startTime);
  expect(await wire()).toBeGreaterThan(rowsAt ?? Number.POSITIVE_INFINITY);
});

test('an iPhone’s browser is told how Encore gets onto the Home Screen, once', async ({ arrive, demo }) => {
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com' }, demo);
  await rocco.page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)',
    });
  });
  await signIn(rocco, 'rockstar', demoPassword);
  const hint = rocco.page.getByRole('region', { name: 'Add Encore to your Home Screen' });
  await expect(hint.getByText('Tap Share, then “Add to Home Screen”.')).toBeVisible();
  await expect(hint).toContainText('Then sign in there too.');
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint).toBeHidden();
  await rocco.page.reload();
  await expect(rocco.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hint).toBeHidden();
  await rocco.open('/rockstar/settings?tab=data');
  await expect(rocco.page.getByText('The browser deletes it after a week without a visit.')).toBeVisible();
});

test('what another app shares is looked for, also by whoever signs in first, and a link of ours is opened', async ({
  arrive,
  demo,
}) => {
  const rocco = await arrive({ name: 'Rocco Bianchi', email: 'rocco@example.com' }, demo);
  const { page } = rocco;
  await rocco.open('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const { share_target } = (await (await rocco.context.request.get(href ?? '')).json()) as Manifest;
  const { action, params } = share_target;
  await rocco.open(`${action}?${params.text}=${encodeURIComponent('The Copper Thistle\nhttps://maps.example/x')}`);
  await page.waitForURL('**/login/rockstar?from=**');
  await page.locator('input[autocomplete="username"]').fill(rocco.email);
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/search?**');
  const field = page.getByRole('combobox', { name: en.search.label });
  await expect(field).toHaveValue('The Copper Thistle');
  await expect(page.getByRole('option', { name: /The Copper Thistle/ }).first()).toBeVisible();
  await rocco.open(`${action}?${params.text}=${encodeURIComponent(`Here: ${demo.url}/rockstar/earnings`)}`);
  await page.waitForURL('**/rockstar/earnings');
});

test('a push message is shown, counts on the icon, and a press on it opens the place', async ({ arrive, product }) => {
  const sam = await arrive({ name: 'Sam Stone', email: 'sam@example.com' });
  const { page } = sam;
  await sam.context.grantPermissions(['notifications']);
  await sam.open('/');
  await sam.hasAppOnDevice();
  const badge = await watchBadge(page);
  const notification = { title: 'Encore', body: 'A place opened.', lang: 'en', tag: 'one' };
  const navigate = `${product.url}/login/rockstar`;
  const message = { web_push: 8030, notification: { ...notification, navigate }, app_badge: 3 };
  expect(await deliverPush(page, message)).toEqual([{ title: 'Encore', body: 'A place opened.' }]);
  await expect.poll(badge).toEqual([3]);
  await pressPush(page);
  await page.waitForURL(navigate);
});
