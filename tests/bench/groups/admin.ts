// What the admin portal's lists and charts cost among a hundred thousand accounts and a year of a busy city, on a real PostgreSQL:
// a page of each list, a search as it is typed, the orders and filters that no index holds, and the weeks of the marketplace.
import { type Figure, type Group, percentile } from '#tests/bench/bench.ts';
import { Caller } from '#tests/bench/caller.ts';
import { growMarket, MARKET, personId } from '#tests/bench/market.ts';
import { growYear } from '#tests/bench/year.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const ADMIN = personId(MARKET.people - 2);
const ROUNDS = 9;
const PAGE_MS = 300;
const SEARCH_MS = 150;
const CHARTS_MS = 1000;

/** The function with its arguments, in their order. */
const QUESTIONS: readonly (readonly [
  name: string,
  call: string,
  asked: readonly (string | number)[],
  budget: number,
])[] = [
  ['the first page of all accounts', 'admin_users', ['', 'all', 'all', 'name'], PAGE_MS],
  ['accounts, by two letters', 'admin_users', ['so', 'all', 'all', 'name'], SEARCH_MS],
  ['accounts, by a name', 'admin_users', ['person 4711', 'all', 'all', 'name'], SEARCH_MS],
  ['accounts, by an address', 'admin_users', ['p90210@', 'all', 'all', 'name'], SEARCH_MS],
  ['the search of an admin, by a name', 'admin_find', ['person 4711'], SEARCH_MS],
  ['the search of an admin, by two letters', 'admin_find', ['so'], SEARCH_MS],
  ['the rockstars who are inactive', 'admin_users', ['', 'rockstar', 'inactive', 'name'], PAGE_MS],
  ['all accounts, by when they were last seen', 'admin_users', ['', 'all', 'all', 'seen'], PAGE_MS],
  ['rockstars, the lowest reliability first', 'admin_workers', ['', 'all', 'all', 'all', 'reliability'], PAGE_MS],
  ['rockstars, by a name', 'admin_workers', ['person 4711', 'all', 'all', 'all', 'name'], SEARCH_MS],
  ['venues', 'admin_venues', ['', 'all', 'all', 'all', 'name'], PAGE_MS],
  ['venues, by a name', 'admin_venues', ['venue 471', 'all', 'all', 'all', 'name'], SEARCH_MS],
  ['past shifts of a city', 'admin_shifts', ['', 'published', 'past', 'london'], PAGE_MS],
  ['shifts, by a venue', 'admin_shifts', ['venue 470', 'published', 'past', 'all'], SEARCH_MS],
  ['shifts with gaps of twelve weeks', 'admin_shifts', ['', 'kept', 'weeks_12', 'all', 'gaps'], PAGE_MS],
  ['shifts with a no-show of a year', 'admin_shifts', ['', 'counted', 'weeks_52', 'london', 'no_show'], PAGE_MS],
  ['jobs', 'admin_jobs', ['', 'all', 'newest'], PAGE_MS],
  ['jobs, by a title', 'admin_jobs', ['lead 4711', 'all', 'newest'], SEARCH_MS],
  ['disputes to decide', 'admin_disputes', ['waiting'], PAGE_MS],
  ['disputes that are decided', 'admin_disputes', ['decided'], PAGE_MS],
  ['venues to verify', 'admin_verifications', ['waiting'], PAGE_MS],
  ['documents to check', 'admin_documents', ['waiting'], PAGE_MS],
  ['the audit log of a month', 'admin_audit', ['', 'all', 'month'], PAGE_MS],
  ['the audit log, by a name', 'admin_audit', ['person 4711', 'all', 'all'], SEARCH_MS],
  ['health', 'admin_health', [], PAGE_MS],
  ['what waits for an admin', 'admin_attention', [], PAGE_MS],
  ['twelve weeks of all cities', 'admin_market', ['all', 12], CHARTS_MS],
  ['a year of a busy city', 'admin_market', ['london', 52], CHARTS_MS],
];

export const group: Group = {
  name: 'admin',
  async run(say) {
    const postgres = await startPostgres();
    try {
      say(`  filling to ${MARKET.people.toLocaleString('en-GB')} accounts and a year of a city`);
      await growMarket(postgres, { from: 0, to: 0.01 });
      await growYear(postgres);
      await postgres.query(`insert into public.admin_users (user_id, role) select ${ADMIN}, 'support'`);
      await postgres.query(
        `insert into private.presence (user_id, heard_at)
         select id, now() - (get_byte(uuid_send(id), 0) || ' days')::interval from public.profiles on conflict do nothing`,
      );
      await postgres.query('vacuum analyze private.presence');
      const caller = await Caller.open(postgres, ADMIN);
      const figures: Figure[] = [];
      for (const [name, call, asked, budget] of QUESTIONS) {
        const times: number[] = [];
        const places = asked.map((_, nth) => `$${nth + 1}`).join(', ');
        for (let round = 0; round < ROUNDS; round += 1) {
          const { ms } = await caller.query(`select public.${call}(${places})`, [...asked]);
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
