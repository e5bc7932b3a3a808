// From the tap on the icon to the person's own content, without any network: the worker serves the app, the mirror
// serves the rows.
import type { BrowserContext, Page } from '@playwright/test';
import { type Group, percentile } from '#tests/bench/bench.ts';
import { onStage, throttle } from '#tests/bench/browser.ts';
import { demoPassword, signInPage } from '#tests/e2e/accounts.ts';
import { appOnDevice } from '#tests/e2e/person.ts';
import { pageSynced } from '#tests/e2e/sync.ts';

const starts = 7;
/** A new window of a headless Chromium first draws a window's own parts, in a process beside ours: up to a third of a start on two cores. */
const windowRestMs = 2000;

export const group: Group = {
  name: 'offline-start',
  run: () =>
    onStage(async ({ browser, backend }) => {
      const context = await browser.newContext({ baseURL: backend.url });
      const page = await context.newPage();
      await signInPage(page, { portal: 'rockstar', email: 'rocco@example.com', password: demoPassword });
      await pageSynced(page);
      await appOnDevice(page);
      await context.setOffline(true);
      // Nothing of the app is open when it starts: a page beside it may share its thread.
      await page.close();
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
    await page.waitForTimeout(windowRestMs);
    await throttle(page, slower);
    timings.push(await startToContent(page));
    await page.close();
  }
  return percentile(timings, 0.5);
}

/** Milliseconds from the navigation's start to the first paint after a shift stands on the screen. */
async function startToContent(page: Page): Promise<number> {
  // The page says it on its console: whoever waits by asking it puts 330 KB of script into the start that is measured.
  const told = page.waitForEvent('console', message => message.text().startsWith('content at '));
  await page.addInitScript(() => {
    // Nothing here has a name: the transpiler marks named functions with a helper that the page does not have.
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('main a[href^="/rockstar/available-shifts/"]:not([tabindex])') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          console.info(`content at ${performance.now()}`);
        };
        port2.postMessage(null);
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/rockstar/available-shifts', { waitUntil: 'commit' });
  return Number((await told).text().slice('content at '.length));
}
