// The first thing a newcomer sees, on a slow phone with a slow signal: how long until the largest thing of the landing page
// stands there, and that it is words. Network and processor are those of Lighthouse's mobile settings.
import type { Browser, Page } from '@playwright/test';
import { type Group, percentile } from '#tests/bench/bench.ts';
import { onStage, throttle } from '#tests/bench/browser.ts';
import { mailedLinks } from '#tests/bench/mailed-links.ts';

const visits = 5;
const bitsPerSecond = 1_638_400;
const roundTripMs = 150;

interface Paint {
  readonly atMs: number;
  readonly isText: boolean;
}

export const group: Group = {
  name: 'landing',
  run: () =>
    onStage(
      async ({ browser, backend }) => {
        const paints: Paint[] = [];
        for (let visit = 0; visit < visits; visit += 1) paints.push(await visitOnce(browser, backend.url));
        const median = percentile(
          paints.map(({ atMs }) => atMs),
          0.5,
        );
        const pictures = paints.filter(({ isText }) => !isText).length;
        return [
          { name: 'landing page, largest contentful paint, median', value: median, unit: 'ms', budget: 2200 },
          { name: 'visits whose largest paint was no text', value: pictures, unit: 'files', budget: 0 },
          ...(await mailedLinks(browser, backend.url)),
        ];
      },
      { seed: 'none' },
    ),
};

/** Each visit is a first one: a new device, nothing stored. */
async function visitOnce(browser: Browser, baseURL: string): Promise<Paint> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await slowSignal(page);
  await throttle(page, 4);
  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const paint = await largestPaint(page);
  await context.close();
  return paint;
}

async function slowSignal(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** The last candidate once everything has come and been painted. */
async function largestPaint(page: Page): Promise<Paint> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<{ atMs: number; isText: boolean }>(resolve => {
        new PerformanceObserver((list, observer) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { readonly url?: string }) | undefined;
          if (last === undefined) return;
          observer.disconnect();
          resolve({ atMs: last.startTime, isText: last.url === '' });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
