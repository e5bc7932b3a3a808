// The engines that these tests run in, started from where `browsers.ts` found them.
import type { Engine, EngineName } from './engine.ts';
import { puppeteerEngine } from './puppeteer-engine.ts';
import { webkitEngine } from './webkit-engine.ts';

const all: readonly EngineName[] = ['Chromium', 'Firefox', 'WebKit'];

/** ENGINE names one of them alone: each is a project of its own (`vitest.config.ts`). */
export const engineNames = all.filter(name => (process.env.ENGINE ?? name).toLowerCase() === name.toLowerCase());

/** `no site data`: as its own setting forbids them; WebKitGTK has none. */
export function startEngine(name: EngineName, setting?: 'no site data'): Promise<Engine> {
  if (name === 'WebKit') {
    return webkitEngine({
      driver: place('WEBKIT_DRIVER'),
      browser: place('WEBKIT_BROWSER'),
      screen: place('XVFB'),
    });
  }
  return puppeteerEngine(name, place(name === 'Firefox' ? 'FIREFOX' : 'CHROMIUM'), setting === 'no site data');
}

function place(variable: string): string {
  const path = process.env[variable];
  if (path === undefined) throw new Error(`${variable} is not set: start these tests with npm run test:engines.`);
  return path;
}
