// The landing page is prerendered, so that it can be read before any code has come: for newcomers, in their
// language, at its own address and nowhere else. The app takes its place without anybody seeing it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';
import { fr } from '#i18n/fr.ts';
import { dist } from '#tests/support/fresh-build.ts';
import { confirm, register } from './accounts.ts';
import { expect, test, withoutWorker } from './fixtures.ts';
import { holdCode, watchFrames } from './front-frames.ts';
import { desktop } from './person.ts';

test.use(withoutWorker);

/** What a browser sends with its first round of packets. */
const firstRound = 14 * 1024;

test('the built page says it in three languages and comes with the first packets', async () => {
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const text = built
    .replaceAll('&#x27;', "'")
    .replaceAll(/<br\/>|<\/?span[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');
  for (const { landing, auth } of [en, es, fr]) {
    const { titleTop, titleEnd, lead, rockstar, venue, promise, how } = landing;
    for (const words of [`${titleTop} ${titleEnd}`, lead, rockstar, venue, promise, how.title]) {
      expect(text).toContain(words);
    }
    // What the pages of mailed links say first.
    const { callback, reset, register: joining, adminInvitation } = auth;
    const titles = [callback.title, callback.newEmailTitle, reset.title, joining.titleVenue, adminInvitation.title];
    for (const title of titles) expect(text).toContain(`>${title}</h1>`);
  }
  expect(gzipSync(built).length).toBeLessThan(firstRound);
});

test('SP2.1 SP4.8 it can be read and its links lead on before any code has come', async ({ arrive }) => {
  const sofia = await arrive({ name: 'Sofía', email: 'sofia@example.com', locale: 'es-ES', colorScheme: 'dark' });
  const { page } = sofia;
  await page.route('**/assets/*.js', route => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A quienes vuelves a llamar');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 17, 21)');
  await expect(page.getByRole('link', { name: es.landing.signIn })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('link', { name: es.landing.admin })).toHaveAttribute('href', '/login/admin');
  await expect(page.getByRole('link', { name: es.landing.venue }).first()).toHaveAttribute('href', '/login/venue');
  await page.getByRole('link', { name: es.landing.rockstar }).first().click();
  await page.waitForURL('**/login/rockstar');
  // Of the landing page nothing is seen there, with code or without.
  await expect(page.locator('div.front').first()).toBeAttached();
  await expect(page.locator('div.front:visible')).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByLabel(es.auth.email)).toBeVisible();
  await expect(page.locator('.front')).toHaveCount(0);
});

test('the app takes its place unseen, and does what was asked of it meanwhile', async ({ arrive }) => {
  const sam = await arrive({ name: 'Sam Stone', email: 'sam@example.com', viewport: desktop });
  const { page } = sam;
  const framesOf = await watchFrames(sam.context);
  const comes = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Language/ }).click();
  await comes();
  await expect(page.getByRole('menuitem', { name: 'Français' })).toBeVisible();
  await expect(page.locator('.front')).toHaveCount(0);
  const { front, both, neither, shifted } = await framesOf(page);
  expect(front).toBeGreaterThan(0);
  expect({ both, neither }).toEqual({ both: 0, neither: 0 });
  expect(shifted).toBeLessThan(0.02);
});

test('SP2.1 SP2.3 who is signed in never sees it', async ({ arrive, product }) => {
  const lena = await arrive({ name: 'Lena Landed', email: 'lena-landed@example.com' });
  await register(lena, 'rockstar');
  await confirm(lena, product);
  await lena.page.waitForURL('**/rockstar');
  const framesOf = await watchFrames(lena.context);
  await lena.open('/');
  await lena.page.waitForURL('**/rockstar');
  await expect(lena.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await framesOf(lena.page)).front).toBe(0);
  for (const door of ['/login/venue', '/register/rockstar']) {
    await lena.open(door);
    await lena.page.waitForURL('**/rockstar');
  }
});

test('without scripts it stands there in English, with its links', async ({ arrive }) => {
  const sam = await arrive({ name: 'Sam Stone', email: 'sam@example.com', javaScriptEnabled: false });
  await sam.open('/');
  await expect(sam.page.getByRole('heading', { level: 1 })).toHaveText('The ones you ask back');
  await expect(sam.page.getByRole('link', { name: "I'm a Venue" }).first()).toHaveAttribute('href', '/login/venue');
  await expect(sam.page.getByRole('button')).toHaveCount(0);
  await expect(sam.page.locator('body > noscript')).toBeVisible();
  await expect(sam.page.locator('body > noscript [lang]')).toHaveText([/^Encore necesita/, /^Encore a besoin/]);
});
