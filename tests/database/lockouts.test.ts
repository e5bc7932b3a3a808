// Who is locked out by wrong passwords: support sees it, super admins let them in again, at once and on their own form too.
import { beforeEach, expect, it } from 'vitest';
import { command, makeAdmins, one, type Person, people, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, sol, rae, rocco, rosa, vera } = people;
interface Lockouts {
  readonly all: number;
  readonly rows: readonly object[];
}
const page = (person: Person, most: number) =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ answer: Lockouts }>('select public.admin_lockouts($1) as answer', [most]);
    return rows[0]?.answer;
  });
const lockouts = async (person: Person) => (await page(person, 50))?.rows;
const tryAs = async (person: Person, valid: boolean) =>
  (
    await one<{ said: { decision: string } }>(
      scene.db,
      `select private.password_verification_attempt('{"user_id": "${person.id}", "valid": ${valid}}') as said`,
    )
  ).said.decision;
const waitOf = (person: Person, failed: boolean) =>
  one(scene.db, `select (private.wait_of('${person.email}', ${failed}) ->> 'attemptsLeft')::int as left`);
const reset = (by: Person, person = rocco) => verdict(scene.db, by, command('reset_lockout', { user_id: person.id }));

beforeEach(async () => {
  for (let nth = 0; nth < 5; nth++) {
    await tryAs(rocco, false);
    await waitOf(rocco, true);
  }
  await tryAs(rosa, false);
});

it('lists who is locked first, and who tried', async () => {
  expect(await lockouts(sol)).toMatchObject([
    { name: rocco.name, email: rocco.email, lockedUntil: expect.any(String) },
    { name: rosa.name, failures: 1, lockedUntil: null },
  ]);
  expect(await page(sol, 1)).toMatchObject({ all: 2, rows: [{ name: rocco.name }] });
  // A number of rows that makes no sense is one.
  expect(await page(sol, -1)).toMatchObject({ all: 2, rows: [{ name: rocco.name }] });
  for (const person of [rae, vera]) await expect(lockouts(person)).rejects.toThrow('not_allowed');
});

it('is ended by a super admin: the right password opens at once, and the form no longer waits', async () => {
  expect(await tryAs(rocco, true)).toBe('reject');
  expect(await reset(sol)).toBe('not_allowed');
  expect(await reset(ada)).toBe('applied');
  expect(await tryAs(rocco, true)).toBe('continue');
  expect(await waitOf(rocco, false)).toEqual({ left: 5 });
  expect(await scene.db.query("select actor, row_id from public.audit_log where action = 'reset_lockout'")).toEqual([
    { actor: ada.id, row_id: rocco.id },
  ]);
  expect(await lockouts(sol)).toMatchObject([{ name: rosa.name }]);
  expect(await reset(ada), 'whose wish it is too').toBe('applied');
  expect(await scene.db.query("select from public.audit_log where action = 'reset_lockout'")).toHaveLength(1);
});

it('of an admin’s device is written down when its wait is cleared, and nothing else is', async () => {
  const noted = () => scene.db.query("select actor, row_id from public.audit_log where action = 'clear_wait'");
  const asGuest = (sql: string, email: string) =>
    scene.db.asUser(null, async client => {
      await client.query("select set_config('request.headers', $1, true)", ['{"cf-connecting-ip": "192.0.2.1"}']);
      return (await client.query<{ said: unknown }>(`${sql} as said`, [email])).rows[0]?.said;
    });
  const cleared = (email: string) => asGuest('select public.sign_in_wait_cleared($1)', email);
  await cleared(sol.email);
  expect(await noted(), 'nobody waits').toEqual([]);
  for (const email of [sol.email, rocco.email])
    for (let nth = 0; nth < 5; nth++) await asGuest('select public.sign_in_wait($1, true)', email);
  for (const email of [rocco.email, 'nobody@rockstars.example', ` ${sol.email.toUpperCase()}`]) await cleared(email);
  expect(await noted()).toEqual([{ actor: null, row_id: sol.id }]);
  const stands = await asGuest('select public.sign_in_wait($1)', sol.email);
  expect(stands, 'the server goes on counting').toMatchObject({ attemptsLeft: 0 });
  for (let nth = 0; nth < 6; nth++) await cleared(sol.email);
  await expect(cleared(sol.email)).rejects.toThrow('throttled');
});
