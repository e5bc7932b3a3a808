// Chromium and Firefox, driven over WebDriver BiDi (Firefox) and the DevTools protocol (Chromium) by the same library.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { chromiumArguments } from '#tests/support/chromium.ts';
import type { Engine, Tab, Visitor } from './engine.ts';

export async function puppeteerEngine(
  name: 'Chromium' | 'Firefox',
  executablePath: string,
  forbidden: boolean,
): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'encore-profile-'));
  const isFirefox = name === 'Firefox';
  if (forbidden && !isFirefox) {
    await mkdir(join(profile, 'Default'));
    const noSiteData = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(noSiteData));
  }
  const browser = await puppeteer.launch({
    browser: isFirefox ? 'firefox' : 'chrome',
    executablePath,
    headless: true,
    userDataDir: profile,
    args: isFirefox ? [] : [...chromiumArguments],
    ...(forbidden && isFirefox ? { extraPrefsFirefox: { 'network.cookie.cookieBehavior': 2 } } : {}),
  });
  return {
    name,
    version: await browser.version(),
    visitor: () => visitor(browser),
    async stop() {
      await browser.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function visitor(browser: Browser): Promise<Visitor> {
  const context: BrowserContext = await browser.createBrowserContext();
  return {
    tab: async () => tab(await context.newPage()),
    leave: () => context.close(),
  };
}

function tab(page: Page): Tab {
  return {
    open: async url => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (code, ...args) => page.evaluate(`(${code})(...${JSON.stringify(args)})`) as never,
  };
}
