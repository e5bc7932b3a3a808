// Chats of 5,000 messages: how soon one opens, how soon a typed letter and a sent message are on the screen, how soon one
// is in another chat, what a thousand changes of chat leave in memory, and how soon the other device shows what was sent.
import type { Page } from '@playwright/test';
import { type Figure, type Group, percentile } from '#tests/bench/bench.ts';
import { onStage, throttle } from '#tests/bench/browser.ts';
import { costOf, listenForKey, listenForWords, openedAt, pressedAt, shownAt } from '#tests/bench/moments.ts';
import { rocco, rosa, vera } from '#tests/bench/people.ts';
import { signInPage } from '#tests/e2e/accounts.ts';
import { pageSynced } from '#tests/e2e/sync.ts';
import { Phone, password } from '#tests/journeys/phone.ts';
import type { Backend } from '#tests/support/backend.ts';

const OPENINGS = 12;
const SAID = 20;
const SWITCHES = 1000;
/** Code that is compiled late and buffers that fill once are no leak: they come before the first look at the heap. Of what 500
 *  changes add after the first 100, snapshots say, nine parts in ten are machine code. */
const WARM_UP = 500;

export const group: Group = {
  name: 'messages',
  run: say =>
    onStage(
      async ({ browser, backend }) => {
        for (const person of [vera, rocco, rosa]) await (await Phone.join(backend, person)).putAway();
        await talkALot(backend);
        const arrive = async (person: typeof vera | typeof rocco): Promise<Page> => {
          const context = await browser.newContext({ baseURL: backend.url, viewport: { width: 1440, height: 900 } });
          const page = await context.newPage();
          await signInPage(page, { portal: person.role, email: person.email, password });
          await pageSynced(page);
          await page.goto(`/${person.role}/messages`);
          await page.locator('a[data-chat]').first().waitFor();
          // The newest opens by itself; what is measured begins with none.
          await page.getByRole('textbox', { name: /^Write a message/ }).press('Escape');
          await page.getByText('Select a conversation to start messaging').waitFor();
          return page;
        };
        const own = await arrive(vera);
        const alone = await aloneFigures(own, say);
        const other = await arrive(rocco);
        await openRow(other, 'The Copper Thistle');
        return [...alone, ...(await togetherFigures(own, other, say))];
      },
      { seed: 'none' },
    ),
};

/** As they come from the server: each was delivered and read, so that the first sync has nothing to report about them. */
async function talkALot(backend: Backend): Promise<void> {
  await backend.db(
    `select private.introduce('venue:' || v.id, p.id), private.open_conversation(v.id, p.id)
     from public.venues v, public.profiles p where p.role = 'rockstar'`,
  );
  await backend.db('alter table public.messages disable trigger fill_message');
  await backend.db(`
    insert into public.messages (id, conversation_id, venue_id, rockstar_id, sender_id, sender_side, content, created_at, delivered_at, read_at)
    select gen_random_uuid(), c.id, c.venue_id, c.rockstar_id, c.rockstar_id, 'rockstar', 'Number ' || n || ', of the usual length',
      now() - (5001 - n) * interval '20 minutes', now(), now()
    from public.conversations c, generate_series(1, 5000) n`);
  await backend.db('alter table public.messages enable trigger fill_message');
  await backend.db('analyze');
}

/** What one person waits for. */
async function aloneFigures(page: Page, say: (line: string) => void): Promise<Figure[]> {
  const opened: number[] = [];
  for (let nth = 0; nth < OPENINGS; nth += 1) {
    opened.push(await openRow(page, 'Rocco Bianchi'));
    await page.keyboard.press('Escape');
    await page.getByRole('log').waitFor({ state: 'detached' });
  }
  say(`  opened: ${whole(opened)}`);
  await openRow(page, 'Rocco Bianchi');
  const typed = await typeTimes(page);
  say(`  typed: ${whole(typed)}`);
  const said = await sayTimes(page, page);
  say(`  said: ${whole(said)}`);
  await throttle(page, 4);
  const typedSlowly = await typeTimes(page);
  say(`  typed at 4 ×: ${whole(typedSlowly)}`);
  const saidSlowly = await sayTimes(page, page);
  await throttle(page, 1);
  say(`  said at 4 ×: ${whole(saidSlowly)}`);
  await switchTimes(page, WARM_UP);
  const cost = await costOf(page);
  const before = { bytes: await cost.heldBytes(), workMs: await cost.workMs() };
  const switched = await switchTimes(page, SWITCHES);
  const work = ((await cost.workMs()) - before.workMs) / SWITCHES;
  const grown = (100 * ((await cost.heldBytes()) - before.bytes)) / before.bytes;
  return [
    { name: 'chat of 5,000 messages opens, p95', value: percentile(opened, 0.95), unit: 'ms', budget: 100 },
    { name: 'a letter typed to its paint, p95', value: percentile(typed, 0.95), unit: 'ms', budget: 50 },
    { name: 'Enter to the message on the screen, p95', value: percentile(said, 0.95), unit: 'ms', budget: 50 },
    { name: 'a letter at 4 × throttle, p95', value: percentile(typedSlowly, 0.95), unit: 'ms', budget: 100 },
    { name: 'Enter to the message at 4 ×, p95', value: percentile(saidSlowly, 0.95), unit: 'ms', budget: 100 },
    { name: 'from chat to chat, p50', value: percentile(switched, 0.5), unit: 'ms', budget: null },
    { name: 'from chat to chat, p95', value: percentile(switched, 0.95), unit: 'ms', budget: 50 },
    { name: 'work of one change of chat', value: work, unit: 'ms', budget: null },
    { name: `heap after ${SWITCHES} changes of chat`, value: grown, unit: '%', budget: 10 },
  ];
}

async function togetherFigures(own: Page, other: Page, say: (line: string) => void): Promise<Figure[]> {
  await openRow(own, 'Rocco Bianchi');
  const told = await sayTimes(own, other);
  say(`  told: ${whole(told)}`);
  return [{ name: 'sent to shown on the other device, p95', value: percentile(told, 0.95), unit: 'ms', budget: 500 }];
}

function whole(timings: readonly number[]): string {
  return timings.map(ms => ms.toFixed(0)).join(' ');
}

/** From the click on a row of the list to the paint of the last messages of that chat. */
function openRow(page: Page, name: string): Promise<number> {
  return page.evaluate(openedAt, name);
}

async function switchTimes(page: Page, times: number): Promise<number[]> {
  const timings: number[] = [];
  for (let nth = 0; nth < times; nth += 1) timings.push(await openRow(page, nth % 2 === 0 ? 'Rosa' : 'Rocco Bianchi'));
  return timings;
}

async function typeTimes(page: Page): Promise<number[]> {
  const timings: number[] = [];
  await page.getByRole('textbox', { name: /^Write a message/ }).focus();
  for (const letter of 'twenty letters typed ') {
    await page.evaluate(listenForKey);
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    timings.push((await page.evaluate(shownAt)) - (await page.evaluate(pressedAt)));
  }
  return timings;
}

/** From Enter in one page to the paint of those words in the thread of another, or of the same. */
async function sayTimes(from: Page, to: Page): Promise<number[]> {
  const timings: number[] = [];
  for (let nth = 0; nth < SAID; nth += 1) {
    const words = `Said ${nth} at ${Date.now()}`;
    await from.getByRole('textbox', { name: /^Write a message/ }).fill(words);
    await from.evaluate(listenForKey);
    await to.evaluate(listenForWords, words);
    await from.keyboard.press('Enter');
    timings.push((await to.evaluate(shownAt)) - (await from.evaluate(pressedAt)));
  }
  return timings;
}
