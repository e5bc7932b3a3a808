// A chat of 5,000 messages: how soon it opens, how soon a typed letter and a sent message are on the screen, how soon one
// is in another chat, and what a thousand changes of chat leave in memory.
import type { Page } from '@playwright/test';
import { type Figure, type Group, percentile } from '#tests/bench/bench.ts';
import { onStage } from '#tests/bench/browser.ts';
import { signInPage } from '#tests/e2e/accounts.ts';
import { appOnDevice } from '#tests/e2e/person.ts';
import { pageSynced } from '#tests/e2e/sync.ts';
import { Phone, password } from '#tests/journeys/phone.ts';
import type { Backend } from '#tests/support/backend.ts';

const vera = { name: 'The Copper Thistle', email: 'vera@example.com', role: 'venue' } as const;
const rocco = { name: 'Rocco Bianchi', email: 'rocco@example.com', role: 'rockstar' } as const;
const rosa = { name: 'Rosa', email: 'rosa@example.com', role: 'rockstar' } as const;
const SWITCHES = 1000;

export const group: Group = {
  name: 'messages',
  run: () =>
    onStage(
      async ({ browser, backend }) => {
        for (const person of [vera, rocco, rosa]) await (await Phone.join(backend, person)).putAway();
        await talkALot(backend);
        const context = await browser.newContext({ baseURL: backend.url, viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        await signInPage(page, { portal: 'venue', email: vera.email, password });
        await pageSynced(page);
        await appOnDevice(page);
        await page.goto('/venue/messages');
        await page.locator('a[data-chat]').nth(1).waitFor();
        const opened = await switchTo(page, 0);
        const said = await sayTimes(page, 20);
        const before = await heap(page);
        const switched: number[] = [];
        for (let nth = 0; nth < SWITCHES; nth += 1) switched.push(await switchTo(page, (nth + 1) % 2));
        const grown = (100 * ((await heap(page)) - before)) / before;
        return figures({ opened, said, switched, grown });
      },
      { seed: 'none' },
    ),
};

function figures(of: {
  opened: number;
  said: readonly number[];
  switched: readonly number[];
  grown: number;
}): Figure[] {
  return [
    { name: 'chat of 5,000 messages opens', value: of.opened, unit: 'ms', budget: 100 },
    { name: 'Enter to the message on the screen, p95', value: percentile(of.said, 0.95), unit: 'ms', budget: 50 },
    { name: 'from chat to chat, p95', value: percentile(of.switched, 0.95), unit: 'ms', budget: 50 },
    { name: `heap after ${SWITCHES} changes of chat`, value: of.grown, unit: '%', budget: 10 },
  ];
}

async function talkALot(backend: Backend): Promise<void> {
  await backend.db(
    'select private.introduce($$venue:$$ || v.id, p.id), private.open_conversation(v.id, p.id) from public.venues v, public.profiles p where p.role = $$rockstar$$',
  );
  await backend.db('alter table public.messages disable trigger fill_message');
  await backend.db(`
    insert into public.messages (id, conversation_id, venue_id, rockstar_id, sender_id, sender_side, content, created_at, read_at)
    select gen_random_uuid(), c.id, c.venue_id, c.rockstar_id, c.rockstar_id, 'rockstar', 'Number ' || n,
      now() - (5001 - n) * interval '20 minutes', now()
    from public.conversations c, generate_series(1, 5000) n`);
  await backend.db('alter table public.messages enable trigger fill_message');
}

/** From the click on a row of the list to the frame that shows the last message of that chat. */
async function switchTo(page: Page, row: number): Promise<number> {
  return page.evaluate(
    nth =>
      new Promise<number>(resolve => {
        const link = document.querySelectorAll<HTMLAnchorElement>('a[data-chat]')[nth];
        const from = performance.now();
        const shown = new MutationObserver(() => {
          const open = link?.getAttribute('aria-current') === 'page';
          if (!open || document.querySelector('[role="log"] [data-from]') === null) return;
          shown.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - from));
        });
        shown.observe(document.body, { childList: true, subtree: true, attributes: true });
        link?.click();
      }),
    row,
  );
}

async function sayTimes(page: Page, times: number): Promise<number[]> {
  const timings: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const words = `Said ${nth} ${Math.floor(performance.now())}`;
    await page.getByRole('textbox', { name: /^Write a message/ }).fill(words);
    const timing = page.evaluate(untilShown, words);
    await page.keyboard.press('Enter');
    timings.push(await timing);
  }
  return timings;
}

/** In the page: from the next Enter to the frame in which these words stand in the thread. */
function untilShown(words: string): Promise<number> {
  return new Promise(resolve => {
    let from = 0;
    document.addEventListener('keydown', event => (from = event.timeStamp), { capture: true, once: true });
    const shown = new MutationObserver(() => {
      if (from === 0 || document.querySelector('[role="log"]')?.textContent?.includes(words) !== true) return;
      shown.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - from));
    });
    shown.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** After a collection, so that what is counted is held. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
