// The market at its size: a venue's board with 300 shifts that is scrolled, and 20,000 open shifts that a rockstar filters.
import type { Page } from '@playwright/test';
import { type Figure, type Group, percentile } from '#tests/bench/bench.ts';
import { onStage, type Stage, throttle } from '#tests/bench/browser.ts';
import { openShifts } from '#tests/bench/shifts.ts';
import { signInPage } from '#tests/e2e/accounts.ts';
import { pageSynced } from '#tests/e2e/sync.ts';
import { Phone, password } from '#tests/journeys/phone.ts';
import type { Backend } from '#tests/support/backend.ts';

const rocco = { name: 'Rocco Bianchi', email: 'rocco@example.com', role: 'rockstar' } as const;
const vera = { name: 'The Copper Thistle', email: 'vera@example.com', role: 'venue' } as const;
const desktop = { width: 1440, height: 900 };
const presses = 6;

export const group: Group = {
  name: 'marketplace',
  run: say =>
    onStage(
      async stage => {
        for (const person of [vera, rocco]) await (await Phone.join(stage.backend, person)).putAway();
        await postWeek(stage.backend);
        const board = await scrollBoard(stage);
        await openShifts(stage.backend, { from: 1, to: 20_000 });
        const plain = await filterMarket(stage, 1);
        const slow = await filterMarket(stage, 4);
        for (const timings of [plain, slow]) say(`  ${timings.map(ms => ms.toFixed(0)).join(' ')}`);
        return [
          board,
          figure('filter 20,000 shifts to repaint, p95', plain, 100),
          figure('the same at 4 × throttle, p95', slow, 250),
        ];
      },
      { seed: 'none' },
    ),
};

function figure(name: string, timings: readonly number[], budget: number): Figure {
  return { name, value: percentile(timings, 0.95), unit: 'ms', budget };
}

/** Three hundred in the next whole week: twenty a day and role, fifteen roles. */
async function postWeek(backend: Backend): Promise<void> {
  await backend.db(`
    insert into public.shifts (id, venue_id, role, starts_at, ends_at, starts_local, ends_local, break_min, rate_minor,
      tips, positions, booking_mode, status, published_at, created_by, version)
    select gen_random_uuid(), v.id, roles.slug, at at time zone v.tz, (at + interval '6 hours') at time zone v.tz,
      to_char(at, 'YYYY-MM-DD"T"HH24:MI'), to_char(at + interval '6 hours', 'YYYY-MM-DD"T"HH24:MI'),
      0, 1500, true, 3, 'review', 'published', now(), v.created_by, 2
    from public.venues v, public.roles_catalog roles,
      generate_series(date_trunc('week', now() at time zone 'UTC') + interval '7 days 10 hours',
        date_trunc('week', now() at time zone 'UTC') + interval '14 days', interval '8 hours') at
    order by at limit 300`);
}

/** The longest task while the board is scrolled from end to end and back. */
async function scrollBoard({ browser, backend }: Stage): Promise<Figure> {
  const context = await browser.newContext({ baseURL: backend.url, viewport: desktop });
  const page = await context.newPage();
  await signInPage(page, { portal: 'venue', email: vera.email, password });
  await pageSynced(page);
  await page.getByRole('link', { name: 'Shifts', exact: true }).click();
  await page.getByRole('button', { name: 'The week after' }).click();
  await page.waitForFunction(() => document.querySelectorAll('a[data-shift]').length === 300);
  await page.evaluate(settle);
  const longest = await page.evaluate(scrollThrough);
  await context.close();
  return { name: 'longest task while a board of 300 scrolls', value: longest, unit: 'ms', budget: 50 };
}

/** In the page: two frames, and what was put off. */
function settle(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
}

/** In the page: a screen's part each frame, down and up again. Milliseconds of the longest task; 0 when none is long. */
async function scrollThrough(): Promise<number> {
  let longest = 0;
  const watch = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
  });
  watch.observe({ entryTypes: ['longtask'] });
  const end = document.documentElement.scrollHeight;
  for (let way = 0; way < 2 * end; way += 60) {
    window.scrollTo(0, way <= end ? way : 2 * end - way);
    await new Promise(resolve => requestAnimationFrame(resolve));
  }
  // What was too long at the end is reported after it.
  await new Promise(resolve => requestIdleCallback(resolve));
  return longest;
}

/** From the press of «Book at once» in the filters to the list with the other rows, again and again. */
async function filterMarket({ browser, backend }: Stage, times: number): Promise<number[]> {
  const context = await browser.newContext({ baseURL: backend.url, viewport: desktop });
  const page = await context.newPage();
  await signInPage(page, { portal: 'rockstar', email: rocco.email, password });
  await pageSynced(page);
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  await page.locator('main a[href^="/rockstar/available-shifts/"]').first().waitFor();
  await throttle(page, times);
  const timings: number[] = [];
  for (let nth = 0; nth < presses; nth += 1) timings.push(await pressFilter(page));
  await context.close();
  return timings;
}

async function pressFilter(page: Page): Promise<number> {
  const timing = page.evaluate(timeNewList);
  await page.getByRole('main').getByRole('button', { name: 'Book at once', exact: true }).first().click();
  return timing;
}

/** In the page: armed before the click, settles after the frame in which the list begins with another row. */
function timeNewList(): Promise<number> {
  const row = 'main a[href^="/rockstar/available-shifts/"]';
  const before = document.querySelector(row)?.getAttribute('href');
  return new Promise((resolve, reject) => {
    let clickedAt = 0;
    setTimeout(() => reject(new Error('The list never changed.')), 20_000);
    document.addEventListener(
      'click',
      event => {
        clickedAt = event.timeStamp;
      },
      { capture: true, once: true },
    );
    const observer = new MutationObserver(() => {
      if (clickedAt === 0 || document.querySelector(row)?.getAttribute('href') === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedAt);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}
