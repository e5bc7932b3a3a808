// From the tap on the icon to the person's own content, without any network: the worker serves the app, the mirror
// serves the rows.
import type { BrowserContext, Page } from '@playwright/test';
import { type Group, percentile } from '#tests/bench/bench.ts';
import { onStage, throttle } from '#tests/bench/browser.ts';
import { demoPassword, signInPage } from '#tests/e2e/accounts.ts';
import { pageSynced } from '#tests/e2e/sync.ts';

const starts = 7;

export const group: Group = {
  name: 'offline-start',
  run: () =>
    onStage(async ({ browser, backend }) => {
      const context = await browser.newContext({ baseURL: backend.url });
      const page = await context.newPage();
      await signInPage(page, { portal: 'rockstar', email: 'rocco@example.com', password: demoPassword });
      await pageSynced(page);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      return [
        { name: 'offline start to content, median', value: await median(context, 1), unit: 'ms', budget: 500 },
        { name: 'the same at 4 × CPU throttle', value: await median(context, 4), unit: 'ms', budget: 1000 },
      ];
    }),
};

async function median(context: BrowserContext, slower: number): Promise<number> {
  const timings: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const page = await context.newPage();
    await throttle(page, slower);
    timings.push(await startToContent(page));
    await page.close();
  }
  return percentile(timings, 0.5);
}

/** Milliseconds from the navigation's start to the first paint after a shift stands on the screen. */
async function startToContent(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const seen = window as unknown as { contentAt?: number };
    const look = () => {
      if (document.querySelector('main li a, main [data-shift]') === null) {
        requestAnimationFrame(look);
        return;
      }
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        seen.contentAt = performance.now();
      };
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/rockstar/available-shifts');
  const handle = await page.waitForFunction(() => (window as unknown as { contentAt?: number }).contentAt);
  return (await handle.jsonValue()) ?? Number.POSITIVE_INFINITY;
}
