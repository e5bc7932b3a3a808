// Where admins are signed in and who asked to be deleted, as support reads it; super admins end a session.
import { expect, it } from 'vitest';
import { command, makeAdmins, newId, one, type Person, people, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, sol, rae, rosa, rocco, vera } = people;

interface Listed {
  readonly all: number;
  readonly rows: readonly object[];
}
const page = (person: Person, most: number) =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ security: Readonly<Record<'sessions' | 'leaving', Listed>> }>(
      'select public.admin_security($1) as security',
      [most],
    );
    return rows[0]?.security;
  });
const security = async (person: Person) => {
  const listed = await page(person, 50);
  return { sessions: listed?.sessions.rows, leaving: listed?.leaving.rows };
};
async function session(of: Person): Promise<string> {
  const id = newId();
  await scene.db.query(
    "insert into auth.sessions (id, user_id, user_agent, created_at, updated_at) values ($1, $2, 'Firefox', now(), now())",
    [id, of.id],
  );
  return id;
}
const end = (by: Person, id: string) => verdict(scene.db, by, command('end_admin_session', { id }));

it('lists the sessions of admins alone, and accounts to be deleted, the nearest first', async () => {
  const ofRae = await session(rae);
  await session(rocco);
  await scene.db.query("update public.profile_private set deletes_at = now() + interval '9 days' where id = $1", [
    rocco.id,
  ]);
  await scene.db.query("update public.profile_private set deletes_at = now() + interval '2 days' where id = $1", [
    rosa.id,
  ]);
  expect(await security(sol)).toMatchObject({
    sessions: [{ id: ofRae, name: rae.name, role: 'read_only', userAgent: 'Firefox', isThis: false }],
    leaving: [{ userId: rosa.id, email: rosa.email }, { userId: rocco.id }],
  });
  expect(await page(sol, 1)).toMatchObject({
    sessions: { all: 1, rows: [{ id: ofRae }] },
    leaving: { all: 2, rows: [{ userId: rosa.id }] },
  });
  for (const person of [rae, vera]) await expect(security(person)).rejects.toThrow('not_allowed');
});

it('ends a session by a super admin, which is written down', async () => {
  const ofSol = await session(sol);
  for (const person of [sol, rae, rocco]) expect(await end(person, ofSol)).toBe('not_allowed');
  expect(await end(ada, ofSol)).toBe('applied');
  expect((await security(ada)).sessions).toEqual([]);
  expect(await one(scene.db, "select actor, row_id from public.audit_log where action = 'end_admin_session'")).toEqual({
    actor: ada.id,
    row_id: sol.id,
  });
  expect(await end(ada, ofSol), 'another admin was faster').toBe('applied');
  expect(await scene.db.query("select from public.audit_log where action = 'end_admin_session'")).toHaveLength(1);
});

it('ends no session of anybody who is no admin', async () => {
  const ofRocco = await session(rocco);
  expect(await end(ada, ofRocco)).toBe('not_found');
  expect(await one(scene.db, 'select count(*)::int as n from auth.sessions where id = $1', [ofRocco])).toEqual({
    n: 1,
  });
});
