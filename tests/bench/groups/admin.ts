// What the admin portal's lists cost among a hundred thousand accounts, on a real PostgreSQL: a page, a search as it is typed,
// and the orders and filters that no index holds.
import { type Figure, type Group, percentile } from '#tests/bench/bench.ts';
import { Caller } from '#tests/bench/caller.ts';
import { growMarket, MARKET, personId } from '#tests/bench/market.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const ADMIN = personId(MARKET.people - 2);
const ROUNDS = 9;

/** Search, role, status, order. */
const QUESTIONS: readonly (readonly [name: string, asked: readonly string[], budget: number])[] = [
  ['the first page of all accounts', ['', 'all', 'all', 'name'], 300],
  ['a search by two letters', ['so', 'all', 'all', 'name'], 150],
  ['a search by a name', ['person 4711', 'all', 'all', 'name'], 150],
  ['a search by an address', ['p90210@', 'all', 'all', 'name'], 150],
  ['the rockstars who are inactive', ['', 'rockstar', 'inactive', 'name'], 300],
  ['all, by when they were last seen', ['', 'all', 'all', 'seen'], 300],
];

export const group: Group = {
  name: 'admin',
  async run(say) {
    const postgres = await startPostgres();
    try {
      say(`  filling to ${MARKET.people.toLocaleString('en-GB')} accounts`);
      await growMarket(postgres, { from: 0, to: 0.01 });
      await postgres.query(`insert into public.admin_users (user_id, role) select ${ADMIN}, 'support'`);
      await postgres.query(
        `insert into private.presence (user_id, heard_at)
         select id, now() - (get_byte(uuid_send(id), 0) || ' days')::interval from public.profiles on conflict do nothing`,
      );
      await postgres.query('vacuum analyze private.presence');
      const caller = await Caller.open(postgres, ADMIN);
      const figures: Figure[] = [];
      for (const [name, asked, budget] of QUESTIONS) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const { ms } = await caller.query('select public.admin_users($1, $2, $3, $4)', [...asked]);
          times.push(ms);
        }
        figures.push({ name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms', budget });
      }
      await caller.close();
      return figures;
    } finally {
      await postgres.stop();
    }
  },
};
