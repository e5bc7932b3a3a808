// From the tap to the repainted row, in a list of 10,000 open shifts: the command is saved, the mirror changes, the live
// query runs again, and the row says «On this device».
import type { Page } from '@playwright/test';
import { type Group, percentile } from '#tests/bench/bench.ts';
import { onStage } from '#tests/bench/browser.ts';
import { rocco, vera } from '#tests/bench/people.ts';
import { signInPage } from '#tests/e2e/accounts.ts';
import { appOnDevice } from '#tests/e2e/person.ts';
import { pageSynced } from '#tests/e2e/sync.ts';
import { Phone, password } from '#tests/journeys/phone.ts';
import type { Backend } from '#tests/support/backend.ts';

/** The first few compile what the others run; the very first is shown beside them. */
const warming = 3;
const writes = 20;
const rows = 'a[href^="/rockstar/available-shifts/"]:not([tabindex])';

export const group: Group = {
  name: 'list',
  run: say =>
    onStage(
      async ({ browser, backend }) => {
        for (const person of [vera, rocco]) await (await Phone.join(backend, person)).putAway();
        await postTenThousand(backend);
        const context = await browser.newContext({ baseURL: backend.url, viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        await signInPage(page, { portal: 'rockstar', email: rocco.email, password });
        await pageSynced(page);
        await appOnDevice(page);
        await context.setOffline(true);
        await page.getByRole('link', { name: 'Find', exact: true }).click();
        const timings: number[] = [];
        for (let nth = 0; nth < warming + writes; nth += 1) timings.push(await applyToNext(page));
        say(`  ${timings.map(ms => ms.toFixed(0)).join(' ')}`);
        const warm = timings.slice(warming);
        return [
          { name: 'the first write of a visit to its repaint', value: timings[0] ?? 0, unit: 'ms', budget: null },
          { name: 'write to repaint in 10,000 shifts, p50', value: percentile(warm, 0.5), unit: 'ms', budget: null },
          { name: 'write to repaint in 10,000 shifts, p95', value: percentile(warm, 0.95), unit: 'ms', budget: 33 },
        ];
      },
      { seed: 'none' },
    ),
};

/** One a quarter of an hour, from tomorrow on: far more than the screen, none of them booked. */
async function postTenThousand(backend: Backend): Promise<void> {
  await backend.db(`
    insert into public.shifts (id, venue_id, role, starts_at, ends_at, starts_local, ends_local, break_min, rate_minor,
      tips, positions, booking_mode, status, published_at, created_by, version)
    select gen_random_uuid(), v.id, 'bartender', at, at + interval '6 hours',
      to_char(at at time zone v.tz, 'YYYY-MM-DD"T"HH24:MI'),
      to_char((at + interval '6 hours') at time zone v.tz, 'YYYY-MM-DD"T"HH24:MI'),
      0, 1500, true, 3, 'review', 'published', now(), v.created_by, 2
    from public.venues v,
      generate_series(date_trunc('hour', now()) + interval '1 day', now() + interval '200 days', interval '15 minutes') at
    limit 10000`);
}

/** Applies for the first row drawn that was not applied for yet; milliseconds from the click on «Send request» to its paint. */
async function applyToNext(page: Page): Promise<number> {
  const main = page.getByRole('main');
  const href = await main.locator(`${rows}:not(:has([data-state]))`).first().getAttribute('href');
  await main.locator(`a[href="${href}"]:not([tabindex])`).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  // What the last write left moving, a toast above all, comes to rest first: nobody sends three requests in a second.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.getByRole('button', { name: 'Send request' }).hover();
  const armed = await page.evaluateHandle(armTimer, href);
  // By the mouse alone: for a locator's click the page first finds out what lies under it, 2 ms of the time.
  await page.mouse.down();
  await page.mouse.up();
  return armed.evaluate(({ repaint }) => repaint);
}

/** In the page, before the click: `repaint` settles after the frame in which the row of that address shows a state. */
function armTimer(href: string | null): { readonly repaint: Promise<number> } {
  const repaint = new Promise<number>((resolve, reject) => {
    let clickedAt = 0;
    setTimeout(() => reject(new Error('The row never showed its new state.')), 20_000);
    document.addEventListener(
      'click',
      event => {
        clickedAt = event.timeStamp;
      },
      { capture: true, once: true },
    );
    const observer = new MutationObserver(() => {
      if (clickedAt === 0 || document.querySelector(`main a[href="${href}"]:not([tabindex]) [data-state]`) === null)
        return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedAt);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  return { repaint };
}
