// From the tap on the icon to the person's own content, without any network: the worker serves the app, the mirror
// serves the rows.
import type { BrowserContext } from '@playwright/test';
import { type Group, percentile } from '#tests/bench/bench.ts';
import { onStage, throttle } from '#tests/bench/browser.ts';
import { startToContent } from '#tests/bench/opening.ts';
import { demoPassword, signInPage } from '#tests/e2e/accounts.ts';
import { appOnDevice } from '#tests/e2e/person.ts';
import { pageSynced } from '#tests/e2e/sync.ts';

const starts = 7;
const FIRST_SHIFT = 'main a[href^="/rockstar/available-shifts/"]:not([tabindex])';
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
        { name: 'the same at 4 × CPU throttle', value: await median(context, 4), unit: 'ms', budget: 800 },
      ];
    }),
};

async function median(context: BrowserContext, slower: number): Promise<number> {
  const timings: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const page = await context.newPage();
    await page.waitForTimeout(windowRestMs);
    await throttle(page, slower);
    timings.push(await startToContent(page, '/rockstar/available-shifts', FIRST_SHIFT));
    await page.close();
  }
  return percentile(timings, 0.5);
}
