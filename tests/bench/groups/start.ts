// What must arrive before anything is seen: the JavaScript of the first pixel, on the landing page and on a signed-in
// home. supabase-js may come later, never before.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Figure, Group } from '#tests/bench/bench.ts';
import { gzipKiB, onStage } from '#tests/bench/browser.ts';
import { demoPassword, signInPage } from '#tests/e2e/accounts.ts';
import { dist } from '#tests/support/fresh-build.ts';

export const group: Group = {
  name: 'start',
  run: () =>
    onStage(async ({ browser, backend }) => {
      const context = await browser.newContext({ baseURL: backend.url, serviceWorkers: 'block' });
      const page = await context.newPage();
      const landing = await usualScripts(page, '/');
      await signInPage(page, { portal: 'rockstar', email: 'rocco@example.com', password: demoPassword });
      const home = await usualScripts(page, '/rockstar');
      return [...figures('landing page', landing), ...figures('home of a Rockstar', home)];
    }),
};

const visits = 5;

/** The middle of a few visits: what follows the first pixel is asked for within milliseconds of it, and may overtake its report. */
async function usualScripts(page: Page, path: string): Promise<readonly string[]> {
  const seen: (readonly string[])[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await page.goto(path);
    seen.push(await scriptsBeforeFirstPixel(page));
  }
  return seen.sort((one, other) => sizeOf(one) - sizeOf(other))[Math.floor(visits / 2)] ?? [];
}

function sizeOf(scripts: readonly string[]): number {
  return scripts.reduce((total, path) => total + gzipKiB(path), 0);
}

function figures(where: string, scripts: readonly string[]): readonly Figure[] {
  const size = sizeOf(scripts);
  const supabase = scripts.filter(path => readFileSync(join(dist, path), 'utf8').includes('GoTrueClient'));
  return [
    { name: `start shell, JavaScript, gzip: ${where}`, value: size, unit: 'KiB', budget: 200 },
    { name: `supabase-js before the first pixel: ${where}`, value: supabase.length, unit: 'files', budget: 0 },
  ];
}

/** Paths of the scripts that were asked for before the first contentful paint. */
async function scriptsBeforeFirstPixel(page: Page): Promise<readonly string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        new PerformanceObserver((list, observer) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint === undefined) return;
          observer.disconnect();
          const resources = performance.getEntriesByType('resource');
          const before = resources.filter(entry => entry.startTime <= paint.startTime);
          const paths = before.map(entry => new URL(entry.name).pathname);
          resolve(paths.filter(path => path.endsWith('.js')));
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}
