// An hour of the embedded server under fifty browsers: what `npm start` serves a small team with must not grow. Measured only when it is named:
// `npm run bench -- hour`, `-- hour --minutes=5` for a short one.
import { chromium } from '@playwright/test';
import { type Figure, type Group, percentile } from '#tests/bench/bench.ts';
import { BROWSERS, gather } from '#tests/bench/hour/crowd.ts';
import { type Memory, OwnServer } from '#tests/bench/hour/server.ts';
import { nothingSeen, type Seen, type Visitor } from '#tests/bench/hour/visitor.ts';
import { chromiumArguments, findHeadlessChromium } from '#tests/support/chromium.ts';

const MINUTE_MS = 60_000;
/** The first quarter warms up: code is compiled, caches fill. */
const MOST_GROWTH = 10;

export const group: Group = {
  name: 'hour',
  onlyByName: true,
  async run(say) {
    const server = await OwnServer.start();
    const browser = await chromium.launch({
      executablePath: findHeadlessChromium().path,
      args: [...chromiumArguments],
    });
    try {
      const seen = nothingSeen();
      const visitors = await gather(browser, server, seen);
      return await hour({ server, visitors, seen }, say);
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};

interface Visit {
  readonly server: OwnServer;
  readonly visitors: readonly Visitor[];
  readonly seen: Seen;
}

async function hour({ server, visitors, seen }: Visit, say: (line: string) => void): Promise<readonly Figure[]> {
  const minutes = minutesAsked();
  const until = Date.now() + minutes * MINUTE_MS;
  const folderBefore = await server.folderBytes();
  say(`  ${BROWSERS} browsers for ${minutes} minutes`);
  const [memory] = await Promise.all([
    watchMemory(server, { minutes, seen, say }),
    ...visitors.map(visitor => visitor.live(until)),
  ]);
  const rested = await Promise.all(visitors.map(visitor => visitor.rest()));
  const restless = rested.flatMap(how => (typeof how === 'string' ? [] : how.restless));
  const uncaught = visitors.flatMap(({ person }) => person.complaints());
  const folder = await server.folderBytes();
  for (const line of new Set([
    ...seen.serverErrors,
    ...seen.failedActs,
    ...uncaught,
    ...server.complaints,
    ...restless,
  ]))
    say(`  ${line}`);
  say(`  written: ${[...seen.written].map(([what, times]) => `${what} ${times}`).join(', ')}`);
  const rss = memory.map(one => one.rss);
  return [
    { name: 'browsers', value: BROWSERS, unit: 'rows', budget: null },
    { name: 'acts', value: seen.acts, unit: 'rows', budget: null },
    { name: 'requests', value: seen.requests, unit: 'requests', budget: null },
    {
      name: 'call of sync as the browser sees it, p95',
      value: percentile(seen.syncMs, 0.95),
      unit: 'ms',
      budget: null,
    },
    {
      name: 'memory of the server in the second quarter, median',
      value: quarter(rss, 2) / 1024,
      unit: 'KiB',
      budget: null,
    },
    {
      name: 'memory of the server in the last quarter, median',
      value: quarter(rss, 4) / 1024,
      unit: 'KiB',
      budget: null,
    },
    {
      name: 'growth from the one to the other',
      value: 100 * (quarter(rss, 4) / quarter(rss, 2) - 1),
      unit: '%',
      budget: MOST_GROWTH,
    },
    {
      name: 'slope after the first quarter, an hour',
      value: (slope(rss.slice(rss.length / 4)) * 60) / 1024,
      unit: 'KiB',
      budget: null,
    },
    { name: 'what the data folder grew by', value: (folder - folderBefore) / 1024, unit: 'KiB', budget: null },
    { name: 'answers of 500 and above', value: seen.serverErrors.length, unit: 'requests', budget: 0 },
    { name: 'acts that failed', value: seen.failedActs.length, unit: 'rows', budget: 0 },
    { name: 'errors that a page did not catch', value: uncaught.length, unit: 'rows', budget: 0 },
    { name: 'complaints of the server', value: server.complaints.length, unit: 'rows', budget: 0 },
    {
      name: 'browsers where a refused change is left to read',
      value: rested.filter(how => how === 'refused').length,
      unit: 'rows',
      budget: null,
    },
    {
      name: 'browsers that did not come to «All synced»',
      value: restless.length,
      unit: 'rows',
      budget: 0,
    },
  ];
}

/** Once a minute, from the first to the last. */
async function watchMemory(
  server: OwnServer,
  { minutes, seen, say }: { minutes: number; seen: Seen; say: (line: string) => void },
): Promise<readonly Memory[]> {
  const memory: Memory[] = [];
  const startedAt = Date.now();
  for (let minute = 1; minute <= minutes; minute += 1) {
    await new Promise(resolve => setTimeout(resolve, startedAt + minute * MINUTE_MS - Date.now()));
    const now = await server.memory();
    memory.push(now);
    const [rss, heap, external] = [now.rss, now.heapUsed, now.external].map(bytes => (bytes / 2 ** 20).toFixed(1));
    say(
      `  minute ${minute}: ${rss} MiB (heap ${heap}, external ${external}), ${seen.acts} acts, ${seen.requests} requests, ${seen.failedActs.length} failed`,
    );
  }
  return memory;
}

function minutesAsked(): number {
  const asked = process.argv.find(word => word.startsWith('--minutes='));
  const minutes = Number(asked?.slice('--minutes='.length) ?? 60);
  if (!Number.isInteger(minutes) || minutes < 4) throw new Error('--minutes= wants a number of at least four.');
  return minutes;
}

/** The median of a quarter of the sample, counted from 1. */
function quarter(values: readonly number[], nth: number): number {
  const [from, to] = [nth - 1, nth].map(edge => Math.round((values.length * edge) / 4));
  return percentile(values.slice(from, to), 0.5);
}

/** Of the least-squares line through them, by step. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const along = values.reduce((sum, value, nth) => sum + (nth - middle) * (value - mean), 0);
  return along / values.reduce((sum, _, nth) => sum + (nth - middle) ** 2, 0);
}
