// Two hundred devices that hardly think, for a hundred and fifty seconds, on a database that holds nobody else: as many calls as
// one real PostgreSQL on the loopback answers. What counts is that nothing is lost or done twice.
import type { Group } from '#tests/bench/bench.ts';
import { playLoad } from '#tests/bench/load/play.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const pace = {
  seconds: 150,
  thinkMs: [200, 3_000],
  everyMs: 500,
  moves: 40,
  settledFirst: false,
  budgetMs: null,
} as const;

export const group: Group = {
  name: 'load',
  async run(say) {
    const db = await startPostgres();
    try {
      return await playLoad({ db, area: 'london', pace }, say);
    } finally {
      await db.stop();
    }
  },
};
