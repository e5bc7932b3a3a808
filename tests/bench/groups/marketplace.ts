// The market at its size: a venue's board with 300 shifts that is scrolled and repeated by keys, and 20,000 open shifts that a
// rockstar filters and sorts.
import type { Locator, Page } from '@playwright/test';
import { type Figure, type Group, percentile } from '#tests/bench/bench.ts';
import { onStage, type Stage, throttle } from '#tests/bench/browser.ts';
import { rocco, vera } from '#tests/bench/people.ts';
import { scrollThrough, settle } from '#tests/bench/scrolling.ts';
import { openShifts, weekOfShifts } from '#tests/bench/shifts.ts';
import { signInPage } from '#tests/e2e/accounts.ts';
import { pageSynced } from '#tests/e2e/sync.ts';
import { Phone, password } from '#tests/journeys/phone.ts';

const desktop = { width: 1440, height: 900 };
const presses = 6;

export const group: Group = {
  name: 'marketplace',
  run: say =>
    onStage(
      async stage => {
        for (const person of [vera, rocco]) await (await Phone.join(stage.backend, person)).putAway();
        await weekOfShifts(stage.backend, 300);
        const board = await workBoard(stage);
        await openShifts(stage.backend, { from: 1, to: 20_000 });
        const plain = await searchMarket(stage, 1);
        const slow = await searchMarket(stage, 4);
        for (const timings of [plain.filter, plain.sort, slow.filter, slow.sort]) {
          say(`  ${timings.map(ms => ms.toFixed(0)).join(' ')}`);
        }
        return [
          ...board,
          figure('filter 20,000 shifts to repaint, p95', plain.filter, 100),
          figure('the same at 4 × throttle, p95', slow.filter, 250),
          figure('sort 20,000 shifts to repaint, p95', plain.sort, 100),
          figure('the same at 4 × throttle, p95', slow.sort, 250),
        ];
      },
      { seed: 'none' },
    ),
};

function figure(name: string, timings: readonly number[], budget: number): Figure {
  return { name, value: percentile(timings, 0.95), unit: 'ms', budget };
}

/** The longest task while the board is scrolled from end to end and back, and how many keys its week takes again. */
async function workBoard({ browser, backend }: Stage): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: backend.url, viewport: desktop });
  const page = await context.newPage();
  await signInPage(page, { portal: 'venue', email: vera.email, password });
  await pageSynced(page);
  await page.getByRole('link', { name: 'Shifts', exact: true }).click();
  await page.getByRole('button', { name: 'The week after' }).click();
  // Of many shifts in one cell the first stand there until the rest is asked for.
  await page.waitForFunction(() => {
    for (const more of document.querySelectorAll<HTMLButtonElement>('td[data-day] button')) more.click();
    return document.querySelectorAll('a[data-shift]').length === 300;
  });
  await page.evaluate(settle);
  const longest = await page.evaluate(scrollThrough);
  const keys = await repeatWeek(page);
  await context.close();
  return [
    { name: 'longest task while a board of 300 scrolls', value: longest, unit: 'ms', budget: 50 },
    { name: 'keys to repeat and post last week', value: keys, unit: 'keys', budget: 8 },
  ];
}

/** In the week after, which is empty: all 300 again as drafts, and all of them posted. */
async function repeatWeek(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'The week after' }).click();
  const copy = page.getByRole('button', { name: 'Copy last week' });
  await copy.waitFor();
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key);
  };
  while (!(await isFocused(copy)) && keys < 50) await press('Tab');
  await press('Enter');
  const sure = page.getByRole('button', { name: /^Copy \d+ shifts$/ });
  await sure.waitFor();
  while (!(await isFocused(sure)) && keys < 50) await press('Tab');
  await press('Enter');
  const post = page.getByRole('button', { name: /^Post .+ drafts$/ });
  await post.waitFor();
  while (!(await isFocused(post)) && keys < 50) await press('Shift+Tab');
  await press('Enter');
  const told = page.getByRole('button', { name: /^Post \d+ shifts$/ });
  await told.waitFor();
  while (!(await isFocused(told)) && keys < 50) await press('Tab');
  await press('Enter');
  await post.waitFor({ state: 'detached' });
  return keys;
}

function isFocused(button: Locator): Promise<boolean> {
  return button.evaluate(element => element === document.activeElement);
}

interface Searched {
  readonly filter: readonly number[];
  readonly sort: readonly number[];
}

/** From the press of «Instant book» in the filters, or of another order, to the list with other rows, again and again. */
async function searchMarket({ browser, backend }: Stage, times: number): Promise<Searched> {
  const context = await browser.newContext({ baseURL: backend.url, viewport: desktop });
  const page = await context.newPage();
  await signInPage(page, { portal: 'rockstar', email: rocco.email, password });
  await pageSynced(page);
  await page.getByRole('link', { name: 'Find', exact: true }).click();
  await page.locator('main a[href^="/rockstar/available-shifts/"]:not([tabindex])').first().waitFor();
  // The first opens beside the list; what is measured begins when it stands.
  await page.waitForURL('**/available-shifts/*');
  await page
    .locator('aside')
    .getByRole('button', { name: /^(Apply|Book now)/ })
    .first()
    .waitFor();
  await page.evaluate(settle);
  await throttle(page, times);
  const filter: number[] = [];
  const sort: number[] = [];
  const atOnce = page.getByRole('main').getByRole('button', { name: 'Instant book', exact: true }).first();
  for (let nth = 0; nth < presses; nth += 1) filter.push(await timePress(page, atOnce));
  for (let nth = 0; nth < presses; nth += 1) {
    await page.getByRole('button', { name: /^Sorted by/ }).click();
    const order = page.getByRole('menuitem', { name: nth % 2 === 0 ? 'Best pay' : 'Soonest' });
    sort.push(await timePress(page, order));
  }
  await context.close();
  return { filter, sort };
}

async function timePress(page: Page, button: Locator): Promise<number> {
  await button.waitFor();
  const timing = page.evaluate(timeNewList);
  await button.click();
  return timing;
}

/** In the page: armed before the click, settles after the frame in which the list begins with another row. */
function timeNewList(): Promise<number> {
  const row = 'main a[href^="/rockstar/available-shifts/"]:not([tabindex])';
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
