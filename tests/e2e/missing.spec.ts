// Code that does not come: a first visit whose files cannot be fetched, and a device that lost files of the app. Both say what is
// wrong, in the person's language, and the device gets its files back as soon as there is a network.
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { startBackend } from '#tests/support/backend.ts';
import { dist } from '#tests/support/fresh-build.ts';
import { makeAccount, password, signInPage } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { appOnDevice } from './person.ts';

const words = {
  en: { title: 'Encore couldn’t load', again: 'Try Again' },
  es: { title: 'Encore no se ha podido cargar', again: 'Intentar de nuevo' },
  fr: { title: 'Impossible de charger Encore', again: 'Réessayer' },
};

/** A first start brings the whole app, and a chunk that does not come is asked for four times. */
const patience = { timeout: 30_000 };

/** Nobody's complaints are collected here: that something breaks is the point. */
async function newcomer(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

test.describe('a first visit whose code cannot be fetched', () => {
  const visits = [
    { locale: 'en-GB', path: '/login/rockstar', said: words.en },
    { locale: 'es-ES', path: '/register/venue', said: words.es },
    { locale: 'fr-FR', path: '/', said: words.fr },
  ];
  for (const { locale, path, said } of visits) {
    test(`says so at ${path} in ${locale}, and offers to try again`, async ({ browser, product }) => {
      const page = await newcomer(browser, { baseURL: product.url, locale });
      await page.route('**/assets/*.js', route => route.abort());
      await page.goto(path);
      await expect(shown(page, said.title)).toBeVisible();
      await expect(page.getByRole('link', { name: /Try Again|Intentar de nuevo|Réessayer/ })).toHaveCount(1);
      await page.unroute('**/assets/*.js');
      await page.getByRole('link', { name: said.again }).click();
      await expect(page.locator('#root h1')).toBeVisible(patience);
      await expect(shown(page, said.title)).toHaveCount(0);
      expect(page.url()).toBe(`${product.url}${path}`);
      await page.context().close();
    });
  }

  test('says so where the words of the app are what did not come', async ({ browser, product }) => {
    // A worker would bring them.
    const page = await newcomer(browser, { baseURL: product.url, serviceWorkers: 'block' });
    await page.route('**/assets/start-*.js', route => route.abort());
    await page.goto('/login/rockstar');
    await expect(shown(page, words.en.title)).toBeVisible(patience);
    await page.context().close();
  });

  test('says so of a page that was gone to, and comes to it when somebody tries again', async ({
    browser,
    product,
  }) => {
    const page = await newcomer(browser, { baseURL: product.url, serviceWorkers: 'block' });
    await page.route('**/assets/-register-page-*.js', route => route.abort());
    await page.goto('/login/rockstar');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.en.title })).toBeVisible(patience);
    await page.unroute('**/assets/-register-page-*.js');
    await page.getByRole('button', { name: words.en.again }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Join as a Rockstar' })).toBeVisible(patience);
    await page.context().close();
  });

  for (const path of ['/', '/login/rockstar']) {
    test(`says so at ${path} where the engine is what did not come, and a new page brings it`, async ({
      browser,
      product,
    }) => {
      const page = await newcomer(browser, { baseURL: product.url, serviceWorkers: 'block' });
      await page.route('**/assets/engine-*.js', route => route.abort());
      await page.goto(path);
      await expect(shown(page, words.en.title)).toBeVisible(patience);
      await page.unroute('**/assets/engine-*.js');
      const coming = page.waitForResponse('**/assets/engine-*.js');
      await page.getByRole('link', { name: words.en.again }).click();
      expect((await coming).ok()).toBe(true);
      await expect(page.locator('#root h1')).toBeVisible(patience);
      await expect(shown(page, words.en.title)).toHaveCount(0);
      await page.context().close();
    });
  }

  test('says so once where a portal’s engine is what did not come, with one button that asks for it again', async ({
    browser,
    product,
  }) => {
    const rosa = { name: 'Rosa', email: 'rosa.missing@example.com' };
    await makeAccount(rosa, 'rockstar', product);
    const page = await newcomer(browser, { baseURL: product.url, serviceWorkers: 'block' });
    await signInPage(page, { portal: 'rockstar', email: rosa.email, password });
    await page.route('**/assets/engine-*.js', route => route.abort());
    await page.goto('/rockstar');
    await expect(page.getByRole('heading', { level: 1, name: words.en.title })).toBeVisible(patience);
    await expect(shown(page, words.en.title)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Refresh Page' })).toHaveCount(0);
    await page.unroute('**/assets/engine-*.js');
    await page.getByRole('button', { name: words.en.again }).click();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible(patience);
    await expect(shown(page, words.en.title)).toHaveCount(0);
    await page.context().close();
  });

  test('says so in every language where not even the first script came, but not to a page that is only slow', async ({
    browser,
    product,
  }) => {
    const page = await newcomer(browser, { baseURL: product.url });
    await page.route('**/*.js', route => route.abort());
    await page.goto('/login/rockstar');
    await expect(shown(page, words.en.title)).toHaveCount(0);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    for (const { title, again } of Object.values(words)) {
      await expect(shown(page, title)).toBeVisible();
      await expect(page.getByRole('link', { name: again })).toBeVisible();
    }
    await page.context().close();
  });
});

test.describe('a device', () => {
  const losses: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['the app’s page', page => lose(page, '/index\\.html')],
    ['the app’s first script', page => lose(page, '/assets/index-.*\\.js')],
    ['the code of a screen', page => lose(page, '/assets/-login-page-.*\\.js')],
    [
      'everything',
      page =>
        page.evaluate(async () => {
          for (const name of await caches.keys()) await caches.delete(name);
        }),
    ],
    [
      'the answers, and kept errors instead',
      page =>
        page.evaluate(async () => {
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const key of await cache.keys()) await cache.put(key, new Response('', { status: 500 }));
          }
        }),
    ],
  ];
  const opened = async (page: Page): Promise<void> => {
    await expect(page.locator('#root h1')).toBeVisible(patience);
    await expect(shown(page, words.en.title)).toHaveCount(0);
  };
  test('that lost a file of the app, or all of them, says so without a network, and heals with one', async ({
    browser,
    product,
  }) => {
    const page = await newcomer(browser, { baseURL: product.url });
    await page.clock.install();
    await page.goto('/login/rockstar');
    await appOnDevice(page);
    const whole = await filesKept(page);
    expect(whole).toBeGreaterThan(50);
    const chromium = await page.context().newCDPSession(page);

    // What healed is as good as new: one device loses one after the other.
    for (const [what, loseThem] of losses) {
      await test.step(what, async () => {
        const path = what === 'everything' ? '/' : '/login/rockstar';
        // What the browser keeps besides may go at any time.
        await chromium.send('Network.clearBrowserCache');
        await page.context().setOffline(true);
        await loseThem(page);
        expect(await filesKept(page)).toBeLessThan(whole);
        await page.goto(path);
        await expect(shown(page, words.en.title)).toBeVisible(patience);

        await page.context().setOffline(false);
        await page.reload();
        await opened(page);
        // The worker is asked for what is missing some seconds after the start.
        const afterSeconds = async () => {
          await page.clock.fastForward(2_000);
          return await filesKept(page);
        };
        await expect.poll(afterSeconds, patience).toBe(whole);
        await page.context().setOffline(true);
        await page.reload();
        await opened(page);
      });
    }
    await page.context().close();
  });

  test('a worker that could not be fetched is asked for again', async ({ browser }) => {
    const served = await mkdtemp(join(tmpdir(), 'encore-workerless-'));
    await cp(dist, served, { recursive: true });
    await rename(join(served, 'sw.js'), join(served, 'sw.kept'));
    const server = await startBackend({ app: served });
    const page = await newcomer(browser, { baseURL: server.url });
    await page.clock.install();
    const refused = page.waitForEvent('console', message => message.text().includes('404'));
    await page.goto('/login/rockstar');
    await expect(page.getByLabel('Email')).toBeVisible();
    await refused;
    await rename(join(served, 'sw.kept'), join(served, 'sw.js'));
    await page.clock.fastForward(60_000);
    await appOnDevice(page);
    await page.context().close();
    await server.stop();
    await rm(served, { recursive: true, force: true });
  });
});

/** The built page carries the words of all three languages, mostly out of sight. */
function shown(page: Page, text: string): Locator {
  return page.getByText(text).filter({ visible: true });
}

/** Takes one file from the device. */
async function lose(page: Page, address: string): Promise<void> {
  const lost = await page.evaluate(async pattern => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const keys = (await cache.keys()).filter(({ url }) => new RegExp(pattern).test(url));
    for (const key of keys) await cache.delete(key);
    return keys.length;
  }, address);
  expect(lost).toBe(1);
}

function filesKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answers = await Promise.all(
      (await caches.keys()).map(async name => (await (await caches.open(name)).matchAll()).filter(({ ok }) => ok)),
    );
    return answers.flat().length;
  });
}
