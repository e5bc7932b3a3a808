// A month of one phone in some minutes: 10,000 commands over thirty days, each with a spell without network in which a third of the
// day's work is done. What it holds in memory and on its disk must not grow with what was done, and all of it arrives once.
import { type Group, percentile } from '#tests/bench/bench.ts';
import { costOf } from '#tests/bench/moments.ts';
import { onPage } from '#tests/bench/page.ts';
import type { SoakPage } from '#tests/bench/pages/soak.ts';
import { rocco } from '#tests/bench/people.ts';
import { Phone, password } from '#tests/journeys/phone.ts';

const DAYS = 30;
const COMMANDS = 10_000;
/** Until then code is compiled and buffers fill for the first time. */
const SETTLED = 5;

export const group: Group = {
  name: 'soak',
  run: say =>
    onPage('soak.ts', async ({ backend, newPage }) => {
      await (await Phone.join(backend, rocco)).putAway();
      const answered = async () =>
        (await backend.db<{ n: number }>('select count(*)::int as n from private.receipts'))[0]?.n ?? 0;
      const before = await answered();
      const { page, context } = await newPage();
      const run = (verb: keyof SoakPage, given?: unknown) => page.evaluate(call, [verb, given] as const);
      await run('open', { email: rocco.email, password, publishableKey: backend.publishableKey });
      const cost = await costOf(page);
      const heap: number[] = [];
      const stored: number[] = [];
      const perDay = Math.ceil(COMMANDS / DAYS);
      for (let day = 0; day < DAYS; day += 1) {
        await run('work', Math.ceil((2 * perDay) / 3));
        await context.setOffline(true);
        await run('work', Math.floor(perDay / 3));
        await context.setOffline(false);
        await run('idle');
        heap.push(await cost.heldBytes());
        stored.push(Number(await run('storedBytes')));
      }
      say(`  heap by day, MiB: ${heap.map(inMiB).join(' ')}`);
      say(`  disk by day, MiB: ${stored.map(inMiB).join(' ')}`);
      const done = (await answered()) - before;
      // What a month of days did counts as one day's, of which nobody has more than twice as much.
      await backend.db('delete from private.brakes');
      await context.setOffline(true);
      await run('queue', COMMANDS);
      const queued = await cost.heldBytes();
      let most = queued;
      await context.setOffline(false);
      while (Number(await run('pending')) > 0) most = Math.max(most, await cost.heldBytes());
      await context.close();
      return [
        { name: 'commands answered in thirty days', value: done, unit: 'rows', budget: COMMANDS, atLeast: true },
        { name: 'heap: the last five days against the first settled five', value: grown(heap), unit: '%', budget: 10 },
        { name: 'on disk after thirty days', value: (stored.at(-1) ?? 0) / 1024, unit: 'KiB', budget: 20 * 1024 },
        {
          name: '10,000 queued, then sent: heap beyond what it was before',
          value: (most - queued) / 1024,
          unit: 'KiB',
          budget: 16 * 1024,
        },
      ];
    }),
};

function call([verb, given]: readonly [keyof SoakPage, unknown]): Promise<unknown> {
  const { bench } = window as unknown as { bench: Record<string, (given?: unknown) => Promise<unknown>> };
  return bench[verb]?.(given) ?? Promise.resolve();
}

/** Per cent by which the median of the last five is above that of the first five that count. */
function grown(days: readonly number[]): number {
  const from = percentile(days.slice(SETTLED, 2 * SETTLED), 0.5);
  return 100 * (percentile(days.slice(-SETTLED), 0.5) / from - 1);
}

const inMiB = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);
