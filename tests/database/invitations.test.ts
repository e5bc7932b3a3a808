// Invitations: what a token opens, for whom, how often; the admins' rights and what ends them.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeAdmins, newId, one, type Person, people, signUp } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(async scene => {
  await makeAdmins(scene.db);
});

const hash = (token: string) => createHash('sha256').update(token).digest();
const newcomer: Person = {
  id: 'b7d9a5de-0f0e-4a9b-8d7f-3a8a3f2f7c11',
  name: 'Noor Newcomer',
  email: 'noor@rockstars.example',
  role: 'platform_admin',
  about: 'Invited',
};

async function inviteAdmin(
  token: string,
  email: string,
  more: { expires?: string; role?: string } = {},
): Promise<void> {
  await scene.db.query(
    `insert into public.admin_invitations (id, email, name, role, token_hash, invited_by, sent_at, expires_at)
     values ($1, $2, 'Noor Newcomer', $3, $4, $5, now() - interval '6 days', now() + $6::interval)`,
    [newId(), email, more.role ?? 'support', hash(token), people.ada.id, more.expires ?? '1 day'],
  );
}

async function inviteToVenue(
  token: string,
  email: string,
  more: { expires?: string; role?: string } = {},
): Promise<void> {
  await scene.db.query(
    `insert into public.venue_invitations (id, venue_id, email, role, token_hash, invited_by, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() - interval '6 days', now() + $7::interval)`,
    [newId(), scene.venueId, email, more.role ?? 'staff', hash(token), people.vera.id, more.expires ?? '1 day'],
  );
}

const call = async (person: Person | null, sql: string, values: unknown[]) =>
  (await scene.db.asUser(person?.id ?? null, client => client.query<Record<string, unknown>>(sql, values))).rows;

describe('a venue’s invitation', () => {
  const joining = (token: string, more: object = {}) => ({
    role: 'venue',
    venueType: 'join_venue',
    invitationToken: token,
    ...more,
  });

  it('AT3 gives its own role, whatever the sign-up asks for, and is used up', async () => {
    await inviteToVenue('open sesame', 'new@example.com');
    const person = { ...newcomer, email: 'New@Example.com' };
    await signUp(scene.db, person, joining('open sesame', { venueRole: 'admin', venueId: scene.otherVenueId }));
    expect(
      await scene.db.query('select venue_id, role from public.venue_users where user_id = $1', [person.id]),
    ).toEqual([{ venue_id: scene.venueId, role: 'staff' }]);
    await expect(
      signUp(scene.db, { ...person, id: newId(), email: 'second@example.com' }, joining('open sesame')),
    ).rejects.toMatchObject({ message: 'invitation_invalid' });
  });

  it.each(['other@example.com', 'new+tag@example.com', 'new@example.com.evil'])(
    'AT4 is refused to %s and stays usable',
    async email => {
      await inviteToVenue('open sesame', 'new@example.com');
      await expect(signUp(scene.db, { ...newcomer, email }, joining('open sesame'))).rejects.toMatchObject({
        message: 'invitation_other_address',
      });
      await signUp(scene.db, { ...newcomer, email: 'new@example.com' }, joining('open sesame'));
    },
  );

  it('AT9 expired, revoked and unknown ones are all the same', async () => {
    await inviteToVenue('expired', 'new@example.com', { expires: '-1 minute' });
    await inviteToVenue('revoked', 'newer@example.com');
    await scene.db.query("update public.venue_invitations set revoked_at = now() where email = 'newer@example.com'");
    for (const token of ['expired', 'revoked', 'unknown', ''])
      await expect(signUp(scene.db, { ...newcomer, email: 'new@example.com' }, joining(token))).rejects.toMatchObject({
        message: 'invitation_invalid',
      });
    for (const token of ['expired', 'revoked', 'unknown', ''])
      expect(await call(null, 'select * from public.get_venue_invitation($1)', [token])).toEqual([]);
  });

  it('is shown to whoever holds the token, and to nobody else', async () => {
    await inviteToVenue('open sesame', 'new@example.com', { role: 'manager' });
    expect(await call(null, 'select * from public.get_venue_invitation($1)', ['open sesame'])).toEqual([
      { email: 'new@example.com', role: 'manager', venue_id: scene.venueId, venue_name: people.vera.name },
    ]);
    const listed = 'select email from public.venue_invitations';
    expect(await call(people.vera, listed, [])).toHaveLength(1);
    for (const person of [people.mina, people.stef, people.rocco]) expect(await call(person, listed, [])).toEqual([]);
  });
});

describe('an admin’s invitation', () => {
  const metadata = (token: string) => ({ role: 'platform_admin', invitationToken: token });

  it('makes the person an admin at once: the mailed token is the confirmation', async () => {
    await inviteAdmin('let me in', newcomer.email);
    expect(await call(null, 'select * from public.validate_admin_invitation($1)', ['let me in'])).toEqual([
      { email: newcomer.email, name: 'Noor Newcomer', role: 'support' },
    ]);
    await scene.db.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
      newcomer.id,
      newcomer.email,
      JSON.stringify({ name: newcomer.name, ...metadata('let me in') }),
    ]);
    expect(await call(newcomer, 'select public.verify_admin_access() as access', [])).toEqual([
      { access: { is_admin: true, role: 'support' } },
    ]);
    expect(await call(null, 'select * from public.validate_admin_invitation($1)', ['let me in'])).toEqual([]);
    expect(
      await scene.db.query("select from public.audit_log where action = 'admin_rights' and row_id = $1", [newcomer.id]),
    ).toHaveLength(1);
    await expect(
      signUp(scene.db, { ...newcomer, id: newId(), email: 'other@rockstars.example' }, metadata('let me in')),
    ).rejects.toMatchObject({ message: 'invitation_invalid' });
  });

  it('AT5 is only for the admin domain, exactly', async () => {
    const tricks = [
      'noor@evilrockstars.example',
      'noor@rockstars.example.evil',
      '"noor@rockstars.example"@evil.example',
      'noor@rockstars.example.',
      'noor@rоckstars.example',
      'noor@x@rockstars.example',
    ];
    for (const email of tricks)
      await expect(inviteAdmin(email, email)).rejects.toMatchObject({ message: 'invalid_arguments' });
    await inviteAdmin('good', 'fine.person+tag@rockstars.example');
  });

  it('AT11 of an existing user is redeemed by that user alone', async () => {
    await inviteAdmin('promotion', people.sam.email.replace('example.com', 'rockstars.example'));
    await scene.db.query("update auth.users set email = 'sam@rockstars.example' where id = $1", [people.sam.id]);
    const redeem = (person: Person | null, email: string) =>
      call(person, 'select public.handle_admin_invitation_for_existing_user($1, $2) as answer', ['promotion', email]);
    for (const person of [people.rocco, null])
      expect(await redeem(person, 'sam@rockstars.example')).toEqual([{ answer: { existing_user: false } }]);
    await call(people.rocco, 'select public.mark_invitation_used($1)', ['promotion']);
    // The address that somebody says has to be the one that they have.
    expect(await redeem(people.sam, 'ada@rockstars.example')).toEqual([{ answer: { existing_user: false } }]);
    expect(await redeem(people.sam, 'SAM@rockstars.example')).toEqual([{ answer: { existing_user: true } }]);
    expect(await one(scene.db, 'select role from public.admin_users where user_id = $1', [people.sam.id])).toEqual({
      role: 'support',
    });
    expect(await redeem(people.sam, 'sam@rockstars.example')).toEqual([{ answer: { existing_user: false } }]);
    for (const person of [people.rocco, people.vera])
      expect(await call(person, 'select public.verify_admin_access() as access', [])).toEqual([
        { access: { is_admin: false, role: null } },
      ]);
  });

  it('AT8 fifty at once with one token: one gets in', async () => {
    await inviteAdmin('race', newcomer.email);
    const tries = Array.from({ length: 50 }, (_, nth) =>
      signUp(
        scene.db,
        { ...newcomer, id: newId(), email: nth === 0 ? newcomer.email : newcomer.email.toUpperCase() },
        metadata('race'),
      ).then(
        () => 'in',
        () => 'out',
      ),
    );
    const results = await Promise.all(tries);
    expect(results.filter(result => result === 'in')).toHaveLength(1);
    expect(
      await scene.db.query("select from public.admin_users where role = 'support' and granted_by is not null"),
    ).toHaveLength(1);
  });

  it('AT10 cannot be guessed by trying: ten a minute from one address', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 15 }, (_, nth) =>
        scene.db.asUser(null, async client => {
          await client.query("select set_config('request.headers', $1, true)", ['{"cf-connecting-ip": "192.0.2.1"}']);
          return await client.query('select * from public.validate_admin_invitation($1)', [`guess ${nth}`]);
        }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});

describe('admins', () => {
  it('lose their rights with the domain, and the last super admin keeps theirs', async () => {
    await scene.db.query("update auth.users set email = 'rae@example.com' where id = $1", [people.rae.id]);
    expect(await call(people.rae, 'select public.verify_admin_access() as access', [])).toEqual([
      { access: { is_admin: false, role: null } },
    ]);
    await expect(
      scene.db.query("update public.admin_users set role = 'support' where user_id = $1", [people.ada.id]),
    ).rejects.toMatchObject({ message: 'last_super_admin' });
  });

  it('see the audit log by rank', async () => {
    const log = 'select action from public.audit_log';
    expect(await call(people.ada, log, [])).not.toEqual([]);
    expect(await call(people.sol, log, [])).not.toEqual([]);
    for (const person of [people.rae, people.vera, people.rocco]) expect(await call(person, log, [])).toEqual([]);
  });

  it('AT43 see activity, which notes the caller and nobody else, without query or fragment', async () => {
    const note = 'select public.log_user_activity($1, $2, $3, $4)';
    await call(people.rocco, note, [
      people.vera.id,
      'page_view',
      'Browser',
      JSON.stringify({ page: '/auth/callback?token_hash=secret#x' }),
    ]);
    await call(people.rocco, note, [
      people.rocco.id,
      'page_view',
      'x'.repeat(5000),
      JSON.stringify({ page: 'x'.repeat(1_000_000) }),
    ]);
    // Any name of up to fifty characters is kept, and is text wherever it is shown.
    for (const kind of ['<script> Été', '', 'x'.repeat(51)]) await call(people.rocco, note, [null, kind, null, null]);
    const noted = await call(
      people.rae,
      'select user_id, metadata, length(user_agent) as agent from public.user_activity order by id',
      [],
    );
    expect(noted).toEqual([
      { user_id: people.rocco.id, metadata: { page: '/auth/callback' }, agent: 7 },
      { user_id: people.rocco.id, metadata: {}, agent: 300 },
      { user_id: people.rocco.id, metadata: {}, agent: null },
    ]);
    expect(await call(people.rocco, 'select * from public.user_activity', [])).toEqual([]);
  });
});
