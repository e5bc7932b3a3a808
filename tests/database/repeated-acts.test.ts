// What somebody does and takes back again and again: each is a row on the devices of the other side and tells somebody, so it has a measure
// that no honest evening comes near.
import { describe, expect, it } from 'vitest';
import {
  act,
  application,
  claim,
  command,
  makeAdmins,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  shiftArgs,
  sync,
  verdict,
  verify,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { fact, runningShift, workedShift } from './situations/attendance.ts';
import { cover, record } from './situations/invitations.ts';

const scene = sceneForEach();
const { vera, mina, rocco, rosa } = people;

/** So many rows of a table like the one that is there, under ids of their own. */
const likeIt = (table: string, times: number, changed: string) =>
  scene.db.query(
    `insert into public.${table} select (jsonb_populate_record(known, jsonb_build_object('id', gen_random_uuid()) || $1::jsonb)).*
     from public.${table} known, generate_series(1, $2)`,
    [changed, times],
  );
const aDayPasses = (table: string) =>
  scene.db.query(`update public.${table} set created_at = created_at - interval '25 hours'`);
const unread = (kind: string) =>
  scene.db.query('select payload from public.notifications where kind = $1 and read_at is null', [kind]);

describe('somebody who takes back and asks again', () => {
  it('applies for one post twenty times a day, and for others as before', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const id = newId();
    await act(scene.db, rocco, application(shift, { id }));
    await act(scene.db, rocco, command('withdraw_application', { id }));
    await likeIt('applications', 18, '{}');
    expect(await verdict(scene.db, rocco, application(shift)), 'the twentieth').toBe('applied');
    await scene.db.query("update public.applications set status = 'withdrawn'");
    expect(await verdict(scene.db, rocco, application(shift))).toBe('throttled');
    expect(await verdict(scene.db, rosa, application(shift))).toBe('applied');
    const other = await publishedShift(scene, { booking_mode: 'review', inHours: 60 });
    expect(await verdict(scene.db, rocco, application(other))).toBe('applied');
    await aDayPasses('applications');
    expect(await verdict(scene.db, rocco, application(shift))).toBe('applied');
  });

  it('claims and leaves one shift twenty times a day', async () => {
    const shift = await publishedShift(scene);
    const [id, booking_id] = [newId(), newId()];
    await act(scene.db, rocco, claim(shift, { application_id: id, booking_id }));
    await act(scene.db, rocco, command('cancel_booking', { id: booking_id }));
    await likeIt('applications', 19, '{}');
    expect(await verdict(scene.db, rocco, claim(shift))).toBe('throttled');
  });

  it('is invited to one post ten times a day, by hand and by searches for cover', async () => {
    await scene.db.query("update public.profiles set skills = '{bartender}' where role = 'rockstar'");
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const invite = () =>
      command('send_work_invitation', {
        id: newId(),
        venue_id: scene.venueId,
        worker_id: rocco.id,
        shift_id: shift,
      });
    const first = invite();
    await act(scene.db, vera, first);
    await act(scene.db, vera, command('revoke_invitation', { id: (first.args as { id: string }).id }));
    await likeIt('work_invitations', 8, '{}');
    expect(await verdict(scene.db, vera, invite()), 'the tenth').toBe('applied');
    await scene.db.query("update public.work_invitations set status = 'revoked'");
    expect(await verdict(scene.db, vera, invite())).toBe('throttled');
    expect(await verdict(scene.db, vera, cover(shift, { worker_ids: [rocco.id, rosa.id], waves: 1 }))).toBe('applied');
    const waiting = await scene.db.query<{ worker_id: string }>(
      "select worker_id from public.work_invitations where status = 'sent'",
    );
    expect(waiting).toEqual([{ worker_id: rosa.id }]);
  });

  it('posts and calls off three times as many shifts a day as may stand', async () => {
    await verify(scene.db, scene.venueId, 'unverified');
    const shift = await publishedShift(scene);
    await act(scene.db, vera, command('cancel_shift', { id: shift }));
    await likeIt('shifts', 29, '{}');
    const [id, version] = [newId(), 1];
    await act(scene.db, vera, command('save_shift', shiftArgs({ id, venue_id: scene.venueId })));
    expect(await verdict(scene.db, vera, command('publish_shift', { id, version }))).toBe('throttled');
    await scene.db.query("update public.shifts set published_at = published_at - interval '25 hours'");
    expect(await verdict(scene.db, vera, command('publish_shift', { id, version }))).toBe('applied');
  });

  it('writes down forty shifts a day with one venue', async () => {
    await act(scene.db, rocco, application(await publishedShift(scene, { inHours: 300, booking_mode: 'review' })));
    const id = newId();
    expect(await verdict(scene.db, rocco, record(scene, { id }))).toBe('applied');
    await act(scene.db, rocco, command('answer_recorded', { id, answer: 'withdraw' }));
    await likeIt('recorded_shifts', 39, '{}');
    expect(await verdict(scene.db, rocco, record(scene, { id: newId() }))).toBe('throttled');
    await aDayPasses('recorded_shifts');
    expect(await verdict(scene.db, rocco, record(scene, { id: newId() }))).toBe('applied');
  });
});

describe('somebody who says the same again', () => {
  it('states three hundred facts of one booking, whoever carries them', async () => {
    const { booking } = await runningShift(scene, 1, 600);
    await scene.db.query(
      `insert into public.attendance_events (id, booking_id, actor_id, kind, source, verdict, said_at, trusted_at)
       select gen_random_uuid(), id, worker_id, 'break_start', 'rockstar', 'word', now(), now() from public.bookings, generate_series(1, 299) where id = $1`,
      [booking],
    );
    expect(await verdict(scene.db, rocco, fact('check_in', booking)), 'the last').toBe('applied');
    expect(await verdict(scene.db, rocco, fact('check_out', booking))).toBe('throttled');
    expect(await verdict(scene.db, mina, fact('record_attendance', booking, { kind: 'out', reason: 'Left' }))).toBe(
      'throttled',
    );
  });

  it('is one unread notice of a kind and booking; what was read is told anew', async () => {
    const booking = await workedShift(scene, 40, 600);
    const offer = (minutes: number) =>
      act(scene.db, mina, command('counter_timesheet', { booking_id: booking, minutes, reason: 'Left at one' }));
    for (const minutes of [400, 401, 402]) await offer(minutes);
    expect(await unread('hours_offered')).toMatchObject([{ payload: { minutes: 402 } }]);
    await scene.db.query('update public.notifications set read_at = now()');
    await offer(403);
    expect(await unread('hours_offered')).toMatchObject([{ payload: { minutes: 403 } }]);
    const all = await scene.db.query("select from public.notifications where kind = 'hours_offered'");
    expect(all).toHaveLength(2);
  });

  it('is one unread notice of a chat that is deleted over and over', async () => {
    await act(scene.db, rocco, claim(await publishedShift(scene)));
    const start = command('start_conversation', { venue_id: scene.venueId, rockstar_id: rocco.id });
    for (let nth = 0; nth < 3; nth += 1) {
      await act(scene.db, vera, { ...start, id: newId() });
      const { id } = await one<{ id: string }>(scene.db, 'select id from public.conversations');
      await act(scene.db, vera, command('delete_conversation', { id }));
    }
    expect(await unread('conversation_deleted')).toMatchObject([{ payload: { n: 3 } }]);
  });

  it('is decided about in a dispute, however often a side says its words anew', async () => {
    await makeAdmins(scene.db);
    const { booking } = await runningShift(scene, 12, 616);
    await act(scene.db, mina, command('mark_no_show', { id: booking }));
    const event = await one<{ id: string }>(scene.db, 'select id from public.reliability_events');
    await act(scene.db, rocco, command('appeal_points', { id: event.id, reason: 'I stood behind the bar' }));
    const dispute = () => one<{ id: string; version: number }>(scene.db, 'select id, version from public.disputes');
    const { id } = await dispute();
    const answerBy = (person: Person) =>
      verdict(scene.db, person, command('answer_dispute', { id, words: 'And once more' }));
    await scene.db.query('update public.disputes set version = 20, rockstar_at = now()');
    expect(await answerBy(rocco)).toBe('throttled');
    expect(await dispute()).toEqual({ id, version: 20 });
    expect(await answerBy(mina), 'whoever has said nothing yet').toBe('applied');
    await scene.db.query("update public.disputes set rockstar_at = now() - interval '11 minutes'");
    expect(await answerBy(rocco)).toBe('applied');
    const decision = { outcome: 'upheld', reason: 'The door saw nobody', lang: 'en' };
    expect(await verdict(scene.db, people.sol, command('decide_dispute', { ...(await dispute()), ...decision }))).toBe(
      'applied',
    );
  });

  it('is decided about in a dispute of hours too, whichever command brings the words', async () => {
    const booking = await workedShift(scene, 12, 616);
    const disputeBy = (person: Person) =>
      verdict(scene.db, person, command('dispute_timesheet', { booking_id: booking, reason: 'I had one break' }));
    expect(await disputeBy(rocco)).toBe('applied');
    await scene.db.query('update public.disputes set version = 20, rockstar_at = now()');
    expect(await disputeBy(rocco)).toBe('throttled');
    expect(await one(scene.db, 'select version from public.disputes')).toEqual({ version: 20 });
    expect(await disputeBy(mina), 'whoever has said nothing yet').toBe('applied');
  });

  it('has three thousand steps in the app noted a day, and is told nothing of more', async () => {
    const step = () =>
      scene.db.asUser(rocco.id, client => client.query("select public.log_user_activity($1, 'page_view')", [rocco.id]));
    const noted = async () => (await scene.db.query('select from public.user_activity')).length;
    await step();
    await scene.db.query("update private.brakes set used = 2999 where bucket like 'activity:%'");
    for (let nth = 0; nth < 3; nth += 1) await step();
    expect(await noted()).toBe(2);
    await scene.db.query("update private.brakes set since = since - interval '25 hours'");
    await step();
    expect(await noted()).toBe(3);
  });

  it('has a time of a queued command go past every calendar, and nothing fails', async () => {
    const commands = Array.from({ length: 400 }, (_, nth) => ({
      id: newId(),
      ...(nth === 0 ? { name: 'save_settings', v: 1, recordedAt: new Date().toISOString() } : { at: -9e11 }),
      args: { push: true },
    }));
    const { outcomes } = await sync(scene.db, rocco, { commands: commands as never });
    expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['applied']));
  });
});
