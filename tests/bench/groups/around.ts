// What surrounds the work: settings opened from what is on the device, and a year of somebody's work handed over as one file.
import type { Page } from '@playwright/test';
import { type Group, percentile } from '#tests/bench/bench.ts';
import { onStage } from '#tests/bench/browser.ts';
import { settle } from '#tests/bench/scrolling.ts';
import { signInPage } from '#tests/e2e/accounts.ts';
import { pageSynced } from '#tests/e2e/sync.ts';
import { password } from '#tests/support/people.ts';
import { workedYear } from '#tests/support/worked-year.ts';

const rocco = 'rocco@example.com';
const desktop = { width: 1440, height: 900 };
/** Each of the five comes from another one. */
const TABS = [1, 2, 3, 4, 0] as const;
const ROUNDS = 4;
/** On a machine that does other things too. */
const PATIENCE_MS = 120_000;

export const group: Group = {
  name: 'around',
  run: say =>
    onStage(async ({ browser, backend }) => {
      await workedYear(backend, { venue: 'The Copper Thistle', email: rocco });
      const context = await browser.newContext({ baseURL: backend.url, viewport: desktop });
      const page = await context.newPage();
      await signInPage(page, { portal: 'rockstar', email: rocco, password });
      await pageSynced(page);
      const opened = await openings(page);
      say(`  settings ${opened.map(ms => ms.toFixed(0)).join(' ')}`);
      const exported = await exportMs(page);
      const [held] = await backend.db<{ n: number }>(
        `select count(*)::int as n from public.timesheets where worker_id = (select id from public.profile_private where email = $1)`,
        [rocco],
      );
      say(`  ${held?.n} timesheets handed over`);
      await context.close();
      return [
        {
          name: 'settings: a tab opens from the mirror, p95',
          value: percentile(opened, 0.95),
          unit: 'ms',
          budget: 100,
        },
        { name: 'a year of work: press to the file', value: exported, unit: 'ms', budget: 5_000 },
      ];
    }),
};

/** Each tab over and over, without the first round, which brings the code. */
async function openings(page: Page): Promise<readonly number[]> {
  await page.goto('/rockstar/settings');
  await page.locator('[role="tabpanel"]').waitFor({ timeout: PATIENCE_MS });
  const timings: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const nth of TABS) {
      await page.evaluate(settle);
      const ms = await page.evaluate(openedAfter, nth);
      if (round > 0) timings.push(ms);
    }
  }
  return timings;
}

/** In the page: milliseconds from the press on that tab to the paint of what stands in it. */
function openedAfter(nth: number): Promise<number> {
  return new Promise(resolve => {
    const tab = document.querySelectorAll<HTMLButtonElement>('[role="tab"]')[nth];
    if (tab === undefined) throw new Error(`There is no tab ${nth}.`);
    const from = performance.now();
    new MutationObserver((_changes, observer) => {
      const panel = document.querySelector('[role="tabpanel"]');
      if (panel?.getAttribute('aria-labelledby') !== tab.id) return;
      if (panel.querySelector('button, input, select') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - from);
        port2.postMessage(null);
      });
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    tab.click();
  });
}

async function exportMs(page: Page): Promise<number> {
  await page.goto('/rockstar/settings?tab=data');
  const act = page.getByRole('button', { name: 'Download my data' });
  await act.waitFor({ timeout: PATIENCE_MS });
  const coming = page.waitForEvent('download', { timeout: PATIENCE_MS });
  const from = performance.now();
  await act.click();
  await coming;
  return performance.now() - from;
}
