// The audit log as support reads it: in pages, found by who did it, to whom, why, by act and by time.
import { describe, expect, it } from 'vitest';
import { disputeId, timesheetId } from '#domain/ids.ts';
import { callFunction } from './call.ts';
import {
  claim,
  command,
  documentFiles,
  makeAdmins,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { workedShift } from './situations/attendance.ts';
import { publishedJob } from './situations/jobs.ts';

const scene = sceneForEach(async ({ db }) => {
  await makeAdmins(db);
  // What making them left.
  await db.query('truncate public.audit_log');
});
const { ada, sol, rae, rosa, rocco, vera, mina } = people;
const bookingOf = ({ args }: ReturnType<typeof claim>) => (args as { readonly booking_id: string }).booking_id;

interface Entry {
  readonly id: string;
  readonly key: string;
  readonly action: string;
  readonly actorName: string | null;
  readonly subject: string | null;
  readonly reason: string | null;
}
interface Page {
  readonly rows: readonly Entry[];
  readonly more: boolean;
  readonly total?: number;
  readonly all?: number;
}

const pageFor = (person: Person, args: Record<string, unknown> = {}) =>
  callFunction<Page>(scene.db, person, 'admin_audit', args);
const actsOf = async (args: Record<string, unknown>) => (await pageFor(sol, args)).rows.map(({ action }) => action);
const act = (name: string, args: object, by = sol) => verdict(scene.db, by, command(name, args));

describe('the log', () => {
  it('is found by who did it, about whom, and why', async () => {
    await act('suspend_user', { user_id: rosa.id, until: null, reason: '100% no-shows' });
    await act('admin_pause_venue', { id: scene.venueId, reason: 'Two reports' }, ada);
    expect(await actsOf({})).toEqual(['admin_pause_venue', 'suspend_user']);
    expect(await actsOf({ search: rosa.name.toUpperCase() })).toEqual(['suspend_user']);
    expect(await actsOf({ search: ada.name })).toEqual(['admin_pause_venue']);
    expect(await actsOf({ search: '100%' })).toEqual(['suspend_user']);
    expect(await actsOf({ search: 'o%s' })).toEqual([]);
    expect(await actsOf({ action: 'suspend_user' })).toEqual(['suspend_user']);
    expect((await pageFor(sol, { action: 'reinstate_user' })).total).toBe(0);
  });

  it('names the venue of a shift that was taken down', async () => {
    const shift = await publishedShift(scene);
    await act('admin_remove_post', { post: 'shift', id: shift, reason: 'Not what it says' });
    const [venue] = await scene.db.query<{ name: string }>('select name from public.venues where id = $1', [
      scene.venueId,
    ]);
    expect((await pageFor(sol)).rows[0]).toMatchObject({
      action: 'remove_post',
      subject: venue?.name,
      actorName: sol.name,
    });
    expect(await actsOf({ search: venue?.name })).toEqual(['remove_post']);
  });

  it('is found by the title of a job, the venue it was of, and the address that was invited', async () => {
    const job = await publishedJob(scene);
    await act('admin_remove_post', { post: 'job', id: job, reason: 'Not what it says' });
    await act('invite_admin', { id: newId(), email: 'noor@rockstars.example', name: 'Noor', role: 'support' }, ada);
    await scene.db.query("update public.venues set name = 'Café Zoë' where id = $1", [scene.venueId]);
    expect((await pageFor(sol)).total).toBe(2);
    for (const search of ['BAR le', 'zoe']) expect(await actsOf({ search })).toEqual(['remove_post']);
    expect(await actsOf({ search: 'NOOR@' })).toEqual(['invite_admin']);
    expect(await actsOf({ search: 'noor@', action: 'remove_post' })).toEqual([]);
  });

  it('names what an internal person did by a membership of theirs, once, and nobody else’s acts', async () => {
    const shift = await publishedShift(scene);
    await scene.db.query(
      `insert into public.venue_users (venue_id, user_id, name, email, role) values ($1, $2, $3, $4, 'manager')`,
      [scene.venueId, sol.id, sol.name, sol.email],
    );
    const pack = (kit: string) => ({ shift_id: shift, pack: { kit } });
    await act('edit_shift_pack', pack('Black shoes'), vera);
    await act('edit_shift_pack', { shift_id: newId(), pack: {} });
    await act('save_settings', { language: 'fr' });
    await act('admin_pause_venue', { id: scene.venueId, reason: 'Two reports' });
    expect(await actsOf({})).toEqual(['admin_pause_venue']);
    expect(await act('edit_shift_pack', pack('Corkscrew'))).toBe('applied');
    const [venue] = await scene.db.query<{ name: string }>('select name from public.venues where id = $1', [
      scene.venueId,
    ]);
    expect((await pageFor(sol)).rows[0]).toMatchObject({
      action: 'acted_in_portal',
      subject: venue?.name,
      actorName: sol.name,
    });
    const [entry] = await scene.db.query("select after from public.audit_log where action = 'acted_in_portal'");
    expect(entry).toEqual({ after: { command: 'edit_shift_pack' } });
  });

  it('names both sides of a dispute and what was decided, and is found by either', async () => {
    const booking = await workedShift(scene, 40, 600);
    await act('dispute_timesheet', { booking_id: booking, reason: 'I was there' }, rocco);
    const id = disputeId({ kind: 'hours', subjectId: timesheetId(booking) });
    await act('assign_dispute', { id, to: sol.id }, ada);
    const [dispute] = await scene.db.query<{ version: number }>('select version from public.disputes where id = $1', [
      id,
    ]);
    const decision = { id, ...dispute, outcome: 'hours', minutes: 450, lang: 'en', reason: 'By code' };
    expect(await act('decide_dispute', decision)).toBe('applied');
    const [venue] = await scene.db.query<{ name: string }>('select name from public.venues where id = $1', [
      scene.venueId,
    ]);
    const subject = `${rocco.name}, ${venue?.name}`;
    expect((await pageFor(sol, { kind: 'admin' })).rows).toMatchObject([
      { action: 'decide_dispute', subject, actorName: sol.name, after: 'minutes:450', reason: 'By code' },
      { action: 'assign_dispute', subject, actorName: ada.name, before: null, after: `name:${sol.name}` },
    ]);
    for (const search of [rocco.name, venue?.name]) expect(await actsOf({ search, kind: 'admin' })).toHaveLength(2);
  });

  it('says of a document which way it was decided, and of an invitation that it was mailed again', async () => {
    const [file = ''] = await documentFiles(scene.db, [rocco]);
    await act('save_document', { id: newId(), type: 'personal_licence', file_id: file }, rocco);
    const [document] = await scene.db.query<{ id: string; version: number }>(
      'select id, version from public.profile_documents',
    );
    await act('admin_decide_document', { ...document, decision: 'rejected', reason: 'Cut off' });
    const id = newId();
    await act('invite_admin', { id, email: 'noor@rockstars.example', name: 'Noor', role: 'support' }, ada);
    expect(await act('resend_admin_invitation', { id }, ada)).toBe('applied');
    expect((await pageFor(sol)).rows).toMatchObject([
      { action: 'resend_admin_invitation', actorName: ada.name, subject: 'noor@rockstars.example', after: 'support' },
      { action: 'invite_admin' },
      { action: 'admin_decide_document', subject: rocco.name, before: 'waiting', after: 'rejected' },
    ]);
  });

  it('goes page behind page, entries of one moment too, and is cut by time', async () => {
    await scene.db.query(
      `insert into public.audit_log (at, actor, action, table_name, row_id)
       select now() - case when nth < 3 then interval '2 days' else interval '1 hour' end, $1, 'act_' || nth, 'profiles', $2 from generate_series(1, 5) nth`,
      [sol.id, rosa.id],
    );
    const first = await pageFor(sol, { most: 2 });
    const last = first.rows.at(-1);
    const second = await pageFor(sol, { most: 2, after_key: last?.key, after_id: last?.id });
    expect([first, second].map(({ rows }) => rows.map(({ action }) => action))).toEqual([
      ['act_5', 'act_4'],
      ['act_3', 'act_2'],
    ]);
    expect([first.total, first.all, second.more]).toEqual([5, 5, true]);
    expect(await actsOf({ since: 'day' })).toEqual(['act_5', 'act_4', 'act_3']);
    expect(await actsOf({ since: 'week' })).toHaveLength(5);
  });

  it('is cut between two moments, of which the first is within', async () => {
    await scene.db.query(
      `insert into public.audit_log (at, actor, action, table_name, row_id)
       select '2026-10-31T22:00:00Z'::timestamptz + nth * interval '1 hour', $1, 'act_' || nth, 'profiles', $2 from generate_series(0, 4) nth`,
      [sol.id, rosa.id],
    );
    const [from, until] = ['2026-10-31T23:00:00.000Z', '2026-11-01T02:00:00.000Z'];
    expect(await actsOf({ from, until })).toEqual(['act_3', 'act_2', 'act_1']);
    expect(await actsOf({ from })).toEqual(['act_4', 'act_3', 'act_2', 'act_1']);
    expect(await actsOf({ until, since: 'all' })).toEqual(['act_3', 'act_2', 'act_1', 'act_0']);
    expect((await pageFor(sol, { from, until, most: 2 })).total).toBe(3);
    expect(await actsOf({ from: '', until: '' })).toHaveLength(5);
  });

  it.each([
    { since: 'ever' },
    { after_key: 'soon', after_id: newId() },
    { from: 'yesterday' },
    { until: '2026-02-31T00:00:00Z' },
  ])('refuses %o', async args => {
    await expect(pageFor(sol, args)).rejects.toThrow('invalid_arguments');
  });

  it.each([rae, vera, rocco])('is closed to $name', async person => {
    await expect(pageFor(person)).rejects.toThrow('not_allowed');
  });
});

describe('what concerns others', () => {
  const kinds = (kind: string) => actsOf({ kind });
  const venueName = async () =>
    (await scene.db.query<{ name: string }>('select name from public.venues where id = $1', [scene.venueId]))[0]?.name;

  it('is written down of venues and Rockstars, by whom and about whom, without their words', async () => {
    const [first, second] = [
      await publishedShift(scene, { inHours: 30 }),
      await publishedShift(scene, { inHours: 60 }),
    ];
    const [left, taken] = [claim(first), claim(second)];
    for (const sent of [left, taken]) expect(await verdict(scene.db, rocco, sent)).toBe('applied');
    await act('cancel_booking', { id: bookingOf(left), reason: 'My knee' }, rocco);
    await act('cancel_booking', { id: bookingOf(taken), reason: 'Quiet night' }, mina);
    expect((await pageFor(sol, { kind: 'rockstar' })).rows).toMatchObject([
      { action: 'cancel_booking', actorName: rocco.name, subject: await venueName(), reason: null },
    ]);
    expect((await pageFor(sol, { kind: 'venue' })).rows).toMatchObject([
      { action: 'cancel_booking', actorName: mina.name, subject: `${rocco.name}, ${await venueName()}`, reason: null },
    ]);
    expect(await actsOf({ search: await venueName() })).toEqual(['cancel_booking', 'cancel_booking']);
    expect(JSON.stringify(await pageFor(sol))).not.toMatch(/My knee|Quiet night/);
  });

  it('of a team is who was removed, and whose role changed; not who leaves', async () => {
    const member = (person: Person) =>
      scene.db.query<{ id: string }>('select id from public.venue_users where user_id = $1', [person.id]);
    const [manager] = await member(mina);
    expect(await act('change_member_role', { id: manager?.id, role: 'staff' }, vera)).toBe('applied');
    expect(await act('remove_member', { id: manager?.id }, vera)).toBe('applied');
    expect((await pageFor(sol, { kind: 'venue' })).rows).toMatchObject([
      { action: 'remove_member', before: 'staff', after: null },
      { action: 'change_member_role', before: 'manager', after: 'staff' },
    ]);
  });

  it('of one’s own data is what was asked, and what became of it', async () => {
    const asRosa = (sql: string) => scene.db.asUser(rosa.id, client => client.query(sql));
    for (const _ of ['asked', 'and once more within the hour']) await asRosa('select public.export_my_data()');
    await asRosa('select public.delete_my_account()');
    await asRosa('select public.keep_my_account()');
    await asRosa('select public.delete_my_account()');
    await scene.db.query(
      "update public.profile_private set deletes_at = private.now() - interval '1 minute' where id = $1",
      [rosa.id],
    );
    await scene.db.query('select private.end_account($1)', [rosa.id]);
    expect(await kinds('data')).toEqual([
      'account_deleted',
      'ask_deletion',
      'keep_account',
      'ask_deletion',
      'export_data',
    ]);
    expect(await kinds('admin')).toEqual([]);
  });

  it('is what somebody answers, refuses or blocks; not what a dispute is opened with, nor what a full shift closes', async () => {
    const booking = await workedShift(scene, 40, 600);
    await act('dispute_timesheet', { booking_id: booking, reason: 'I was there' }, rocco);
    const id = disputeId({ kind: 'hours', subjectId: timesheetId(booking) });
    expect(await act('answer_dispute', { id, words: 'He left at one' }, mina)).toBe('applied');
    expect(await act('answer_dispute', { id, words: 'At four' }, rocco)).toBe('applied');
    const relation = { venue_id: scene.venueId, worker_id: rocco.id };
    for (const kind of ['favourite', 'blocked', 'blocked', 'neutral'])
      expect(await act('set_relation', { ...relation, side: 'venue', kind }, mina)).toBe('applied');
    expect(await act('set_relation', { ...relation, side: 'rockstar', kind: 'blocked' }, rocco)).toBe('applied');
    expect(await kinds('venue')).toEqual(['unblock', 'block', 'answer_dispute']);
    expect(await kinds('rockstar')).toEqual(['block', 'answer_dispute', 'open_dispute']);
    expect(JSON.stringify(await pageFor(sol))).not.toMatch(/left at one|At four/);
  });

  it('is asked for by a kind that there is', async () => {
    await expect(pageFor(sol, { kind: 'everything' })).rejects.toThrow('invalid_arguments');
  });
});

it('no list joins more tables than the planner may order, or a page would be joined with the whole of it', async () => {
  const lists = await scene.db.query<{ name: string; text: string }>(
    "select viewname as name, definition as text from pg_views where schemaname = 'private' and viewname like 'listed\\_%'",
  );
  const { most } = await one<{ most: number }>(
    scene.db,
    `select coalesce((select split_part(setting, '=', 2)::int from unnest(proconfig) setting where setting like 'join_collapse_limit=%'),
       current_setting('join_collapse_limit')::int) as most
     from pg_proc where oid = 'private.page_of'::regproc`,
  );
  const tooLong = lists.filter(({ text }) => (text.match(/\bJOIN\b/g) ?? []).length + 2 > most);
  expect(lists.map(({ name }) => name)).toContain('listed_log');
  expect(tooLong.map(({ name }) => name)).toEqual([]);
});
