// What an invitation is worth when things have changed since it was made: its inviter was ended, its venue closed, or its
// address was registered by somebody else first.
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#tests/support/postgres.ts';
import {
  addMember,
  command,
  makeAdmins,
  newId,
  type Person,
  people,
  rival,
  signUp,
  suspend,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

let db: Database;
const scene = sceneForEach(async scene => {
  db = scene.db;
  await makeAdmins(db);
});

const VENUE_TOKEN = 'a seat';
const ADMIN_TOKEN = 'rights';
const nia: Person = {
  id: newId(),
  name: 'Nia Invited',
  email: 'nia@rockstars.example',
  role: 'venue',
  about: 'Invited',
};
const hash = (token: string) => createHash('sha256').update(token).digest();

/** `by` offers Nia a seat at Vera's venue. */
async function offerSeat(by: Person): Promise<void> {
  const args = { id: newId(), venue_id: scene.venueId, email: nia.email, role: 'admin' };
  expect(await verdict(db, by, command('invite_member', args))).toBe('applied');
  await db.query('update public.venue_invitations set token_hash = $1 where id = $2', [hash(VENUE_TOKEN), args.id]);
}

async function offerRights(by: Person): Promise<void> {
  const args = { id: newId(), email: nia.email, name: nia.name, role: 'super_admin' };
  expect(await verdict(db, by, command('invite_admin', args))).toBe('applied');
  await db.query('update public.admin_invitations set token_hash = $1 where id = $2', [hash(ADMIN_TOKEN), args.id]);
}

const call = async (person: Person | null, sql: string, values: unknown[]) =>
  (await db.asUser(person?.id ?? null, client => client.query<Record<string, unknown>>(sql, values))).rows[0];

const takeSeat = async () =>
  (await call(nia, "select (public.accept_venue_invitation($1) ->> 'joined')::boolean as taken", [VENUE_TOKEN]))?.taken;
const takeRights = async () =>
  (
    await call(nia, 'select public.handle_admin_invitation_for_existing_user($1, $2) as answer', [
      ADMIN_TOKEN,
      nia.email,
    ])
  )?.answer;

describe('an offered seat', () => {
  beforeEach(async () => {
    await addMember(db, { venueId: scene.venueId, person: rival, role: 'admin' });
    await signUp(db, nia);
    await offerSeat(rival);
  });
  const rivalsSeat = async () =>
    (
      await db.query<{ id: string }>('select id from public.venue_users where user_id = $1 and venue_id = $2', [
        rival.id,
        scene.venueId,
      ])
    )[0]?.id;

  it('is taken while its inviter is an admin of the venue', async () => {
    expect(await takeSeat()).toBe(true);
  });

  it('is for the address it was sent to: whoever else has the link takes nothing', async () => {
    await db.query("update auth.users set email = 'somebody@example.com' where id = $1", [nia.id]);
    expect(await takeSeat()).toBe(false);
    await db.query('update auth.users set email = $2 where id = $1', [nia.id, nia.email]);
    expect(await takeSeat()).toBe(true);
  });

  it('ends with the membership of who offered it, and does not come back with it', async () => {
    expect(await verdict(db, people.vera, command('remove_member', { id: await rivalsSeat() }))).toBe('applied');
    expect(await call(null, 'select * from public.get_venue_invitation($1)', [VENUE_TOKEN])).toBeUndefined();
    await db.query('update public.venue_users set revoked_at = null where user_id = $1', [rival.id]);
    expect(await takeSeat()).toBe(false);
  });

  it('ends when its inviter is made a manager', async () => {
    await verdict(db, people.vera, command('change_member_role', { id: await rivalsSeat(), role: 'manager' }));
    expect(await takeSeat()).toBe(false);
  });

  it('ends when the account of its inviter goes, and when the venue is closed', async () => {
    await db.query("update public.venues set status = 'archived' where id = $1", [scene.otherVenueId]);
    await db.query('delete from auth.users where id = $1', [rival.id]);
    expect(await takeSeat()).toBe(false);
    await db.query('delete from public.venue_invitations');
    await offerSeat(people.vera);
    await db.query("update public.venues set status = 'archived' where id = $1", [scene.venueId]);
    expect(await takeSeat()).toBe(false);
  });

  it('waits while its inviter is suspended, and is a colleague’s once they mail it again', async () => {
    await db.query("update public.profiles set account_status = 'suspended' where id = $1", [rival.id]);
    expect(await takeSeat()).toBe(false);
    const [{ id } = { id: '' }] = await db.query<{ id: string }>('select id from public.venue_invitations');
    expect(await verdict(db, people.vera, command('resend_member_invitation', { id }))).toBe('applied');
    await db.query('update public.venue_invitations set token_hash = $1', [hash(VENUE_TOKEN)]);
    expect(await takeSeat()).toBe(true);
  });

  it('waits while whoever it is for is suspended, who reads why', async () => {
    await suspend(db, nia);
    expect(await call(nia, 'select public.accept_venue_invitation($1) as said', [VENUE_TOKEN])).toEqual({
      said: { joined: false, suspended: true },
    });
    const seats = 'select from public.venue_users where user_id = $1 and venue_id = $2';
    expect(await db.query(seats, [nia.id, scene.venueId])).toEqual([]);
    await db.query("update public.profiles set account_status = 'active' where id = $1", [nia.id]);
    expect(await takeSeat()).toBe(true);
  });

  it('is refused at the sign-up too', async () => {
    await verdict(db, people.vera, command('remove_member', { id: await rivalsSeat() }));
    const joining = { role: 'venue', venueType: 'join_venue', invitationToken: VENUE_TOKEN };
    await expect(signUp(db, { ...nia, id: newId(), email: 'nia2@rockstars.example' }, joining)).rejects.toMatchObject({
      message: 'invitation_invalid',
    });
  });
});

describe('offered rights over the platform', () => {
  beforeEach(async () => {
    await signUp(db, nia);
    await db.query("update public.admin_users set role = 'super_admin' where user_id = $1", [people.sol.id]);
    await offerRights(people.sol);
  });

  it('are taken while their inviter has them', async () => {
    expect(await takeRights()).toEqual({ existing_user: true });
  });

  it.each(['none', 'support'])('end when their inviter’s become %s', async role => {
    expect(await verdict(db, people.ada, command('set_admin_role', { user_id: people.sol.id, role }))).toBe('applied');
    expect(await takeRights()).toEqual({ existing_user: false });
    await verdict(db, people.ada, command('set_admin_role', { user_id: people.sol.id, role: 'super_admin' }));
    expect(await takeRights()).toEqual({ existing_user: false });
  });

  it('wait while whoever they are for is suspended', async () => {
    await suspend(db, nia);
    expect(await takeRights()).toEqual({ existing_user: false, suspended: true });
    await db.query("update public.profiles set account_status = 'active' where id = $1", [nia.id]);
    expect(await takeRights()).toEqual({ existing_user: true });
  });

  it('end with their inviter’s account; an operator’s invitation needs none', async () => {
    await db.query('delete from auth.users where id = $1', [people.sol.id]);
    expect(await takeRights()).toEqual({ existing_user: false });
    await db.query("update public.admin_users set revoked_at = null, role = 'support' where user_id = $1", [
      people.rae.id,
    ]);
    await db.query('alter table public.admin_users disable trigger keep_a_super_admin');
    await db.query("update public.admin_users set revoked_at = now() where role = 'super_admin'");
    const [{ path } = { path: '' }] = await db.query<{ path: string }>(
      'select private.create_first_admin($1, $2) as path',
      [nia.email, nia.name],
    );
    const token = path.split('=')[1];
    expect(
      (await call(nia, 'select public.handle_admin_invitation_for_existing_user($1, $2) as answer', [token, nia.email]))
        ?.answer,
    ).toEqual({ existing_user: true });
  });
});

describe('an address that somebody else registered first', () => {
  /** The stranger's password stands in the account; the invitee presses the mailed confirmation. */
  async function registeredByAStranger(role: 'rockstar' | 'venue', confirmed: 'before' | 'since'): Promise<void> {
    await db.query(
      `insert into auth.users (id, email, raw_user_meta_data, encrypted_password, email_confirmed_at) values ($1, $2, $3, 'theirs', null)`,
      [nia.id, nia.email, JSON.stringify({ name: nia.name, role, venueType: 'new_venue' })],
    );
    await db.query(`update auth.users set email_confirmed_at = now() + $2::interval where id = $1`, [
      nia.id,
      confirmed === 'before' ? '-1 hour' : '1 second',
    ]);
    for (const session of [STRANGERS, HERS])
      await db.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, nia.id]);
  }
  const STRANGERS = newId();
  const HERS = newId();

  /** As Nia's account, in the session named. */
  const inSession = (session: string, sql: string, values: unknown[] = []) =>
    db.asUser(nia.id, async client => {
      await client.query("select set_config('request.jwt.claims', $1, true)", [
        JSON.stringify({ sub: nia.id, role: 'authenticated', session_id: session }),
      ]);
      return (await client.query<Record<string, unknown>>(sql, values)).rows[0];
    });
  const account = async () =>
    (
      await db.query(
        `select encrypted_password as password, recovery_token is not null as recovery,
           (select array_agg(id) from auth.sessions where user_id = person.id) as sessions from auth.users person where id = $1`,
        [nia.id],
      )
    )[0];
  const mails = () =>
    db.query("select subject from private.outgoing_mails where words ->> 'Path' like '/auth/reset-password?%'");
  const seat = (session: string) =>
    inSession(session, "select (public.accept_venue_invitation($1) ->> 'joined')::boolean as taken", [VENUE_TOKEN]);

  it.each(['rockstar', 'venue'] as const)('takes the seat as a %s, and nothing of the stranger’s stays', async role => {
    await offerSeat(people.vera);
    await registeredByAStranger(role, 'since');
    expect(await seat(HERS)).toEqual({ taken: true });
    expect(await account()).toEqual({ password: null, recovery: true, sessions: [HERS] });
    expect(await mails()).toEqual([{ subject: 'Choose a new password' }]);
    expect(await db.query('select role from public.profiles where id = $1', [nia.id])).toEqual([{ role: 'venue' }]);
    const seen = 'select count(*)::int as seats from public.venue_users where venue_id = $1';
    expect((await inSession(HERS, seen, [scene.venueId]))?.seats).toBeGreaterThan(0);
    expect(await inSession(STRANGERS, seen, [scene.venueId])).toEqual({ seats: 0 });
    await expect(
      inSession(STRANGERS, 'select public.act($1)', [JSON.stringify(command('save_settings', {}))]),
    ).rejects.toMatchObject({
      message: 'signed_out',
    });
  });

  it('takes the seat with the password it has, when it was confirmed before anybody invited it', async () => {
    await registeredByAStranger('venue', 'before');
    await offerSeat(people.vera);
    expect(await seat(HERS)).toEqual({ taken: true });
    expect(await account()).toMatchObject({ password: 'theirs' });
    expect(await mails()).toEqual([]);
  });

  it('takes no seat as a rockstar of before, nor as one that somebody has invited', async () => {
    await registeredByAStranger('rockstar', 'before');
    await offerSeat(people.vera);
    expect(await seat(HERS)).toEqual({ taken: false });
    await db.query("update auth.users set email_confirmed_at = now() + interval '1 minute' where id = $1", [nia.id]);
    await db.query('select private.open_conversation($1, $2)', [scene.otherVenueId, nia.id]);
    expect(await seat(HERS)).toEqual({ taken: false });
    expect(await db.query('select role from public.profiles where id = $1', [nia.id])).toEqual([{ role: 'rockstar' }]);
  });

  it.each(['before', 'since'] as const)(
    'gets rights over the platform on a new password only, confirmed %s',
    async confirmed => {
      await registeredByAStranger('venue', confirmed);
      await offerRights(people.ada);
      const redeem = 'select public.handle_admin_invitation_for_existing_user($1, $2) as answer';
      expect(await inSession(HERS, redeem, [ADMIN_TOKEN, nia.email])).toEqual({ answer: { existing_user: true } });
      expect(await account()).toEqual({ password: null, recovery: true, sessions: [HERS] });
      expect(await mails()).toHaveLength(1);
      const access = 'select public.verify_admin_access() as access';
      expect(await inSession(HERS, access)).toEqual({ access: { is_admin: true, role: 'super_admin' } });
      await expect(inSession(STRANGERS, access)).rejects.toThrow('signed_out');
    },
  );
});
