// Chromium and Firefox, driven over WebDriver BiDi (Firefox) and the DevTools protocol (Chromium) by the same library.
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { chromiumArguments } from '#tests/support/chromium.ts';
import type { Engine, Tab, Visitor } from './engine.ts';

export async function puppeteerEngine(name: 'Chromium' | 'Firefox', executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: name === 'Firefox' ? 'firefox' : 'chrome',
    executablePath,
    headless: true,
    args: name === 'Firefox' ? [] : [...chromiumArguments],
  });
  return {
    name,
    version: await browser.version(),
    visitor: () => visitor(browser),
    stop: () => browser.close(),
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
    run: (code, ...args) => page.evaluate(`(${code})(...${JSON.stringify(args)})`) as never,
  };
}
