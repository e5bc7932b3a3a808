// Sign-ins, profiles and their private halves.
import { addDays } from './calendar.ts';
import { CAST } from './cast.ts';
import { chanceFrom } from './chance.ts';
import { insertRows, type Row, type Sql } from './load.ts';
import { identityRow, type Member, type Rockstar, rockstarRows, userRow } from './people.ts';

const ADMINS = [CAST.ada, CAST.sol, CAST.rae];

export async function loadPeople(
  sql: Sql,
  of: { rockstars: readonly Rockstar[]; members: readonly Member[]; today: string },
): Promise<void> {
  const { rockstars, today } = of;
  const joined = `${addDays(today, -200)}T09:00:00Z`;
  const owners = [...new Map(of.members.map(member => [member.id, { ...member, role: 'venue' }])).values()];
  const everybody = [...owners, ...rockstars.map(one => ({ ...one, role: 'rockstar' })), ...ADMINS];
  await insertUsers(
    sql,
    everybody.map(person => userRow(person, joined)),
  );
  await insertRows(sql, 'auth.identities', { rows: everybody.map(person => identityRow(person, joined)) });
  const cards = rockstars.map((rockstar, nth) => rockstarRows(rockstar, { nth, chance: chanceFrom(nth), today }));
  await insertRows(sql, 'public.profiles', { rows: cards.map(card => card.profile) });
  await insertRows(sql, 'public.profile_private', { rows: cards.map(card => card.secret) });
  const plain = [...owners, ...ADMINS];
  await insertRows(sql, 'public.profiles', {
    rows: plain.map(({ id, name, role }) => ({
      id,
      name,
      role,
      onboarding_done_at: joined,
      created_at: joined,
      updated_at: joined,
    })),
  });
  await insertRows(sql, 'public.profile_private', {
    rows: plain.map(({ id, email }) => ({ id, email, updated_at: joined })),
  });
  const rights = ['super_admin', 'support', 'read_only'].map((role, nth) => ({ user_id: ADMINS[nth]?.id, role }));
  await insertRows(sql, 'public.admin_users', { rows: rights.map(right => ({ ...right, granted_at: joined })) });
  // Confirmed last: people who have a profile are not welcomed again.
  await sql.query('update auth.users set email_confirmed_at = created_at where email_confirmed_at is null');
}

/** The hosted service's table has a column more, which its sign-in asks for. */
export async function insertUsers(sql: Sql, users: readonly Row[]): Promise<void> {
  const { rows } = await sql.query(
    `select from information_schema.columns where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'`,
  );
  const instance = rows.length > 0 ? { instance_id: '00000000-0000-0000-0000-000000000000' } : {};
  await insertRows(sql, 'auth.users', { rows: users.map(user => ({ ...user, ...instance })) });
}
