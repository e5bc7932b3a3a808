// A throw-away venue and its people in any project that has our migrations. All of it hangs on addresses of one run below a
// domain that nobody can have, so that removing it touches nobody else, also after a run that was cut off.
import type { SupabaseClient } from '@supabase/supabase-js';
import bcrypt from 'bcryptjs';
import { v7 as newId, v4 as newPassword } from 'uuid';
import { insertRows, type Sql } from '#supabase/seed/load.ts';
import { insertUsers } from '#supabase/seed/load-people.ts';
import { identityRow, userRow } from '#supabase/seed/people.ts';
import { type Outcome, PROTOCOL, type SentCommand } from '#sync/answer.ts';
import type { Caller, CallWorld } from '#tests/database/call-world.ts';
import { addMember, suspend, verify } from '#tests/database/scene.ts';
import { supabaseClient } from '#tests/support/supabase-client.ts';
import { DOMAIN, leave, type Project } from './leave.ts';

const NAMES = ['vera', 'mina', 'stef', 'rocco', 'rosa', 'sam', 'sid', 'remy', 'rupert'] as const;
const OWNERS: readonly string[] = ['vera', 'rupert'];
const VENUE_SIDE: readonly string[] = ['mina', 'stef'];

/** Sid is suspended, Remy was a manager once, Rupert has a venue elsewhere; Rosa works, and nobody knows Sam. */
export interface Trial extends CallWorld {
  readonly people: Readonly<Record<(typeof NAMES)[number], Caller>>;
  /** The rejection of who has no right to ask is thrown. */
  send(who: Caller | null, sent: SentCommand): Promise<Outcome>;
}

export async function openTrial(project: Project): Promise<Trial> {
  const trial = newId();
  const run = project.run === undefined ? trial : `${trial}.${project.run}`;
  const password = `${newPassword()}-Aa1`;
  const people = Object.fromEntries(
    NAMES.map(name => [name, { id: newId(), name: `Trial of ${name}`, email: `${name}@${run}.${DOMAIN}` }]),
  ) as Trial['people'];
  const area = await quietCity(project, run);
  try {
    await signUp(project, people, password);
    const venueId = await setUp(project, people, area);
    return {
      ...callers(project, password),
      people,
      venueId,
      venueName: 'Trial',
      close: () => leave(project, run),
    };
  } catch (error) {
    await leave(project, run);
    throw error;
  }
}

/** A post is seen by those who look for work in its city, and in this one nobody does; runs side by side rarely ask for the same one. */
async function quietCity({ query }: Project, run: string): Promise<string> {
  const [city] = await query<{ slug: string }>(
    `select slug from public.areas where not exists (select from public.venues where area = slug)
       and not exists (select from public.profile_private where slug = any (areas)) order by md5(slug || $1) limit 1`,
    [run],
  );
  if (city === undefined) throw new Error('Every city has people in it: what is posted here would reach them.');
  return city.slug;
}

async function signUp({ query }: Project, people: Trial['people'], password: string): Promise<void> {
  const sql: Sql = { query: async (text, values) => ({ rows: await query(text, values) }) };
  const encrypted_password = await bcrypt.hash(password, 10);
  const now = new Date().toISOString();
  const users = Object.entries(people).map(([key, person]) => {
    const asked = { name: person.name, role: OWNERS.includes(key) ? 'venue' : 'rockstar' };
    const raw_user_meta_data = { ...asked, venueType: 'new_venue', email_verified: true };
    return {
      ...userRow({ ...person, ...asked }, now),
      encrypted_password,
      raw_user_meta_data,
      email_confirmed_at: now,
    };
  });
  await insertUsers(sql, users);
  const identities = Object.values(people).map(person => ({ ...identityRow(person, now), id: newId() }));
  await insertRows(sql, 'auth.identities', { rows: identities });
}

async function setUp({ query }: Project, people: Trial['people'], area: string): Promise<string> {
  const owned = async ({ id }: Caller) => {
    const [venue] = await query<{ id: string }>('select id from public.venues where created_by = $1', [id]);
    if (venue === undefined) throw new Error('Signing up as an owner made no venue.');
    return venue.id;
  };
  const venueId = await owned(people.vera);
  const venues = [venueId, await owned(people.rupert)];
  await query("update public.venues set name = 'Trial', address = '1 Trial Row', area = $2 where id = any ($1)", [
    venues,
    area,
  ]);
  // The area set another one. In this one wall times are instants.
  await query("update public.venues set tz = 'UTC' where id = any ($1)", [venues]);
  const side = Object.entries(people).filter(([key]) => VENUE_SIDE.includes(key));
  await query("update public.profiles set role = 'venue' where id = any ($1)", [side.map(([, { id }]) => id)]);
  const { rocco, rosa, remy, sid } = people;
  await query('update public.profile_private set areas = array[$2] where id = any ($1)', [
    [rocco, rosa, remy, sid].map(({ id }) => id),
    area,
  ]);
  await verify({ query }, venueId);
  await suspend({ query }, sid);
  for (const [person, role] of [
    [people.mina, 'manager'],
    [people.stef, 'staff'],
    [remy, 'manager'],
  ] as const)
    await addMember({ query }, { venueId, person, role });
  await query('update public.venue_users set revoked_at = now() where user_id = $1', [remy.id]);
  return venueId;
}

function callers(project: Project, password: string): Pick<Trial, 'enter' | 'anonymous' | 'send' | 'db'> {
  const entered = new Map<string, Promise<SupabaseClient>>();
  const anonymous = () => supabaseClient(project);
  const signIn = async (email: string) => {
    const client = anonymous();
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error === null) return client;
    throw new Error(`An account made in this database cannot sign in at this address: ${error.message}`);
  };
  const enter: Trial['enter'] = ({ email }) => {
    const client = entered.get(email) ?? signIn(email);
    entered.set(email, client);
    return client;
  };
  return {
    anonymous,
    enter,
    db: (sql, values) => project.query(sql, values),
    async send(who, sent) {
      const client = who === null ? anonymous() : await enter(who);
      const request = { v: PROTOCOL, device: newId(), cursor: null, commands: [sent], pageSize: 1 };
      const { data, error } = await client.rpc('sync', { request });
      if (error !== null) throw error;
      return data.outcomes[0];
    },
  };
}
