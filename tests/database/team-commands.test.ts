// A venue's team and the platform's, in the hands of their admins: who may change whom, who stays, what is mailed, what is
// written down.
import { describe, expect, it } from 'vitest';
import { act, command, makeAdmins, newId, one, type Person, people, rival, suspend, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { adminSituation } from './situations/admins.ts';

const scene = sceneForEach(async scene => {
  await makeAdmins(scene.db);
});

const memberId = async (person: Person) =>
  (await one<{ id: string }>(scene.db, 'select id from public.venue_users where user_id = $1', [person.id])).id;
const invite = (more: object = {}) =>
  command('invite_member', {
    id: newId(),
    venue_id: scene.venueId,
    email: 'New@Example.com ',
    role: 'manager',
    ...more,
  });
const mails = () =>
  scene.db.query<{ recipient: string; path: string }>(
    "select recipient, words ->> 'Path' as path from private.outgoing_mails order by id",
  );
const tokenOf = (path = '') => new URL(path, 'https://encore.example').searchParams.get('token') ?? '';
const offered = (token: string) =>
  scene.db.asUser(null, async client => {
    const { rows } = await client.query('select email, role from public.get_venue_invitation($1)', [token]);
    return rows as { email: string; role: string }[];
  });

describe('the last admin of a venue', () => {
  it('can neither leave nor become something else, until there is another', async () => {
    const vera = await memberId(people.vera);
    const leave = () => verdict(scene.db, people.vera, command('remove_member', { id: vera }));
    const step = (role: string) => verdict(scene.db, people.vera, command('change_member_role', { id: vera, role }));
    expect([await leave(), await step('staff')]).toEqual(['last_admin', 'last_admin']);
    const mina = await memberId(people.mina);
    expect(await verdict(scene.db, people.vera, command('change_member_role', { id: mina, role: 'admin' }))).toBe(
      'applied',
    );
    expect(await leave()).toBe('applied');
    expect(await verdict(scene.db, people.mina, command('remove_member', { id: mina }))).toBe('last_admin');
  });

  it('survives two admins who leave at the same moment', async () => {
    const [vera, mina] = [await memberId(people.vera), await memberId(people.mina)];
    await act(scene.db, people.vera, command('change_member_role', { id: mina, role: 'admin' }));
    const said = await Promise.all([
      verdict(scene.db, people.vera, command('remove_member', { id: vera })),
      verdict(scene.db, people.mina, command('remove_member', { id: mina })),
    ]);
    expect(said.sort()).toEqual(['applied', 'last_admin']);
  });
});

describe('an admin who is suspended', () => {
  const roleOf = async (person: Person, role: string) =>
    command('change_member_role', { id: await memberId(person), role });
  const by = (person: Person, sent: ReturnType<typeof command>) => verdict(scene.db, person, sent);
  const waiting = async () =>
    (await one<{ id: string }>(scene.db, 'select id from public.venue_invitations where used_at is null')).id;

  it('changes no role, removes nobody and invites nobody, and takes back what they offered alone', async () => {
    await act(scene.db, people.vera, await roleOf(people.mina, 'admin'));
    await suspend(scene.db, people.vera);
    expect(await by(people.vera, await roleOf(people.stef, 'admin'))).toBe('account_suspended');
    expect(await by(people.vera, await roleOf(people.mina, 'staff'))).toBe('account_suspended');
    const stef = command('remove_member', { id: await memberId(people.stef) });
    expect(await by(people.vera, stef)).toBe('account_suspended');
    expect(await by(people.vera, invite())).toBe('account_suspended');
    await act(scene.db, people.mina, invite());
    const id = await waiting();
    expect(await by(people.vera, command('revoke_member_invitation', { id }))).toBe('account_suspended');
    // A colleague in good standing does all of it, and they may go.
    expect(await by(people.mina, stef)).toBe('applied');
    expect(await by(people.mina, command('remove_member', stef.args as object)), 'once more').toBe('applied');
    expect(await by(people.vera, command('remove_member', { id: await memberId(people.vera) }))).toBe('applied');
  });

  it('and is alone hands the venue to a member in good standing, and then may go', async () => {
    await suspend(scene.db, people.vera);
    const leave = command('remove_member', { id: await memberId(people.vera) });
    expect(await by(people.vera, leave)).toBe('last_admin');
    await suspend(scene.db, people.stef);
    expect(await by(people.vera, await roleOf(people.stef, 'admin'))).toBe('account_suspended');
    expect(await by(people.vera, await roleOf(people.mina, 'staff'))).toBe('account_suspended');
    expect(await by(people.vera, await roleOf(people.mina, 'admin'))).toBe('applied');
    expect(await by(people.vera, await roleOf(people.mina, 'staff'))).toBe('account_suspended');
    expect(await by(people.vera, command('remove_member', leave.args as object))).toBe('applied');
  });
});

describe('a venue’s invitation', () => {
  it('is mailed to the address with a token of which only the hash is kept', async () => {
    expect(await verdict(scene.db, people.vera, invite())).toBe('applied');
    const [mail] = await mails();
    expect(mail?.recipient).toBe('new@example.com');
    expect(tokenOf(mail?.path)).toMatch(/^[0-9a-f]{64}$/);
    expect(await offered(tokenOf(mail?.path))).toEqual([{ email: 'new@example.com', role: 'manager' }]);
    const kept = await one<{ row: string }>(
      scene.db,
      'select invitation::text as row from public.venue_invitations invitation',
    );
    expect(kept.row).not.toContain(tokenOf(mail?.path));
  });

  it('mailed again or made anew ends the link before', async () => {
    await act(scene.db, people.vera, invite());
    const { id } = await one<{ id: string }>(scene.db, 'select id from public.venue_invitations');
    expect(await verdict(scene.db, people.vera, command('resend_member_invitation', { id }))).toBe('applied');
    await act(scene.db, people.vera, invite({ role: 'staff' }));
    const links = (await mails()).map(({ path }) => tokenOf(path));
    expect(await Promise.all(links.map(offered))).toEqual([[], [], [{ email: 'new@example.com', role: 'staff' }]]);
    expect(await verdict(scene.db, people.vera, command('resend_member_invitation', { id }))).toBe('wrong_state');
    const revoked = () => scene.db.query('select revoked_at from public.venue_invitations where id = $1', [id]);
    const before = await revoked();
    expect(await verdict(scene.db, people.vera, command('revoke_member_invitation', { id }))).toBe('applied');
    expect(await revoked()).toEqual(before);
  });

  it('goes to nobody who is there already, nobody of another venue’s choosing, and not without end', async () => {
    expect(await verdict(scene.db, people.vera, invite({ email: people.mina.email }))).toBe('already_member');
    expect(await verdict(scene.db, people.vera, invite({ venue_id: scene.otherVenueId }))).toBe('not_allowed');
    expect(await verdict(scene.db, people.vera, invite({ email: 'no address' }))).toBe('invalid_arguments');
    const said: string[] = [];
    for (let nth = 0; nth < 32; nth++)
      said.push(await verdict(scene.db, people.vera, invite({ email: `n${nth}@x.example` })));
    expect(said.filter(word => word === 'throttled').length).toBeGreaterThan(0);
  });

  it('is counted when it is refused, too: ninety wrong tries are thirty, and a colleague’s are their own', async () => {
    await act(scene.db, people.vera, command('change_member_role', { id: await memberId(people.mina), role: 'admin' }));
    const wrong = (nth: number) =>
      nth % 2 === 0
        ? invite({ email: people.stef.email })
        : command('resend_member_invitation', { id: newId(), venue_id: scene.venueId });
    const said: string[] = [];
    for (let nth = 0; nth < 90; nth++) said.push(await verdict(scene.db, people.vera, wrong(nth)));
    expect(said.slice(0, 2)).toEqual(['already_member', 'not_allowed']);
    expect(said.filter(word => word !== 'throttled')).toHaveLength(30);
    expect(said.slice(30).every(word => word === 'throttled')).toBe(true);
    expect(await verdict(scene.db, people.vera, invite())).toBe('throttled');
    expect(await verdict(scene.db, people.mina, invite())).toBe('applied');
    await scene.db.query("update private.brakes set since = since - interval '61 minutes'");
    expect(await verdict(scene.db, people.vera, invite())).toBe('applied');
  });

  it('is mailed five times a day by one person, thirty by all, and nobody spends what another has left', async () => {
    const limit = async (person: Person, tries: number) => {
      const said: string[] = [];
      for (let nth = 0; nth < tries; nth++) said.push(await verdict(scene.db, person, invite(ofVenue(person))));
      return said.filter(word => word === 'applied').length;
    };
    const ofVenue = (person: Person) => (person === rival ? { venue_id: scene.otherVenueId } : {});
    expect(await limit(rival, 7)).toBe(5);
    expect(await limit(people.vera, 6)).toBe(5);
    await scene.db.query("update private.brakes set used = 30 where bucket ~ '^mail:[0-9a-f]+$'");
    await act(scene.db, people.vera, command('change_member_role', { id: await memberId(people.mina), role: 'admin' }));
    expect(await limit(people.mina, 1)).toBe(0);
    // The platform's own team does not wait for what venues did.
    const admin = { id: newId(), email: 'new@rockstars.example', name: 'Nia', role: 'support' };
    await scene.db.query(
      "select private.count_use('mail:' || encode(sha256('new@rockstars.example'), 'hex'), 1, interval '1 day') from generate_series(1, 31)",
    );
    expect(await verdict(scene.db, people.ada, command('invite_admin', admin))).toBe('applied');
  });

  it('is taken by a signed-in person of that address, but by no rockstar', async () => {
    const join = (person: Person, token: string) =>
      scene.db.asUser(person.id, async client => {
        const { rows } = await client.query(
          "select (public.accept_venue_invitation($1) ->> 'joined')::boolean as joined",
          [token],
        );
        return (rows[0] as { joined: boolean }).joined;
      });
    await act(scene.db, people.vera, invite({ email: 'rupert@example.com' }));
    await act(scene.db, people.vera, invite({ email: people.rocco.email }));
    const [toRival, toRocco] = (await mails()).map(({ path }) => tokenOf(path));
    expect(await join(people.sam, toRival ?? '')).toBe(false);
    expect(await join(rival, toRival ?? '')).toBe(true);
    expect(await join(rival, toRival ?? '')).toBe(false);
    expect(await join(people.rocco, toRocco ?? '')).toBe(false);
  });
});

describe('the platform’s team', () => {
  it('is invited by super admins, from the admin domain alone, and every change is written down', async () => {
    const asked = (email: string) => command('invite_admin', { id: newId(), email, name: 'Noor', role: 'support' });
    expect(await verdict(scene.db, people.ada, asked('noor@example.com'))).toBe('invalid_arguments');
    expect(await verdict(scene.db, people.ada, asked(people.sol.email))).toBe('already_member');
    expect(await verdict(scene.db, people.sol, asked('noor@rockstars.example'))).toBe('not_allowed');
    expect(await verdict(scene.db, people.ada, asked('noor@rockstars.example'))).toBe('applied');
    const demote = (role: string) => command('set_admin_role', { user_id: people.ada.id, role });
    expect(await verdict(scene.db, people.ada, demote('none'))).toBe('last_super_admin');
    expect(
      await verdict(scene.db, people.ada, command('set_admin_role', { user_id: people.rae.id, role: 'none' })),
    ).toBe('applied');
    const log = await scene.db.query<{ action: string }>(
      'select action from public.audit_log where actor = $1 order by id',
      [people.ada.id],
    );
    expect(log.map(({ action }) => action)).toEqual(['invite_admin', 'admin_rights']);
  });

  it('counts refused invitations, too', async () => {
    const id = (name: string) => command(name, { id: newId() });
    const known = () =>
      command('invite_admin', { id: newId(), email: people.sol.email, name: 'Sol Again', role: 'support' });
    const said: string[] = [];
    for (let nth = 0; nth < 90; nth++)
      said.push(await verdict(scene.db, people.ada, nth % 2 === 0 ? known() : id('resend_admin_invitation')));
    expect(said.slice(0, 2)).toEqual(['already_member', 'not_found']);
    expect(said.filter(word => word !== 'throttled')).toHaveLength(30);
    // What takes something back is not held up by it.
    expect(await verdict(scene.db, people.ada, id('revoke_admin_invitation'))).toBe('not_found');
  });

  it('SP3.7 SP6.5 AT51 the admins’ acts are for their ranks', async () => {
    const acts = Object.entries(await adminSituation(scene));
    const suspending = ['suspend_user', 'reinstate_user'];
    const stopping = ['admin_remove_post', 'admin_pause_venue', 'admin_resume_venue'];
    // Sol has decided: Ada comes too late for what is about a version that was seen.
    const once = ['admin_decide_document', 'admin_decide_pay'];
    const appliedOf = async (person: Person) => {
      const applied: string[] = [];
      for (const [name, say] of acts) {
        const said = await verdict(scene.db, person, say());
        if (said === 'applied') applied.push(name);
        else expect(said).toBe(once.includes(name) && person === people.ada ? 'wrong_state' : 'not_allowed');
      }
      return applied;
    };
    // What any admin has mailed to themselves decides nothing.
    const own = ['set_report_mail'];
    expect(await appliedOf(people.rae)).toEqual(own);
    const deciding = ['admin_decide_document', 'admin_decide_pay', 'admin_set_verification'];
    const noting = ['save_market_note', 'delete_market_note'];
    expect((await appliedOf(people.sol)).sort()).toEqual(
      [...deciding, ...stopping, ...suspending, ...noting, ...own].sort(),
    );
    expect(await appliedOf(people.ada)).toEqual(acts.map(([name]) => name).filter(name => !once.includes(name)));
    const promoted = (user_id: string) => command('set_admin_role', { user_id, role: 'super_admin' });
    // Rae is of support by now, by Ada’s hand.
    for (const person of [people.rae, people.sol])
      expect(await verdict(scene.db, person, promoted(person.id))).toBe('not_allowed');
    expect(await scene.db.query("select user_id from public.admin_users where role = 'super_admin'")).toEqual([
      { user_id: people.ada.id },
    ]);
  });

  it('reads its figures, and nobody else does', async () => {
    const read = (person: Person, name: string) =>
      scene.db.asUser(person.id, async client => (await client.query(`select public.${name}() as answer`)).rows[0]);
    expect(await read(people.rae, 'admin_overview')).toMatchObject({ answer: { venues: 2, unverified: 1 } });
    expect(await read(people.sol, 'admin_audit')).toMatchObject({ answer: { rows: expect.any(Array) } });
    await expect(read(people.rae, 'admin_audit')).rejects.toMatchObject({ message: 'not_allowed' });
    for (const name of ['admin_overview', 'admin_team', 'admin_audit'])
      await expect(read(people.vera, name)).rejects.toMatchObject({ message: 'not_allowed' });
  });

  it('begins with one super admin whom an operator lets in, once', async () => {
    const begin = () => scene.db.query("select private.create_first_admin('first@rockstars.example', 'First')");
    await expect(begin()).rejects.toMatchObject({ message: 'wrong_state' });
    await scene.db.query('alter table public.admin_users disable trigger keep_a_super_admin');
    await scene.db.query('update public.admin_users set revoked_at = now()');
    expect(await begin()).toMatchObject([
      { create_first_admin: expect.stringMatching(/^\/admin\/accept-invitation\?token=[0-9a-f]{64}$/) },
    ]);
  });
});

it('a confirmation is mailed again three times a day for an address, known or not', async () => {
  const left = async (sent: boolean) =>
    scene.db.asUser(null, async client => {
      const { rows } = await client.query('select public.resends_left($1, $2) as said', ['Nobody@Example.com', sent]);
      return (rows[0] as { said: { left: number } }).said.left;
    });
  expect([await left(false), await left(true), await left(true), await left(true), await left(true)]).toEqual([
    3, 2, 1, 0, 0,
  ]);
  await scene.db.query("update private.brakes set since = now() - interval '25 hours'");
  expect(await left(false)).toBe(3);
});
