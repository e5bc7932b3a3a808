// The planner at its size: a week of 300 shifts in which 80 people stand. From the press to the painted week, somebody who is dragged over
// it, an act from the key to the paint, and whether the board jumps when a pane opens beside it.
import type { Page } from '@playwright/test';
import { signInPage } from '#tests/e2e/accounts.ts';
import { pageSynced } from '#tests/e2e/sync.ts';
import { Phone, password } from '#tests/journeys/phone.ts';
import { type Figure, percentile } from './bench.ts';
import { onStage, type Stage, throttle } from './browser.ts';
import { vera } from './people.ts';
import { settle } from './scrolling.ts';
import { weekOfShifts } from './shifts.ts';

const desktop = { width: 1440, height: 900 };
const OPENINGS = 5;
const ACTS = 6;
const PEOPLE = 80;

const CELL = 'a[data-shift]';
const CARD = 'section[aria-label^="Free and rested"] button[aria-pressed]';

export function plannerFigures(say: (line: string) => void): Promise<readonly Figure[]> {
  return onStage(
    async stage => {
      await (await Phone.join(stage.backend, vera)).putAway();
      await weekOfShifts(stage.backend, 300);
      await peopleIn(stage);
      const page = await boardOf(stage);
      const opened = await openings(page);
      const dragged = await longestWhileDragging(page);
      const acts = await actsOn(page, 1);
      const slow = await actsOn(page, 4);
      const jump = await jumpOfPane(page);
      for (const times of [opened, acts, slow]) say(`  ${times.map(ms => ms.toFixed(0)).join(' ')}`);
      await page.context().close();
      return [
        timed('planner, 300 shifts × 80 people: press to the painted week, median', percentile(opened, 0.5), 150),
        timed('longest task while somebody is dragged over it', dragged, 50),
        timed('an act at the board, key to painted, p95', percentile(acts, 0.95), 50),
        timed('the same at 4 × throttle, p95', percentile(slow, 0.95), 150),
        { name: 'so far the board jumps when a pane opens', value: jump, unit: 'px', budget: 0 },
      ];
    },
    { seed: 'none' },
  );
}

function timed(name: string, value: number, budget: number): Figure {
  return { name, value, unit: 'ms', budget };
}

/**
 * Eighty who can do everything: sixty fill two places of each shift until the last day, twenty have one there and are free until then.
 * Those come first by name: the server is asked about the first sixty.
 */
export async function peopleIn({ backend }: Stage): Promise<void> {
  const person = "md5('planned' || n)::uuid";
  const all = `from generate_series(1, ${PEOPLE}) n`;
  for (const sql of [
    "set session_replication_role = 'replica'",
    `insert into auth.users (id, email) select ${person}, 'planned' || n || '@example.com' ${all}`,
    `insert into public.profiles (id, name, role, skills) select ${person}, case when n > 60 then 'Free' else 'Held' end || ' Number ' || n, 'rockstar',
       (select array_agg(slug) from public.roles_catalog) ${all}`,
    `insert into public.profile_private (id, email) select ${person}, 'planned' || n || '@example.com' ${all}`,
    `insert into private.acquaintances (audience, person_id) select 'user:' || ${person}, ${person} ${all}`,
    "set session_replication_role = 'origin'",
    `insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source, status)
     select gen_random_uuid(), shift.id, md5('planned' || case when shift.nth <= 240 then 1 + (2 * shift.nth + half) % 60 else shift.nth - 180 end)::uuid, shift.venue_id, shift.role,
       shift.starts_at, shift.ends_at, shift.tz, shift.break_min, shift.rate_minor, shift.currency, 'claim', 'confirmed'
     from (select *, row_number() over (order by starts_at, id) as nth from public.shifts) shift, generate_series(0, 1) half
     where shift.nth <= 240 or (shift.nth <= 260 and half = 0)`,
  ]) {
    await backend.db(sql);
  }
}

async function boardOf({ browser, backend }: Stage): Promise<Page> {
  const context = await browser.newContext({ baseURL: backend.url, viewport: desktop });
  const page = await context.newPage();
  await signInPage(page, { portal: 'venue', email: vera.email, password });
  await pageSynced(page);
  await page.goto('/venue/shifts?view=week');
  await page.getByRole('button', { name: 'The week after' }).click();
  await page.locator(`${CELL} [data-chip="booked"]`).first().waitFor();
  await page.locator(CARD).first().waitFor();
  return page;
}

/** From the press on the week after to its first paint with names in it, again and again. */
async function openings(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < OPENINGS; nth += 1) {
    await page.getByRole('button', { name: 'The week before' }).click();
    await page.locator(CELL).first().waitFor({ state: 'detached' });
    await page.evaluate(settle);
    await page.evaluate(watchPaint, `${CELL} [data-chip="booked"]`);
    await page.getByRole('button', { name: 'The week after' }).click();
    times.push(await page.evaluate(() => window.benchPainted));
  }
  return times;
}

/**
 * In the page: milliseconds from the next press, by pointer or key, to the paint of what the selector names. It listens when this has
 * been awaited: a press may overtake a question that is still on its way to the page.
 */
export function watchPaint(wanted: string): void {
  window.benchPainted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing was painted that is ${wanted}.`)), 30_000);
    for (const kind of ['click', 'keydown']) {
      document.addEventListener(
        kind,
        event => {
          const seen = new MutationObserver(() => {
            if (document.querySelector(wanted) === null) return;
            seen.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - event.timeStamp);
              port2.postMessage(null);
            });
          });
          seen.observe(document.body, { childList: true, subtree: true, attributes: true });
        },
        { capture: true, once: true },
      );
    }
  });
}

/** A card of the tray over every part of the board that is seen, and back. */
async function longestWhileDragging(page: Page): Promise<number> {
  const card = await page.locator(CARD).first().boundingBox();
  if (card === null) throw new Error('Nobody is free.');
  await page.evaluate(() => {
    window.benchLongest = 0;
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) window.benchLongest = Math.max(window.benchLongest, duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  await page.mouse.move(card.x + 40, card.y + 20);
  await page.mouse.down();
  for (let y = card.y; y > 260; y -= 60) await page.mouse.move(y % 120 < 60 ? 320 : 1300, y, { steps: 6 });
  // Where nothing takes anybody.
  await page.mouse.move(600, 100, { steps: 6 });
  await page.mouse.up();
  await page.evaluate(settle);
  return page.evaluate(() => window.benchLongest);
}

declare global {
  interface Window {
    benchLongest: number;
    benchPainted: Promise<number>;
  }
}

/** Somebody is taken by a key; Enter asks them for the first gap that fits, which is drawn as asked. */
async function actsOn(page: Page, times: number): Promise<readonly number[]> {
  await throttle(page, times);
  await answerLater(page);
  const found: number[] = [];
  for (let nth = 0; nth < ACTS; nth += 1) {
    await page.keyboard.press('1');
    await page.locator('a[data-answer="takes"]:focus').waitFor();
    await page.evaluate(settle);
    await page.evaluate(watchPaint, '[data-chip="pending"]');
    await page.keyboard.press('Enter');
    found.push(await page.evaluate(() => window.benchPainted));
    await page.locator('[data-chip="pending"]').first().waitFor({ state: 'detached', timeout: 60_000 });
  }
  await throttle(page, 1);
  await page.unroute(SYNC);
  return found;
}

const SYNC = '**/rest/v1/rpc/sync*';
const LATER_MS = 1_500;

/** An answer that is quicker than the paint would take the place of what is measured. */
async function answerLater(page: Page): Promise<void> {
  await page.route(SYNC, async route => {
    await new Promise(resolve => setTimeout(resolve, LATER_MS));
    await route.continue().catch(() => undefined);
  });
}

async function jumpOfPane(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(settle);
  const head = page.locator('thead');
  const before = await head.boundingBox();
  await page.locator(CELL).first().click();
  await page.locator('aside').getByRole('heading').first().waitFor();
  await page.evaluate(settle);
  const after = await head.boundingBox();
  return Math.abs((after?.y ?? 0) - (before?.y ?? 0));
}
