// Who acts under load: venues in one city, twenty unless said otherwise, with an owner and a manager each, and rockstars who all look for work there,
// some of them with two devices. One hot shift has a single place, and everybody wants it.
import { v7 as newId, v5 } from 'uuid';
import type { Database } from '#tests/support/postgres.ts';

/** Each venue has an owner and a manager; when everybody has a device, the first rockstars have a second one. */
export interface Size {
  readonly venues: number;
  readonly rockstars: number;
  readonly devices: number;
}

export const CROWD: Size = { venues: 20, rockstars: 140, devices: 200 };
/** Who claims the hot shift at the same moment. */
export const HOT_CLAIMS = 50;

const NAMESPACE = '6f1c3a0e-5a0e-4c8e-9a53-0d9b51f0a7c4';
const idOf = (kind: string, nth: number): string => v5(`${kind} ${nth}`, NAMESPACE);

export interface Crowd {
  readonly rockstars: readonly string[];
  readonly staff: readonly string[];
  readonly venues: readonly string[];
  readonly hotShift: string;
  /** One for each device: some people have two. */
  readonly people: readonly string[];
}

/** `area`: where all of them are. */
export async function gather(
  db: Database,
  { area = 'london', ...size }: Size & { area?: string } = CROWD,
): Promise<Crowd> {
  const ids = (kind: string, count: number) => Array.from({ length: count }, (_, nth) => idOf(kind, nth));
  const [owners, managers, rockstars] = [
    ids('owner', size.venues),
    ids('manager', size.venues),
    ids('rockstar', size.rockstars),
  ];
  await signUp(db, owners, 'venue');
  await signUp(db, [...managers, ...rockstars], 'rockstar');
  await db.query(
    `update public.venues set address = '12 Lantern Row', area = $2, verification_status = 'verified', tz = 'UTC'
     where created_by = any ($1)`,
    [owners, area],
  );
  await db.query("update public.profiles set role = 'venue' where id = any ($1)", [managers]);
  await db.query("update public.profiles set skills = '{bartender,barback,host}' where id = any ($1)", [rockstars]);
  await db.query('update public.profile_private set areas = array[$2] where id = any ($1)', [rockstars, area]);
  for (const [nth, manager] of managers.entries())
    await db.query(
      `insert into public.venue_users (venue_id, user_id, name, email, role)
       select venue_id, $1, 'Manager', 'manager' || $2::int || '@example.com', 'manager' from public.venue_users where user_id = $3`,
      [manager, nth, owners[nth]],
    );
  const staff = [...owners, ...managers];
  const second = rockstars.slice(0, size.devices - staff.length - rockstars.length);
  const venues = await db.query<{ id: string }>('select id from public.venues where created_by = any ($1)', [owners]);
  return {
    rockstars,
    staff,
    venues: venues.map(({ id }) => id),
    hotShift: await hotShift(db, owners),
    people: [...staff, ...rockstars, ...second],
  };
}

async function signUp(db: Database, ids: readonly string[], role: string): Promise<void> {
  await db.query(
    `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
     select id, $2 || nth || '-' || substr(id::text, 1, 8) || '@example.com',
       jsonb_build_object('name', initcap($2) || ' ' || nth, 'role', $2::text, 'venueType', 'new_venue'), now()
     from unnest($1::uuid[]) with ordinality as person(id, nth)`,
    [ids, role],
  );
}

async function hotShift(db: Database, owners: readonly string[]): Promise<string> {
  const id = newId();
  await db.query(
    `insert into public.shifts (id, venue_id, role, starts_at, ends_at, tz, starts_local, ends_local, rate_minor, currency, positions, booking_mode, status, area, published_at)
     select $1, id, 'bartender', at, at + interval '6 hours', tz, to_char(at, 'YYYY-MM-DD"T"HH24:MI'), to_char(at + interval '6 hours', 'YYYY-MM-DD"T"HH24:MI'),
       1500, currency, 1, 'instant', 'published', area, now()
     from public.venues, (select date_trunc('hour', now() at time zone 'UTC') + interval '30 days' as at) wall
     where created_by = any ($2) order by created_at, id limit 1`,
    [id, owners],
  );
  return id;
}
