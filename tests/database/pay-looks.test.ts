// Pay so high that support looks at it first: who is told, who decides, and what the answer covers.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';
import {
  command,
  makeAdmins,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  type Scene,
  setScene,
  shiftArgs,
  verdict,
} from './scene.ts';

let postgres: Postgres;
let scene: Scene;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  scene = await setScene(await postgres.copy());
  await makeAdmins(scene.db);
  await scene.db.query("update public.venues set tz = 'UTC'");
});

const { vera, mina, ada, sol, rae, rocco } = people;
const ABSURD = 50_000;

const save = (id: string, rate_minor: number, version?: number) =>
  verdict(
    scene.db,
    mina,
    command('save_shift', { ...shiftArgs({ id, venue_id: scene.venueId, rate_minor }), version }),
  );
const publish = (id: string, version = 1) => verdict(scene.db, mina, command('publish_shift', { id, version }));
const decide = (person: Person, id: string, more: object = {}) =>
  verdict(scene.db, person, command('admin_decide_pay', { id, rate_minor: ABSURD, decision: 'approve', ...more }));
const told = async (kind: string) =>
  (await scene.db.query<{ user_id: string }>('select user_id from public.notifications where kind = $1', [kind]))
    .map(({ user_id }) => user_id)
    .sort();
const waiting = (person: Person) =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ pay: { id: string }[] }>("select public.admin_overview() -> 'pay' as pay");
    return rows[0]?.pay.map(({ id }) => id);
  });

it('is saved, not published, and its managers are told; at usual pay it is published', async () => {
  const id = newId();
  expect(await save(id, ABSURD)).toBe('applied');
  expect(await publish(id)).toBe('pay_looked_at');
  expect(await told('pay_looked_at')).toEqual([vera.id, mina.id].sort());
  expect(await save(id, 10_000, 1)).toBe('applied');
  expect(await publish(id, 2)).toBe('applied');
  expect(await waiting(sol)).toEqual([]);
});

it('is published once support has approved it, up to that pay', async () => {
  const id = newId();
  await save(id, ABSURD);
  expect(await waiting(rae)).toEqual([id]);
  for (const person of [rae, vera, rocco]) expect(await decide(person, id)).toBe('not_allowed');
  expect(await decide(sol, id, { rate_minor: ABSURD - 1 })).toBe('wrong_state');
  expect(await decide(sol, id)).toBe('applied');
  expect(await decide(ada, id)).toBe('wrong_state');
  expect(await told('pay_approved')).toEqual([vera.id, mina.id].sort());
  await save(id, ABSURD + 1, 1);
  expect(await publish(id, 2)).toBe('pay_looked_at');
  expect(await waiting(sol)).toEqual([id]);
  expect(await decide(sol, id, { rate_minor: ABSURD + 1 })).toBe('applied');
  expect(await publish(id, 2)).toBe('applied');
});

it('is refused with a reason that the venue reads, and what was decided is written down', async () => {
  const id = newId();
  await save(id, ABSURD);
  expect(await decide(sol, id, { decision: 'refuse' })).toBe('invalid_arguments');
  expect(await decide(sol, id, { decision: 'refuse', reason: 'A zero too many?' })).toBe('applied');
  const said = await one(
    scene.db,
    "select payload ->> 'reason' as reason from public.notifications where kind = 'pay_refused' and user_id = $1",
    [mina.id],
  );
  expect(said).toEqual({ reason: 'A zero too many?' });
  expect(await publish(id)).toBe('pay_looked_at');
  const log =
    "select actor, after ->> 'decision' as decision, reason from public.audit_log where action = 'admin_decide_pay'";
  expect(await one(scene.db, log)).toEqual({ actor: sol.id, decision: 'refuse', reason: 'A zero too many?' });
});

it('does not come in by raising a published post, and the line is a setting', async () => {
  const id = await publishedShift(scene);
  const { venue_id: _, ...terms } = shiftArgs({ id, venue_id: scene.venueId, rate_minor: ABSURD });
  const raise = () => verdict(scene.db, mina, command('edit_shift', { ...terms, version: 2 }));
  expect(await raise()).toBe('pay_looked_at');
  await scene.db.query("update private.settings set value = '60000' where name = 'look_at_pay_above_gbp'");
  expect(await raise()).toBe('applied');
});
