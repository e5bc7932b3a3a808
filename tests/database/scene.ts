// The stage of the database tests: a migrated PostgreSQL, the cast signed up, and one call to act as somebody.
// What a test is about it sets up itself, through the same door as the app.
import { v7 as newId } from 'uuid';
import type { Outcome, SentCommand } from '#sync/answer.ts';
import { type Person, people } from '#tests/support/people.ts';
import type { Database } from '#tests/support/postgres.ts';
import { callSync } from './call.ts';
import { type Device, devicesOf, watchDevices } from './devices.ts';

export interface Scene {
  readonly db: Database;
  /** Vera's; Mina manages it, Stef is staff. */
  readonly venueId: string;
  /** Of somebody who has nothing to do with Vera. */
  readonly otherVenueId: string;
}

export const rival: Person = {
  id: '0c1f6e5a-33d8-5f6b-9d0e-7a41f2ab9c10',
  name: 'Rupert Vane',
  email: 'rupert@example.com',
  role: 'venue',
  about: 'Owns a venue elsewhere',
};

export async function signUp(db: Database, person: Person, metadata: object = {}): Promise<void> {
  const asked = { name: person.name, role: person.role, venueType: 'new_venue', ...metadata };
  await db.query(
    'insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values ($1, $2, $3, now())',
    [person.id, person.email, JSON.stringify(asked)],
  );
}

export async function setScene(db: Database): Promise<Scene> {
  const venues = await populate(db);
  watchDevices(db, await sceneDevices(db));
  return { db, ...venues };
}

/** Sam signs up too and does nothing; a rival has a venue of their own. All venues are in London, where the rockstars look for work. */
export async function populate(db: Database): Promise<Omit<Scene, 'db'>> {
  for (const person of [people.vera, people.rocco, people.rosa, people.sam, rival]) await signUp(db, person);
  await db.query("update public.venues set address = '12 Lantern Row', area = 'london'");
  for (const person of [people.mina, people.stef]) await signUp(db, person, { role: 'rockstar' });
  await db.query("update public.profiles set role = 'venue' where id = any ($1)", [[people.mina.id, people.stef.id]]);
  await db.query("update public.profile_private set areas = '{london}' where id = any ($1)", [
    [people.rocco.id, people.rosa.id, people.sam.id],
  ]);
  const venueId = await venueOf(db, people.vera);
  await verify(db, venueId);
  await addMember(db, { venueId, person: people.mina, role: 'manager' });
  await addMember(db, { venueId, person: people.stef, role: 'staff' });
  return { venueId, otherVenueId: await venueOf(db, rival) };
}

export const sceneDevices = (db: Database): Promise<readonly Device[]> =>
  devicesOf(db, [people.vera, people.mina, people.rocco, people.rosa, people.sam]);

export async function addMember(
  db: Pick<Database, 'query'>,
  of: { venueId: string; person: Pick<Person, 'id' | 'name' | 'email'>; role: 'admin' | 'manager' | 'staff' },
): Promise<void> {
  await db.query('insert into public.venue_users (venue_id, user_id, name, email, role) values ($1, $2, $3, $4, $5)', [
    of.venueId,
    of.person.id,
    of.person.name,
    of.person.email,
    of.role,
  ]);
}

/** Ada, Sol and Rae, with the rights that their invitations would have given. */
export async function makeAdmins(db: Database): Promise<void> {
  const roles = { super_admin: people.ada, support: people.sol, read_only: people.rae };
  for (const [role, person] of Object.entries(roles)) {
    await signUp(db, person, { role: 'rockstar' });
    await db.query("update public.profiles set role = 'platform_admin' where id = $1", [person.id]);
    await db.query('insert into public.admin_users (user_id, role) values ($1, $2)', [person.id, role]);
  }
}

export async function suspend(db: Pick<Database, 'query'>, person: Pick<Person, 'id'>): Promise<void> {
  await db.query("update public.profiles set account_status = 'suspended' where id = $1", [person.id]);
}

/** As an admin does; only verified venues let rockstars book at once. */
export async function verify(
  db: Pick<Database, 'query'>,
  venueId: string,
  status: 'verified' | 'unverified' = 'verified',
): Promise<void> {
  await db.query('update public.venues set verification_status = $2 where id = $1', [venueId, status]);
}

async function venueOf(db: Database, owner: Person): Promise<string> {
  const [venue] = await db.query<{ id: string }>('select id from public.venues where created_by = $1', [owner.id]);
  return venue?.id ?? '';
}

/** One sync call as this person. */
export const sync = callSync;

export function command(name: string, args: object, more: Partial<SentCommand> = {}): SentCommand {
  return { id: newId(), name, v: 1, args, recordedAt: new Date().toISOString(), ...more };
}

/** One command as this person; its outcome. */
export async function act(db: Database, person: Person, sent: SentCommand): Promise<Outcome> {
  const { outcomes } = await sync(db, person, { commands: [sent] });
  const outcome = outcomes[0];
  if (outcome === undefined) throw new Error('No outcome');
  return outcome;
}

/** 'applied' or the refusal's code: what most tests want to say. */
export async function verdict(db: Database, person: Person, sent: SentCommand): Promise<string> {
  const outcome = await act(db, person, sent);
  return outcome.state === 'applied' ? 'applied' : outcome.code;
}

export interface Terms {
  readonly id: string;
  readonly venue_id: string;
  /** Hours from now to the start, in whole hours of London's winter. */
  readonly inHours?: number;
  /** Where the hour itself matters; `inHours` says nothing then. */
  readonly at?: number;
  readonly hours?: number;
}

// What hours of shifts are counted from: one moment for a whole file, so that the same hours said twice are the same
// shift; a little ahead, so that nothing is nearer than said while the file runs; not rounded to the hour, or a test near
// a limit would fail for a part of each hour.
const soon = (): number => (Math.ceil(Date.now() / 60_000) + 10) * 60_000;
let present = soon();

/** Before each file (`each-file.ts`): a process runs many, for longer than that little while. */
export function beginPresent(): void {
  present = soon();
}

/** Arguments of save_shift: tomorrow's bar shift unless said otherwise. */
export function shiftArgs({ id, venue_id, inHours = 30, at, hours = 8, ...more }: Terms & Record<string, unknown>) {
  const start = at ?? present + inHours * 3_600_000;
  const wall = (at: number) => new Date(at).toISOString().slice(0, 16);
  return {
    id,
    venue_id,
    role: 'bartender',
    starts_local: wall(start),
    ends_local: wall(start + hours * 3_600_000),
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + hours * 3_600_000).toISOString(),
    break_min: 30,
    rate_minor: 1500,
    tips: true,
    positions: 1,
    booking_mode: 'instant',
    ...more,
  };
}

/** A shift of Vera's that rockstars see, at version 2. The venue's zone is set to UTC so that wall times are instants. */
export async function publishedShift(scene: Scene, more: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  await scene.db.query("update public.venues set tz = 'UTC' where tz <> 'UTC'");
  const { outcomes } = await sync(scene.db, people.vera, {
    commands: [
      command('save_shift', shiftArgs({ id, venue_id: scene.venueId, ...more })),
      command('publish_shift', { id, version: 1 }),
    ],
  });
  if (outcomes.some(outcome => outcome.state !== 'applied'))
    throw new Error(`Not published: ${JSON.stringify(outcomes)}`);
  return id;
}

export function claim(shiftId: string, more: object = {}): SentCommand {
  return command('claim_shift', {
    application_id: newId(),
    booking_id: newId(),
    shift_id: shiftId,
    seen_version: 2,
    ...more,
  });
}

export function application(shiftId: string, more: object = {}): SentCommand {
  return command('submit_application', { id: newId(), shift_id: shiftId, seen_version: 2, ...more });
}

/** A file of a document for each of them, as `add_document_file` keeps it. */
export async function documentFiles(db: Database, of: readonly Person[]): Promise<readonly string[]> {
  const ids = of.map(() => newId());
  await db.query(
    `insert into public.files (id, person_id, kind, name, type, content)
     select id, person, 'document', 'scan.pdf', 'application/pdf', $3 from unnest($1::uuid[], $2::uuid[]) given(id, person)`,
    [ids, of.map(({ id }) => id), Buffer.from('%PDF-1.7 a licence').toString('base64')],
  );
  return ids;
}

/** The only row of a query, or an error. */
export async function one<Row extends object>(db: Database, sql: string, values: unknown[] = []): Promise<Row> {
  const rows = await db.query<Row>(sql, values);
  if (rows.length !== 1 || rows[0] === undefined) throw new Error(`Expected one row, got ${rows.length}: ${sql}`);
  return rows[0];
}

export type { Outcome };
export { newId, type Person, people };
