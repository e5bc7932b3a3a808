// A write while a whole desktop watches: twenty live queries of the product over a mirror of 20,000 shifts, from the click
// through the saved command to the painted frame. What the product's own screens cost besides is in `list` and `marketplace`.
import { type Group, percentile } from '#tests/bench/bench.ts';
import { throttle } from '#tests/bench/browser.ts';
import { onPage } from '#tests/bench/page.ts';
import type { LiveQueriesPage } from '#tests/bench/pages/live-queries.tsx';
import { vera } from '#tests/bench/people.ts';
import { openShifts } from '#tests/bench/shifts.ts';
import { Phone, password } from '#tests/journeys/phone.ts';

const shifts = 20_000;
const writes = 40;

export const group: Group = {
  name: 'live-queries',
  run: say =>
    onPage('live-queries.tsx', async ({ backend, newPage }) => {
      await (await Phone.join(backend, vera)).putAway();
      await openShifts(backend, { from: 1, to: shifts });
      const { page } = await newPage();
      const person = { email: vera.email, password, publishableKey: backend.publishableKey };
      const opened = await page.evaluate(
        who => (window as unknown as { bench: LiveQueriesPage }).bench.open(who),
        person,
      );
      if (opened.queries !== 20 || opened.rows !== shifts) throw new Error(`Not as wished: ${JSON.stringify(opened)}`);
      const timed = async (times: number): Promise<number[]> => {
        await throttle(page, times);
        const found = await page.evaluate(
          count => (window as unknown as { bench: LiveQueriesPage }).bench.write(count),
          writes,
        );
        say(`  ${times} ×: ${found.map(ms => ms.toFixed(0)).join(' ')}`);
        return found;
      };
      await timed(1);
      const plain = await timed(1);
      const slow = await timed(4);
      return [
        {
          name: 'write to repaint, 20 queries, 20,000 rows, p50',
          value: percentile(plain, 0.5),
          unit: 'ms',
          budget: null,
        },
        {
          name: 'write to repaint, 20 queries, 20,000 rows, p95',
          value: percentile(plain, 0.95),
          unit: 'ms',
          budget: 33,
        },
        { name: 'the same at 4 × throttle, p95', value: percentile(slow, 0.95), unit: 'ms', budget: 100 },
      ];
    }),
};
