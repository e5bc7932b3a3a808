// The platform's figures in the database: the device's own tables of cases, through the functions that commands go through, and who
// decides them, when, and one after the other.
import { describe, expect, it } from 'vitest';
import {
  CALLING_OFF_CASES,
  FIGURE_CASES,
  LEAVING_CASES,
  STRICTER,
  VERSION_CASES,
  withFigures,
} from '#tests/domain/platform-rules-cases.ts';
import { inDays, nextRules } from '#tests/support/next-rules.ts';
import { unwatched } from './devices.ts';
import {
  act,
  claim,
  command,
  makeAdmins,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  sync,
  verdict,
} from './scene.ts';
import { sceneForAll, sceneForEach } from './scene-for-each.ts';

const { ada, sol, rae, rocco, vera, mina } = people;

describe('two versions', () => {
  const scene = sceneForAll(({ db }) => makeAdmins(db));
  const copyOf = (version: number, changes: string) =>
    `insert into public.platform_rules select (jsonb_populate_record(rules, ${changes} || jsonb_build_object('id', gen_random_uuid(), 'version', ${version}))).*
     from public.platform_rules rules where version = 1`;
  const alone = () => {
    unwatched('versions are deleted between the cases, which nobody can do');
    return scene.db.query('delete from public.platform_rules where version > 1');
  };

  it.each(Object.entries(VERSION_CASES))('%s', async (_, { begins, inForce }) => {
    await alone();
    // Asked once: another would be another if an hour began meanwhile.
    const { at } = await one<{ at: string }>(scene.db, "select date_trunc('hour', now())::text as at");
    const on = (day: number) => `timestamptz '${at}' + interval '1 day' * (${day})`;
    for (const [nth, [day, withdrawn]] of begins.entries()) {
      const from = on(day);
      await scene.db.query(
        copyOf(
          nth + 2,
          `jsonb_build_object('valid_from', ${from}, 'withdrawn_at', ${withdrawn ? `${from} - interval '1 hour'` : 'null'})`,
        ),
      );
    }
    for (const [day, version] of inForce) {
      const found = await one(scene.db, `select (private.rules_at(${on(day)})).version`);
      expect(found, `day ${day}`).toEqual({ version });
    }
  });

  it.each(Object.entries(FIGURE_CASES))('figures of %s', async (_, [more, stand]) => {
    await alone();
    const figures = JSON.stringify(withFigures(more));
    const written = scene.db.query(copyOf(2, `'${figures}'::jsonb`)).then(
      () => true,
      () => false,
    );
    expect(await written).toBe(stand);
  });

  /** A booking that is nowhere written, as the functions read it. */
  const booking = (version: number, ahead: number, more = '') =>
    `jsonb_populate_record(null::public.bookings, jsonb_build_object('rules_version', ${version}, 'status', 'confirmed',
      'starts_at', private.now() + interval '${ahead} hours'${more}))`;

  it.each(Object.entries(LEAVING_CASES))('a Rockstar leaves %s', async (_, { ahead, age, first, stricter }) => {
    await alone();
    await scene.db.query(copyOf(2, `'${JSON.stringify(STRICTER)}'::jsonb`));
    const made = `, 'created_at', private.now() - interval '${age} minutes'`;
    for (const [version, [tier, points, strikes]] of [
      [1, first],
      [2, stricter],
    ] as const) {
      const left = booking(version, ahead, made);
      expect(await one(scene.db, `select private.worker_cancel_tier(${left}, private.now()) as tier`)).toEqual({
        tier,
      });
      const gone = booking(
        version,
        ahead,
        `, 'status', 'cancelled_by_worker', 'cancelled_at', private.now(), 'cancel_tier', '${tier}'`,
      );
      const fault = await one(
        scene.db,
        `select coalesce((fault).points, 0) as points, coalesce((fault).strikes, 0) as strikes from private.fault_of(${gone}) fault`,
      );
      expect(fault).toEqual({ points, strikes });
    }
  });

  it.each(Object.entries(CALLING_OFF_CASES))('a venue takes a place back %s', async (_, { ahead, first, stricter }) => {
    await alone();
    await scene.db.query(copyOf(2, `'${JSON.stringify(STRICTER)}'::jsonb`));
    for (const [version, [tier]] of [
      [1, first],
      [2, stricter],
    ] as const) {
      expect(await one(scene.db, `select private.venue_cancel_tier(${booking(version, ahead)}) as tier`)).toEqual({
        tier,
      });
    }
  });
});

describe('deciding', () => {
  const scene = sceneForEach(({ db }) => makeAdmins(db));
  const save = (person: Person, more: object = {}) =>
    verdict(scene.db, person, command('save_platform_rules', nextRules({ rest_hours: 12, ...more })));
  const withdraw = (person: Person, id: string) =>
    verdict(scene.db, person, command('withdraw_platform_rules', { id }));
  const versionOf = async (id: string) =>
    (
      await one<{ rules_version: number }>(scene.db, 'select rules_version from public.bookings where shift_id = $1', [
        id,
      ])
    ).rules_version;

  it('is a super admin’s alone; the next sync brings it to everybody, who and why to admins', async () => {
    for (const person of [sol, rae, rocco, vera]) expect(await save(person)).toBe('not_allowed');
    const { cursor } = await sync(scene.db, rocco);
    expect(await save(ada, { why: 'The new directive' })).toBe('applied');
    const { rows } = await sync(scene.db, rocco, { cursor });
    expect(rows.platform_rules).toMatchObject([{ version: 2, rest_hours: 12, withdrawn_at: null }]);
    expect(Object.keys(rows.platform_rules?.[0] ?? {})).not.toContain('why');
    const { answer } = await scene.db.asUser(rae.id, async client => {
      const { rows: answers } = await client.query<{ answer: { rules: object[] } }>(
        'select public.admin_platform() as answer',
      );
      return answers[0] ?? expect.fail();
    });
    expect(answer.rules).toMatchObject([
      { version: 2, by: ada.name, why: 'The new directive', before: { rest_hours: 11 }, after: { rest_hours: 12 } },
      { version: 1, by: null },
    ]);
    expect(answer.rules.at(-1), 'the first changed nothing').toHaveProperty('before', {});
    expect(
      await one(scene.db, "select before, after, reason from public.audit_log where action = 'save_platform_rules'"),
    ).toMatchObject({
      ...{ before: { version: 1, rest_hours: 11 }, after: { version: 2, rest_hours: 12 }, reason: 'The new directive' },
    });
  });

  it('leaves every booking its own: made before and after, each is judged by the figures of its day', async () => {
    const [before, after] = [await publishedShift(scene, { inHours: 2 }), await publishedShift(scene, { inHours: 11 })];
    await act(scene.db, rocco, claim(before));
    expect(await save(ada, STRICTER)).toBe('applied');
    await act(scene.db, rocco, claim(after));
    expect([await versionOf(before), await versionOf(after)]).toEqual([1, 2]);
    const owed = async (shift: string) => {
      const { id } = await one<{ id: string }>(scene.db, 'select id from public.bookings where shift_id = $1', [shift]);
      await act(scene.db, mina, command('cancel_booking', { id }));
      return one(
        scene.db,
        'select cancel_tier as tier, round(owed_minor * 1.0 / rate_minor)::int as hours from public.bookings where id = $1',
        [id],
      );
    };
    expect(await owed(before)).toEqual({ tier: 'late', hours: 4 });
    expect(await owed(after)).toEqual({ tier: 'late', hours: 6 });
  });

  it('asks for the rest in force when somebody is booked', async () => {
    const [other, near] = [
      await publishedShift(scene, { inHours: 30, hours: 6 }),
      await publishedShift(scene, { inHours: 47, hours: 6 }),
    ];
    await act(scene.db, rocco, claim(other));
    unwatched('a place is moved to another venue, which nobody can do');
    await scene.db.query('update public.bookings set venue_id = $2 where shift_id = $1', [other, scene.otherVenueId]);
    const tired = () =>
      one(scene.db, 'select private.is_tired($2, shift) as tired from public.shifts shift where id = $1', [
        near,
        rocco.id,
      ]);
    expect(await tired()).toEqual({ tired: false });
    expect(await save(ada)).toBe('applied');
    expect(await tired()).toEqual({ tired: true });
    expect(await verdict(scene.db, rocco, claim(near))).toBe('rest_too_short');
  });

  it('takes effect by itself on its day, and is taken back before, not after', async () => {
    const id = newId();
    expect(await save(ada, { id, valid_from: inDays(3) })).toBe('applied');
    expect(await one(scene.db, 'select private.rules_version() as version')).toEqual({ version: 1 });
    expect(await withdraw(sol, id)).toBe('not_allowed');
    expect(await withdraw(ada, id)).toBe('applied');
    expect(await withdraw(ada, id), 'whose wish it is too').toBe('applied');
    expect(await withdraw(ada, newId())).toBe('not_found');
    const again = newId();
    expect(await save(ada, { id: again, valid_from: inDays(3) })).toBe('applied');
    await scene.db.query('update public.platform_rules set valid_from = private.now() where version = 3');
    expect(await one(scene.db, 'select private.rules_version() as version')).toEqual({ version: 3 });
    expect(await withdraw(ada, again)).toBe('wrong_state');
  });

  it('goes on from what was seen, and never begins before what waits', async () => {
    expect(await save(ada, { valid_from: inDays(9) })).toBe('applied');
    expect(await save(ada, { valid_from: inDays(20) }), 'another was decided meanwhile').toBe('rules_changed');
    expect(await save(ada, { follows: 2, week_hours: 40 }), 'it would be undone').toBe('rules_waiting');
    expect(await save(ada, { follows: 2, week_hours: 40, valid_from: inDays(20) })).toBe('applied');
  });

  it('of two at once one is written', async () => {
    const both = await Promise.all([save(ada), save(ada, { week_hours: 40 })]);
    expect(both.sort()).toEqual(['applied', 'rules_changed']);
  });

  it.each([
    ['the past', { valid_from: inDays(-1) }],
    ['three years ahead', { valid_from: inDays(1000) }],
    ['no reason', { why: ' ' }],
    ['nothing changed', { rest_hours: 11 }],
    ['points below nothing', { notice_points: -5 }],
    ['half an hour of rest', { rest_hours: 11.5 }],
    ['a floor of nothing', { floors: { GB: 0 } }],
    ['a floor that is no sum', { floors: { GB: '12' } }],
    ['a floor of no country', { floors: { Britain: 1271 } }],
    ['no floors', { floors: null }],
  ])('is refused with %s', async (_, wrong) => {
    expect(await save(ada, wrong)).toBe('invalid_arguments');
  });

  it('keeps deleted chats as long as it says', async () => {
    expect(await save(ada, { sealed_days: 180 })).toBe('applied');
    expect(await one(scene.db, "select private.days_kept('sealed')::text as kept")).toEqual({ kept: '180 days' });
    const part = await one<{ finds: string }>(
      scene.db,
      "select finds from private.clock_parts where part = 'clear_sealed_conversations'",
    );
    expect(part.finds).toContain("private.days_kept('sealed')");
  });
});
