// An account suspended and reinstated by the platform's team: told, logged, decided once, changed as it was shown.
import { describe, expect, it } from 'vitest';
import {
  application,
  claim,
  command,
  makeAdmins,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, sol, rae, rosa } = people;

const readBy = (reader: Person, person: Person) =>
  scene.db.asUser(reader.id, async client => {
    const { rows } = await client.query('select public.admin_user($1) as seen', [person.id]);
    return rows[0]?.seen;
  });

const suspendRosa = (more: object = {}, by = sol) =>
  verdict(scene.db, by, command('suspend_user', { user_id: rosa.id, until: null, reason: 'Three no-shows', ...more }));

const reinstateRosa = (by: Person, more: object = {}) =>
  verdict(scene.db, by, command('reinstate_user', { user_id: rosa.id, reason: 'Two were the bus', ...more }));

describe('a suspension', () => {
  it('stops what is new, keeps what is booked, closes what waits, and says why and until when', async () => {
    const [booked, asked, open] = [
      await publishedShift(scene),
      await publishedShift(scene, { inHours: 60, booking_mode: 'review' }),
      await publishedShift(scene, { inHours: 90, booking_mode: 'review' }),
    ];
    expect(await verdict(scene.db, rosa, claim(booked))).toBe('applied');
    expect(await verdict(scene.db, rosa, application(asked))).toBe('applied');
    const until = new Date(Date.now() + 9 * 86_400_000).toISOString();
    expect(await suspendRosa({ until })).toBe('applied');
    expect(await verdict(scene.db, rosa, application(open))).toBe('account_suspended');
    const seen = await readBy(rae, rosa);
    expect(seen).toMatchObject({ status: 'suspended', suspendedReason: 'Three no-shows', waiting: 0 });
    expect(Date.parse(seen.suspendedUntil)).toBe(Date.parse(until));
    expect(seen.ahead).toHaveLength(1);
    const own = await one<{ suspended_reason: string }>(
      scene.db,
      'select suspended_reason from public.profile_private where id = $1',
      [rosa.id],
    );
    expect(own.suspended_reason).toBe('Three no-shows');
    const told = await scene.db.query('select kind, payload from public.notifications where user_id = $1', [rosa.id]);
    expect(told).toContainEqual({ kind: 'account_suspended', payload: { reason: 'Three no-shows' } });
    const mail = 'select from private.notice_mails join public.notifications on id = notification_id where kind = $1';
    expect(await scene.db.query(mail, ['account_suspended'])).toHaveLength(1);
    // Both are written down, for those who may read the log.
    expect(await reinstateRosa(ada)).toBe('applied');
    expect(await verdict(scene.db, rosa, application(open))).toBe('applied');
    const done = async (reader: Person) =>
      (await readBy(reader, rosa)).history.map(({ what }: { what: string }) => what);
    expect(await done(sol)).toEqual(['reinstate_user', 'suspend_user', 'registered']);
    expect(await done(rae)).toEqual(['registered']);
  });

  it('is decided once, for a person without admin rights, and for a time that is still to come', async () => {
    expect(await suspendRosa({ until: '2026-01-01T00:00:00Z' })).toBe('invalid_arguments');
    expect(await suspendRosa({ reason: ' ' })).toBe('invalid_arguments');
    expect(await suspendRosa({}, rae)).toBe('not_allowed');
    expect(await suspendRosa({ user_id: rae.id }, ada)).toBe('wrong_state');
    expect(await suspendRosa({ user_id: newId() })).toBe('not_found');
    expect(await suspendRosa()).toBe('applied');
    expect(await suspendRosa({}, ada), 'whose wish it is too').toBe('applied');
    expect(await suspendRosa({ until: new Date(Date.now() + 3_600_000).toISOString() }, ada)).toBe('wrong_state');
    expect(await reinstateRosa(sol, { reason: ' ' })).toBe('invalid_arguments');
    expect(await reinstateRosa(sol)).toBe('applied');
    expect(await reinstateRosa(ada)).toBe('applied');
    expect(await reinstateRosa(ada, { user_id: newId() })).toBe('not_found');
    const said = await scene.db.query(
      "select action, reason from public.audit_log where action <> 'admin_rights' order by id",
    );
    expect(said).toEqual([
      { action: 'suspend_user', reason: 'Three no-shows' },
      { action: 'reinstate_user', reason: 'Two were the bus' },
    ]);
  });

  it('another end or reason is told and logged, keeps since when it lasts, and is about what was shown', async () => {
    const [until, later] = [1, 2].map(days => new Date(Date.now() + days * 86_400_000).toISOString());
    const since = () =>
      one<{ at: string }>(scene.db, 'select suspended_at::text as at from public.profile_private where id = $1', [
        rosa.id,
      ]);
    expect(await suspendRosa({ until, seen: null }), 'nothing to change').toBe('wrong_state');
    await suspendRosa({ until });
    const before = await since();
    expect(await suspendRosa({ until: later, seen: until, reason: 'Four no-shows' }, ada)).toBe('applied');
    expect(await suspendRosa({ seen: until, reason: 'Three and a half' })).toBe('wrong_state');
    const seen = await readBy(sol, rosa);
    expect(Date.parse(seen.suspendedUntil)).toBe(Date.parse(later ?? ''));
    expect(seen.suspendedReason).toBe('Four no-shows');
    expect(await since()).toEqual(before);
    expect(await suspendRosa({ seen: seen.suspendedUntil })).toBe('applied');
    expect(await suspendRosa({ seen: null, reason: 'For good' })).toBe('applied');
    const told = 'select payload from public.notifications where user_id = $1 order by id';
    expect((await scene.db.query(told, [rosa.id])).map(({ payload }) => payload)).toContainEqual({
      reason: 'For good',
    });
    const log =
      "select after ->> 'until' is null as open from public.audit_log where action = 'suspend_user' order by id";
    expect((await scene.db.query(log)).map(({ open }) => open)).toEqual([false, false, true, true]);
  });

  it('releases what is booked and has not begun, if the admin chose that: places reopen, venues are told, nobody is marked', async () => {
    const [soon, later] = [await publishedShift(scene), await publishedShift(scene, { inHours: 60 })];
    for (const shift of [soon, later]) expect(await verdict(scene.db, rosa, claim(shift))).toBe('applied');
    await scene.db.query("update public.bookings set status = 'checked_in' where shift_id = $1", [soon]);
    expect(await suspendRosa({ release: true })).toBe('applied');
    const bookings = await scene.db.query(
      'select shift_id, status, cancel_tier, cancel_reason, owed_minor from public.bookings where worker_id = $1 order by starts_at',
      [rosa.id],
    );
    const unmarked = { cancel_tier: null, cancel_reason: null, owed_minor: null };
    expect(bookings).toEqual([
      { shift_id: soon, status: 'checked_in', ...unmarked },
      { shift_id: later, status: 'released', ...unmarked },
    ]);
    const places = await scene.db.query(
      'select confirmed_count as n from public.shifts where id = any ($1) order by starts_at',
      [[soon, later]],
    );
    expect(places).toEqual([{ n: 1 }, { n: 0 }]);
    expect(await scene.db.query('select from public.reliability_events')).toEqual([]);
    const told = await scene.db.query<{ user_id: string; kind: string; n: string | null; must_ack: boolean }>(
      `select user_id, kind, payload ->> 'released' as n, must_ack from public.notifications
       where kind in ('account_suspended', 'platform_released')`,
    );
    expect(new Map(told.map(({ user_id, ...notice }) => [user_id, notice]))).toEqual(
      new Map<string, object>([
        [rosa.id, { kind: 'account_suspended', n: '1', must_ack: true }],
        [people.vera.id, { kind: 'platform_released', n: null, must_ack: true }],
        [people.mina.id, { kind: 'platform_released', n: null, must_ack: true }],
      ]),
    );
    const { released } = await one<{ released: string }>(
      scene.db,
      "select after ->> 'released' as released from public.audit_log where action = 'suspend_user'",
    );
    expect(released).toBe('1');
  });

  it('that another admin ordered without it releases nothing by itself, and can be changed to', async () => {
    expect(await verdict(scene.db, rosa, claim(await publishedShift(scene)))).toBe('applied');
    expect(await suspendRosa()).toBe('applied');
    expect(await suspendRosa({ release: true }, ada)).toBe('wrong_state');
    const status = () => one(scene.db, 'select status from public.bookings where worker_id = $1', [rosa.id]);
    expect(await status()).toEqual({ status: 'confirmed' });
    expect(await suspendRosa({ release: true, seen: null }, ada)).toBe('applied');
    expect(await status()).toEqual({ status: 'released' });
  });

  it('ends by itself on its day', async () => {
    await suspendRosa({ until: new Date(Date.now() + 3_600_000).toISOString() });
    await scene.db.query(
      "update public.profile_private set suspended_until = now() - interval '1 minute' where id = $1",
      [rosa.id],
    );
    await scene.db.query('select private.run_clock()');
    expect(await readBy(rae, rosa)).toMatchObject({ status: 'active', suspendedUntil: null, suspendedReason: null });
  });
});
