// Two hundred devices whose people think for half a minute, for five minutes, in a city of a country's market: a million shifts, a million
// messages, a hundred thousand people. What counts is how long a call takes them.
import type { Group } from '#tests/bench/bench.ts';
import { growPosts } from '#tests/bench/city.ts';
import { playLoad } from '#tests/bench/load/play.ts';
import { growMarket, growShifts } from '#tests/bench/market.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const SHIFTS = 1_000_000;
/** In the city of the devices, so that a Rockstar's phone holds a thousand. */
const POSTS_OF_THE_CITY = 3_000;

const pace = {
  seconds: 300,
  thinkMs: [10_000, 50_000],
  everyMs: 2_000,
  moves: 20,
  settledFirst: true,
  // It may choose London, where this market has a hundred thousand open posts: no phone would come to rest in a minute.
  without: ['edit_profile'],
  budgetMs: 50,
} as const;

export const group: Group = {
  name: 'load-market',
  async run(say) {
    const db = await startPostgres();
    try {
      const startedAt = performance.now();
      await growMarket(db, { from: 0, to: 1 });
      await growShifts(db, SHIFTS);
      const area = await growPosts(db, POSTS_OF_THE_CITY);
      say(`  filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
      return await playLoad({ db, area, pace }, say);
    } finally {
      await db.stop();
    }
  },
};
