// The first sync of a phone, in a browser: against the least that anybody could do for the same rows (ask for the same
// pages, put them into the same stores), in pairs on the same server, so that the machine's mood cancels out.
import type { Page } from '@playwright/test';
import { type Figure, type Group, percentile } from '#tests/bench/bench.ts';
import { onPage, type PageStage } from '#tests/bench/page.ts';
import type { FirstSyncPage, Ours, Raw } from '#tests/bench/pages/first-sync.ts';
import { rocco, vera } from '#tests/bench/people.ts';
import { openShifts } from '#tests/bench/shifts.ts';
import { Phone, password } from '#tests/journeys/phone.ts';
import type { Backend } from '#tests/support/backend.ts';

const pairs = 5;
const keys = 80;

export const group: Group = {
  name: 'first-sync',
  run: say =>
    onPage('first-sync.ts', async stage => {
      for (const person of [vera, rocco]) await (await Phone.join(stage.backend, person)).putAway();
      await openShifts(stage.backend, { from: 1, to: 9_800 });
      await book(stage.backend, 90);
      const ten = await inPairs(stage);
      for (const { ours, raw } of ten) say(`  ${words(ours)}; raw ${raw.ms.toFixed(0)} ms, ${raw.rows} rows`);
      await openShifts(stage.backend, { from: 9_801, to: 49_800 });
      const fifty = await whileTyping(stage);
      say(`  ${words(fifty.ours)}; ${fifty.echoes.length} letters`);
      return [...ofTen(ten), ...ofFifty(fifty)];
    }),
};

interface Pair {
  readonly ours: Ours;
  readonly raw: Raw;
}

function words({ ms, rows, longestTaskMs, ownMs }: Ours): string {
  return `${rows} rows in ${ms.toFixed(0)} ms, own bookings after ${ownMs.toFixed(0)}, longest task ${longestTaskMs.toFixed(0)}`;
}

function ofTen(ten: readonly Pair[]): Figure[] {
  const median = (of: (pair: Pair) => number): number => percentile(ten.map(of), 0.5);
  return [
    { name: 'first sync of 10,000 rows, median', value: median(({ ours }) => ours.ms), unit: 'ms', budget: null },
    { name: 'the same pages fetched and put, median', value: median(({ raw }) => raw.ms), unit: 'ms', budget: null },
    {
      name: 'the one in per cent of the other, median',
      value: median(({ ours, raw }) => (100 * ours.ms) / raw.ms),
      unit: '%',
      budget: 150,
    },
    { name: 'longest task during it, median', value: median(({ ours }) => ours.longestTaskMs), unit: 'ms', budget: 50 },
    {
      name: 'own bookings can be read after, median',
      value: median(({ ours }) => ours.ownMs),
      unit: 'ms',
      budget: null,
    },
    {
      name: 'requests until then, median',
      value: median(({ ours }) => ours.ownAfterPages),
      unit: 'requests',
      budget: 1,
    },
  ];
}

function ofFifty({ ours, echoes }: Typed): Figure[] {
  return [
    { name: 'first sync of 50,000 rows while typing', value: ours.ms, unit: 'ms', budget: null },
    { name: 'key to the painted letter meanwhile, p95', value: percentile(echoes, 0.95), unit: 'ms', budget: 50 },
    { name: 'the slowest letter', value: Math.max(...echoes), unit: 'ms', budget: 100 },
  ];
}

/** Each pair in a fresh profile; who goes first takes turns. */
async function inPairs(stage: PageStage): Promise<Pair[]> {
  const found: Pair[] = [];
  for (let nth = 0; nth < pairs; nth += 1) {
    const { page, context } = await stage.newPage();
    if (nth % 2 === 0) {
      const ours = await oursOn(page, stage.backend);
      found.push({ ours, raw: await rawOn(page, stage.backend) });
    } else {
      const raw = await rawOn(page, stage.backend);
      found.push({ raw, ours: await oursOn(page, stage.backend) });
    }
    await context.close();
  }
  return found;
}

const person = ({ publishableKey }: Backend) => ({ email: rocco.email, password, publishableKey });

function oursOn(page: Page, backend: Backend): Promise<Ours> {
  return page.evaluate(who => (window as unknown as { bench: FirstSyncPage }).bench.ours(who), person(backend));
}

function rawOn(page: Page, backend: Backend): Promise<Raw> {
  return page.evaluate(who => (window as unknown as { bench: FirstSyncPage }).bench.raw(who), person(backend));
}

interface Typed {
  readonly ours: Ours;
  readonly echoes: readonly number[];
}

/** A person who types all the while: for each key, until the frame with its letter has been painted. */
async function whileTyping(stage: PageStage): Promise<Typed> {
  const { page, context } = await stage.newPage();
  await page.evaluate(watchKeys);
  let over = false;
  const syncing = oursOn(page, stage.backend).finally(() => {
    over = true;
  });
  for (let nth = 0; nth < keys || !over; nth += 1) {
    await page.keyboard.press('e');
    await page.waitForTimeout(50);
  }
  const ours = await syncing;
  const echoes = await page.evaluate(() => (window as unknown as { echoes: number[] }).echoes);
  await context.close();
  return { ours, echoes };
}

/** In the page: a field, and a note of each key's way to the screen. */
function watchKeys(): void {
  const echoes: number[] = [];
  (window as unknown as { echoes: number[] }).echoes = echoes;
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  field.addEventListener('input', event => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => echoes.push(performance.now() - event.timeStamp);
      port2.postMessage(null);
    });
  });
}

/** Every fiftieth of them: one each eight hours, none overlapping. */
async function book(backend: Backend, many: number): Promise<void> {
  await backend.db(`
    insert into public.bookings (id, shift_id, worker_id, venue_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, source)
    select gen_random_uuid(), s.id, p.id, s.venue_id, s.role, s.starts_at, s.ends_at, s.tz, s.break_min, s.rate_minor, s.currency, 'claim'
    from public.profiles p, (select *, row_number() over (order by starts_at) as nth from public.shifts) s
    where p.role = 'rockstar' and s.nth % 50 = 0 order by s.starts_at limit ${many}`);
}
