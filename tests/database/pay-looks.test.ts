// Pay of shifts and jobs so high that support looks at it first: who is told, who decides, and what the answer covers.
import { describe, expect, it } from 'vitest';
import {
  act,
  command,
  makeAdmins,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  shiftArgs,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { jobArgs, publishedJob } from './situations/jobs.ts';

const scene = sceneForEach(async ({ db }) => {
  await makeAdmins(db);
  await db.query("update public.venues set tz = 'UTC'");
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
  verdict(
    scene.db,
    person,
    command('admin_decide_pay', { post: 'shift', id, rate_minor: ABSURD, decision: 'approve', ...more }),
  );
const told = async (kind: string) =>
  (await scene.db.query<{ user_id: string }>('select user_id from public.notifications where kind = $1', [kind]))
    .map(({ user_id }) => user_id)
    .sort();
const waiting = (person: Person) =>
  scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ said: { pay: { id: string }[]; payWaiting: number } }>(
      'select public.admin_overview() as said',
    );
    const { pay = [], payWaiting } = rows[0]?.said ?? {};
    expect(payWaiting).toBe(pay.length);
    return pay.map(({ id }) => id);
  });
const lineAt = (minor: number) =>
  scene.db.query("update private.settings set value = $1 where name = 'look_at_pay_above_gbp'", [minor]);
const entries = () =>
  scene.db.query(
    `select actor, row_id, before, after, reason from public.audit_log where action = 'admin_decide_pay' order by id`,
  );

it('is saved, not published, and its managers are told; at usual pay it is published', async () => {
  const id = newId();
  expect(await save(id, ABSURD)).toBe('applied');
  expect(await publish(id)).toBe('pay_looked_at');
  // Whoever types on is told once.
  expect(await save(id, ABSURD + 1, 1)).toBe('applied');
  expect(await told('pay_looked_at')).toEqual([vera.id, mina.id].sort());
  expect(await save(id, 10_000, 2)).toBe('applied');
  expect(await publish(id, 3)).toBe('applied');
  expect(await waiting(sol)).toEqual([]);
});

it('waits in a list of fifty, which says how many there are', async () => {
  for (let nth = 0; nth < 51; nth++) await save(newId(), ABSURD);
  const [overview, attention] = await scene.db.asUser(sol.id, async client => {
    const { rows } = await client.query<{ said: { payWaiting: number; pay: unknown } }>(
      'select public.admin_overview() as said union all select public.admin_attention()',
    );
    return rows.map(({ said }) => said);
  });
  expect(overview).toMatchObject({ payWaiting: 51, pay: { length: 50 } });
  expect(attention).toMatchObject({ pay: 51 });
});

it('is published once support has approved it, up to that pay', async () => {
  const id = newId();
  await save(id, ABSURD);
  expect(await waiting(rae)).toEqual([id]);
  for (const person of [rae, vera, rocco]) expect(await decide(person, id)).toBe('not_allowed');
  for (const person of [vera, rocco]) await expect(waiting(person)).rejects.toThrow('not_allowed');
  expect(await entries()).toEqual([]);
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
  const [before, after] = [{ shift_id: id, rate_minor: ABSURD, currency: 'GBP' }, { decision: 'refuse' }];
  const reason = 'A zero too many?';
  expect(await waiting(sol)).toEqual([]);
  expect(await entries()).toEqual([{ actor: sol.id, row_id: scene.venueId, before, after, reason }]);
});

it('is measured against the line: what it says is usual, and a penny more is not', async () => {
  const [usual, more] = [newId(), newId()];
  expect([await save(usual, 10_000), await save(more, 10_001)]).toEqual(['applied', 'applied']);
  expect([await publish(usual), await publish(more)]).toEqual(['applied', 'pay_looked_at']);
  expect(await waiting(sol)).toEqual([more]);
});

it('does not come in by raising a published post, and the line is a setting', async () => {
  const id = await publishedShift(scene);
  const { venue_id: _, ...terms } = shiftArgs({ id, venue_id: scene.venueId, rate_minor: ABSURD });
  const raise = () => verdict(scene.db, mina, command('edit_shift', { ...terms, version: 2 }));
  expect(await raise()).toBe('pay_needs_draft');
  await lineAt(60_000);
  expect(await raise()).toBe('applied');
  // The line came down later: what stands may stand, and the rest of it may change.
  await lineAt(10_000);
  expect(await verdict(scene.db, mina, command('edit_shift', { ...terms, title: 'Late bar', version: 2 }))).toBe(
    'applied',
  );
});

it('waits no longer once its draft is discarded, and is shown to admins alone', async () => {
  const id = newId();
  await save(id, ABSURD);
  for (const [person, seen] of [
    [rae, 1],
    [vera, 0],
    [rocco, 0],
  ] as const) {
    const shown = await scene.db.asUser(person.id, async client => {
      const { rows } = await client.query<{ n: number; all: number }>(
        'select jsonb_array_length(private.waiting_pay()) as n, private.count_waiting_pay() as all',
      );
      return rows[0];
    });
    expect(shown).toEqual({ n: seen, all: seen });
  }
  await act(scene.db, vera, command('cancel_shift', { id }));
  expect(await waiting(sol)).toEqual([]);
  expect(await decide(sol, id)).toBe('wrong_state');
  expect(await told('pay_approved')).toEqual([]);
});

it('is told to those who manage the venue now', async () => {
  await scene.db.query('update public.venue_users set revoked_at = now() where user_id = $1', [mina.id]);
  const args = shiftArgs({ id: newId(), venue_id: scene.venueId, rate_minor: ABSURD });
  await act(scene.db, vera, command('save_shift', args));
  expect(await told('pay_looked_at')).toEqual([vera.id]);
});

it('waits anew in the currency of the city that the venue moves to', async () => {
  await lineAt(60_000);
  const [shift, job] = [newId(), newId()];
  await save(shift, ABSURD);
  await act(scene.db, mina, command('save_job', jobArgs({ id: job, venue_id: scene.venueId, pay_max_minor: ABSURD })));
  expect(await waiting(sol)).toEqual([]);
  const move = (area: string) => {
    const place = { name: 'The Copper Thistle', address: '3 Quay Street', area };
    return act(scene.db, vera, command('edit_venue', { id: scene.venueId, ...place }));
  };
  await move('new-york');
  expect(await waiting(sol)).toEqual(expect.arrayContaining([shift, job]));
  expect([await decide(sol, shift), await decide(sol, job, { post: 'job' })]).toEqual(['applied', 'applied']);
  await lineAt(10_000);
  // What was approved in dollars is not approved in pounds.
  await move('london');
  expect(await waiting(sol)).toEqual(expect.arrayContaining([shift, job]));
  expect(await publish(shift)).toBe('pay_looked_at');
});

describe('a job', () => {
  const saveJob = (id: string, pay: object) =>
    verdict(scene.db, mina, command('save_job', jobArgs({ id, venue_id: scene.venueId, ...pay })));
  const publishJob = (id: string, version = 1) => verdict(scene.db, mina, command('publish_job', { id, version }));
  const decideJob = (person: Person, id: string, more: object = {}) => decide(person, id, { post: 'job', ...more });

  it.each([
    [
      'for an hour',
      { pay_min_minor: 10_001, pay_max_minor: undefined },
      { pay_min_minor: 10_000, pay_max_minor: undefined },
    ],
    ['by its most', { pay_max_minor: 10_001 }, { pay_max_minor: 10_000 }],
    [
      'for a year of 2,080 hours',
      { pay_period: 'year', pay_max_minor: 20_800_001 },
      { pay_period: 'year', pay_max_minor: 20_800_000 },
    ],
    [
      'for a month, a twelfth of it',
      { pay_period: 'month', pay_max_minor: 1_733_334 },
      { pay_period: 'month', pay_max_minor: 1_733_333 },
    ],
  ])('has the line of a shift, %s', async (_, above, at) => {
    const [absurd, usual] = [newId(), newId()];
    expect([await saveJob(absurd, above), await saveJob(usual, at)]).toEqual(['applied', 'applied']);
    expect([await publishJob(absurd), await publishJob(usual)]).toEqual(['pay_looked_at', 'applied']);
    expect(await told('job_pay_looked_at')).toEqual([vera.id, mina.id].sort());
    expect(await waiting(sol)).toEqual([absurd]);
    expect(await saveJob(absurd, at)).toBe('applied');
    expect(await waiting(sol)).toEqual([]);
    expect(await publishJob(absurd, 2)).toBe('applied');
  });

  it('is published once support has approved it, up to that pay, and what was decided is written down', async () => {
    const id = newId();
    await saveJob(id, { pay_max_minor: ABSURD });
    expect(await waiting(rae)).toEqual([id]);
    for (const person of [rae, vera, rocco]) expect(await decideJob(person, id)).toBe('not_allowed');
    expect(await decide(sol, id)).toBe('not_found');
    expect(await decideJob(sol, id, { rate_minor: ABSURD - 1 })).toBe('wrong_state');
    expect(await decideJob(sol, id, { decision: 'refuse' })).toBe('invalid_arguments');
    expect(await decideJob(sol, id, { decision: 'refuse', reason: 'A zero too many?' })).toBe('applied');
    expect(await decideJob(ada, id)).toBe('wrong_state');
    expect(await publishJob(id)).toBe('pay_looked_at');
    await saveJob(id, { pay_max_minor: ABSURD - 1 });
    expect(await decideJob(sol, id, { rate_minor: ABSURD - 1 })).toBe('applied');
    expect(await publishJob(id, 2)).toBe('applied');
    const both = [vera.id, mina.id].sort();
    expect([await told('job_pay_refused'), await told('job_pay_approved')]).toEqual([both, both]);
    const said =
      "select payload - 'venue' as facts from public.notifications where kind = 'job_pay_refused' and user_id = $1";
    expect(await one(scene.db, said, [mina.id])).toEqual({
      facts: { job_id: id, venue_id: scene.venueId, title: 'Bar lead', role: 'bartender', reason: 'A zero too many?' },
    });
    const entry = (rate_minor: number, decision: string, reason: string | null) => ({
      ...{ actor: sol.id, row_id: scene.venueId, after: { decision }, reason },
      before: { job_id: id, rate_minor, currency: 'GBP' },
    });
    expect(await entries()).toEqual([entry(ABSURD, 'refuse', 'A zero too many?'), entry(ABSURD - 1, 'approve', null)]);
  });

  it('that is posted or paused is not raised above the line, and changed in everything else', async () => {
    const id = await publishedJob(scene);
    const raised = { pay_max_minor: ABSURD };
    expect(await saveJob(id, raised)).toBe('pay_needs_draft');
    expect(await saveJob(id, { pay_period: 'year', pay_max_minor: 50_000_000 })).toBe('pay_needs_draft');
    await act(scene.db, vera, command('pause_job', { id, version: 2 }));
    expect(await saveJob(id, raised)).toBe('pay_needs_draft');
    await lineAt(60_000);
    expect(await saveJob(id, raised)).toBe('applied');
    await lineAt(10_000);
    // The line came down later: what stands may stand, and its other words may change.
    expect(await saveJob(id, { ...raised, title: 'Bar lead, nights' })).toBe('applied');
    expect(await waiting(sol)).toEqual([]);
  });

  it('and a shift of one id are two posts', async () => {
    const id = newId();
    expect([await save(id, ABSURD), await saveJob(id, { pay_max_minor: ABSURD })]).toEqual(['applied', 'applied']);
    expect(await decideJob(sol, id)).toBe('applied');
    expect([await publish(id), await publishJob(id)]).toEqual(['pay_looked_at', 'applied']);
  });
});
