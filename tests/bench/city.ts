// What strains a pull most, beside the country's market: a group of fifty venues that one person manages, with all whom they
// know, and a city of thirty thousand posts a quarter with somebody who is new in it. Made past the triggers, like the market.
import type { Database } from '#tests/support/postgres.ts';
import { MARKET, pastTriggers, personId, venueId, WORKED } from './market.ts';

/** Venues of the market with these numbers are one group; the first one's owner manages them all. */
export const GROUP = { first: 1_000, venues: 50, people: 12_000 } as const;
export const GROUP_MANAGER = personId(GROUP.first);

/** Sixty-three days back and twenty-eight ahead: a quarter. */
export const CITY = { area: 'birmingham', venues: 200, posts: 30_000 } as const;
export const NEWCOMER = personId(MARKET.people - 1);

const IN_GROUP = `select ${venueId('n')} from generate_series(${GROUP.first}, ${GROUP.first + GROUP.venues - 1}) n`;
const CITY_VENUE = venueId(`(${MARKET.venues} + n % ${CITY.venues})`);

export async function growCity(db: Database): Promise<void> {
  await pastTriggers(db, [groupSql(), citySql(CITY.posts)]);
}

/** The city alone, with so many posts a quarter; answers its name. */
export async function growPosts(db: Database, posts: number): Promise<string> {
  await pastTriggers(db, [citySql(posts)]);
  return CITY.area;
}

/** Everybody who asked one of its venues or writes with it, and others up to the number, spread evenly. */
function groupSql(): string {
  return `
    insert into public.venue_users (id, venue_id, user_id, name, email, role)
      select md5('groupseat' || n)::uuid, ${venueId('n')}, ${GROUP_MANAGER}, 'Group', 'group@example.com', 'manager'
      from generate_series(${GROUP.first + 1}, ${GROUP.first + GROUP.venues - 1}) n;
    insert into private.acquaintances (audience, person_id)
      select distinct 'venue:' || venue_id, worker_id from public.applications where venue_id in (${IN_GROUP}) on conflict do nothing;
    with known as materialized (
      select distinct person_id from private.acquaintances where audience in (select 'venue:' || venue from (${IN_GROUP}) as of_group(venue)))
    insert into private.acquaintances (audience, person_id)
      select 'venue:' || ${venueId(`(${GROUP.first} + n % ${GROUP.venues})`)}, ${personId('n')}
      from generate_series(${MARKET.venues}, ${MARKET.people - 1}) n
      where not exists (select from known where person_id = ${personId('n')})
      order by n limit ${GROUP.people} - (select count(*) from known);`;
}

function citySql(posts: number): string {
  const starts = "date_trunc('hour', now()) + (n % 2184 - 1512) * interval '1 hour'";
  return `
    insert into public.venues (id, name, area, tz, currency, status, verification_status)
      select ${CITY_VENUE}, 'City venue ' || n, '${CITY.area}', 'Europe/London', 'GBP', 'active', 'verified'
      from generate_series(0, ${CITY.venues - 1}) n;
    insert into public.shifts (id, venue_id, area, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status, confirmed_count)
      select md5('city' || n)::uuid, ${CITY_VENUE}, '${CITY.area}', 'bartender', ${starts}, ${starts} + interval '8 hours',
        'UTC', '', '', 1500, 'GBP', 3, 'instant', 'published', ${WORKED(starts)}
      from generate_series(0, ${posts - 1}) n;
    update public.profile_private set areas = '{${CITY.area}}' where id = ${NEWCOMER};`;
}
