// A phone's week: three visits a day with the app that is on the device, a request and a message each day, and a market that goes on
// meanwhile. What it costs its owner in bytes and requests, and whether any task of it keeps a phone four times as slow from
// answering a finger. Minutes in which nothing is done are not played: what those cost on virtual time the simulator holds.
import type { BrowserContext, Page } from '@playwright/test';
import type { Figure, Group } from '#tests/bench/bench.ts';
import { onStage, throttle } from '#tests/bench/browser.ts';
import { settle } from '#tests/bench/scrolling.ts';
import { during, type Task, traceTasks } from '#tests/bench/traced-tasks.ts';
import { type Count, countedWire, type Wire } from '#tests/bench/wire.ts';
import { demoPassword, signInPage } from '#tests/e2e/accounts.ts';
import { appOnDevice, phone } from '#tests/e2e/person.ts';
import { pageSynced } from '#tests/e2e/sync.ts';
import type { Backend } from '#tests/support/backend.ts';

const ROCCO = 'rocco@example.com';
const VENUE = 'The Copper Thistle';
const DAYS = 7;
/** Posted in the city between two visits, as every Rockstar there hears of it. */
const POSTS = 4;
const SLOWER = 4;
/** As long as a finger rests on what it presses; without, all events of a press come in one task, which no hand does. */
const press = { delay: 80 };
/** On a machine that does other things too. */
const patience = { timeout: 60_000 };

export const group: Group = {
  name: 'week',
  run: say =>
    onStage(async ({ browser, backend }) => {
      const wire = await countedWire(backend.url);
      try {
        const context = await browser.newContext({ baseURL: wire.url, viewport: phone });
        await firstDay(context);
        const first = wire.take();
        const tasks: Task[] = [];
        const market = await marketOf(backend);
        let week: Count = { sentBytes: 0, receivedBytes: 0, requests: 0 };
        for (let day = 0; day < DAYS; day += 1) {
          const spent = await oneDay(context, { market, day, wire, tasks });
          say(
            `  day ${day + 1}: ${inKiB(spent.receivedBytes)} KiB in, ${inKiB(spent.sentBytes)} out, ${spent.requests} requests`,
          );
          week = sum(week, spent);
        }
        await context.close();
        return figures(first, week, tasks, say);
      } finally {
        await wire.stop();
      }
    }),
};

function figures(first: Count, week: Count, tasks: readonly Task[], say: (line: string) => void): readonly Figure[] {
  const longest = (of: readonly Task[]) => Math.max(0, ...of.map(({ ms }) => ms));
  const [starts, acts] = [
    tasks.filter(({ during }) => during === 'start'),
    tasks.filter(({ during }) => during !== 'start'),
  ];
  for (const during of new Set(tasks.map(task => task.during))) {
    const those = tasks.filter(task => task.during === during).sort((a, b) => b.ms - a.ms);
    const longestOf = those.slice(0, 12).map(({ ms, clockMs }) => `${ms} (${clockMs})`);
    say(`  ${during}: ${those.length} tasks above 50 ms of the processor (by the clock), ${longestOf.join(' ')}`);
  }
  return [
    {
      name: 'first day: signed in, synced and stored; received',
      value: first.receivedBytes / 1024,
      unit: 'KiB',
      budget: null,
    },
    { name: 'first day: requests', value: first.requests, unit: 'requests', budget: null },
    { name: 'a week of 21 visits: received', value: week.receivedBytes / 1024, unit: 'KiB', budget: null },
    { name: 'a week of 21 visits: sent', value: week.sentBytes / 1024, unit: 'KiB', budget: null },
    { name: 'a week of 21 visits: requests', value: week.requests, unit: 'requests', budget: null },
    { name: 'longest task of the 21 starts, at 4 × throttle', value: longest(starts), unit: 'ms', budget: 50 },
    { name: 'longest task after them, at 4 × throttle', value: longest(acts), unit: 'ms', budget: 50 },
  ];
}

async function firstDay(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await signInPage(page, { portal: 'rockstar', email: ROCCO, password: demoPassword });
  await pageSynced(page);
  await appOnDevice(page);
  await page.close();
}

interface Day {
  readonly market: Market;
  readonly day: number;
  readonly wire: Wire;
  /** Where the long ones are added. */
  readonly tasks: Task[];
}

/** In the morning he looks around, at noon a notice leads him to a post that he asks for, in the evening he writes and looks at his shifts. */
async function oneDay(context: BrowserContext, { market, day, wire, tasks }: Day): Promise<Count> {
  await market.post(POSTS, day);
  await visit({ context, tasks }, '/rockstar', async page => {
    await during(page, 'Find');
    await page.getByRole('link', { name: 'Find', exact: true }).click(press);
    const posts = page.locator('main a[href^="/rockstar/available-shifts/"]');
    await posts.first().waitFor(patience);
    await during(page, 'a post');
    // What is out of view does not stand in the page.
    await posts.nth(day % 4).click(press);
    await page.waitForURL(/available-shifts\/[0-9a-f-]{36}/, patience);
    await page.evaluate(settle);
    await during(page, 'back to Find');
    await page.goBack();
    await posts.first().waitFor(patience);
  });
  const [wanted] = await market.post(POSTS, day);
  await visit({ context, tasks }, `/rockstar/available-shifts/${wanted}`, async page => {
    await during(page, 'a request');
    await page.getByRole('button', { name: 'Apply', exact: true }).click({ ...press, ...patience });
    await page.getByLabel('Add a note (optional)').fill('Happy to come.');
    await page.getByRole('button', { name: 'Send request' }).click(press);
    await page.locator('[data-state]').filter({ hasText: 'Sent' }).first().waitFor(patience);
  });
  await market.post(POSTS, day);
  await market.write(`See you on day ${day + 1}.`);
  await visit({ context, tasks }, '/rockstar', async page => {
    await during(page, 'chats');
    await page.locator('a[href="/rockstar/messages"]').first().click(press);
    await page
      .locator('a[data-chat]')
      .filter({ hasText: VENUE })
      .first()
      .click({ ...press, ...patience });
    const box = page.getByRole('textbox', { name: /^Write a message/ });
    await during(page, 'a message');
    await box.fill('See you there.', patience);
    await box.press('Enter');
    await pageSynced(page);
    await during(page, 'My shifts');
    await page.locator('a[href="/rockstar/shifts"]').first().click(press);
    await page.locator('main a[href^="/rockstar/shifts/"]').first().waitFor(patience);
  });
  return wire.take();
}

/** Opens the app at that address, waits until all is synced, does what is done there and leaves. */
async function visit(
  { context, tasks }: { readonly context: BrowserContext; readonly tasks: Task[] },
  address: string,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  await throttle(page, SLOWER);
  const tasksOfVisit = await traceTasks(page);
  await page.goto(address);
  await page.locator('#root h1').first().waitFor(patience);
  await pageSynced(page);
  await page.evaluate(settle);
  await act(page);
  await pageSynced(page);
  await page.evaluate(settle);
  tasks.push(...(await tasksOfVisit()));
  await page.close();
}

interface Market {
  /** So many posts of the venue's, three weeks and more ahead; their ids. */
  post(count: number, day: number): Promise<readonly string[]>;
  /** A message to Rocco. */
  write(words: string): Promise<void>;
}

async function marketOf(backend: Backend): Promise<Market> {
  const [known] = await backend.db<{ chat: string }>(
    `select private.introduce('venue:' || v.id, u.id), private.open_conversation(v.id, u.id) as chat
     from public.venues v, auth.users u where v.name = $1 and u.email = $2`,
    [VENUE, ROCCO],
  );
  let hour = 0;
  return {
    async post(count, day) {
      hour += 1;
      const posted = await backend.db<{ id: string }>(
        `insert into public.shifts (id, venue_id, role, starts_at, ends_at, starts_local, ends_local, break_min, rate_minor,
           tips, positions, booking_mode, status, published_at, created_by, version)
         select gen_random_uuid(), v.id, 'bartender', at, at + interval '4 hours',
           to_char(at at time zone v.tz, 'YYYY-MM-DD"T"HH24:MI'), to_char((at + interval '4 hours') at time zone v.tz, 'YYYY-MM-DD"T"HH24:MI'),
           0, 1500 + nth, true, 3, 'review', 'published', now(), v.created_by, 2
         from public.venues v, generate_series(1, $2::int) nth,
           lateral (select date_trunc('day', now()) + (20 + 2 * $3::int) * interval '1 day' + ($4::int % 3 * 5 + nth) * interval '1 hour' as at) placed
         where v.name = $1 returning id`,
        [VENUE, count, day, hour],
      );
      return posted.map(({ id }) => id);
    },
    async write(words) {
      await backend.db('alter table public.messages disable trigger fill_message');
      await backend.db(
        `insert into public.messages (id, conversation_id, venue_id, rockstar_id, sender_id, sender_side, content, recorded_at, created_at)
         select gen_random_uuid(), c.id, c.venue_id, c.rockstar_id, v.created_by, 'venue', $2, now(), now()
         from public.conversations c join public.venues v on v.id = c.venue_id where c.id = $1`,
        [known?.chat, words],
      );
      await backend.db('alter table public.messages enable trigger fill_message');
    },
  };
}

const inKiB = (bytes: number): string => (bytes / 1024).toFixed(0);

function sum(a: Count, b: Count): Count {
  return {
    sentBytes: a.sentBytes + b.sentBytes,
    receivedBytes: a.receivedBytes + b.receivedBytes,
    requests: a.requests + b.requests,
  };
}
