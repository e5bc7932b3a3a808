// How long somebody who pressed a mailed link on a device that has never seen the app looks at nothing: until the page's heading
// is painted, with the processor throttled four times.
import type { Browser } from '@playwright/test';
import { type Figure, percentile } from './bench.ts';
import { throttle } from './browser.ts';

const visits = 5;
const links = [
  '/auth/callback?token_hash=made-up&type=signup',
  '/auth/reset-password?token_hash=made-up&type=recovery',
  '/register/venue?token=made-up',
  '/admin/accept-invitation?token=made-up',
] as const;

export async function mailedLinks(browser: Browser, baseURL: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const link of links) {
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) times.push(await visitOnce(browser, baseURL + link));
    const name = `mailed link ${link.slice(0, link.indexOf('?'))}, first heading at 4 × throttle, median`;
    figures.push({ name, value: percentile(times, 0.5), unit: 'ms', budget: 1000 });
  }
  return figures;
}

async function visitOnce(browser: Browser, link: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await throttle(page, 4);
  await page.addInitScript(() => {
    const shown = new Promise<number>(resolve => {
      new MutationObserver((_, observer) => {
        // What is prerendered counts once it is shown, as does what the app draws.
        if (![...document.querySelectorAll('h1')].some(heading => heading.checkVisibility())) return;
        observer.disconnect();
        resolve(performance.now());
      }).observe(document, { childList: true, subtree: true });
    });
    const nextPaint = shown.then(
      () => new Promise<number>(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const firstPaint = new Promise<number>(resolve => {
      new PerformanceObserver(list => {
        const paint = list.getEntriesByName('first-contentful-paint')[0];
        if (paint !== undefined) resolve(paint.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    // The browser's own word where the heading came with the first paint; else the frame after the one that drew it.
    const painted = Promise.all([shown, firstPaint, nextPaint]).then(([at, first, next]) =>
      first >= at ? first : next,
    );
    Object.assign(window, { encoreHeading: painted });
  });
  await page.goto(link, { waitUntil: 'commit' });
  const atMs = await page.evaluate(() => (window as unknown as { encoreHeading: Promise<number> }).encoreHeading);
  await context.close();
  return atMs;
}
