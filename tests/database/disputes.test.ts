// What two sides of a booking do not agree on: opened by either or by the clock, answered by the other, decided by the platform's
// people, or by the clock when nobody does. What a decision says happens at once.
import { describe, expect, it } from 'vitest';
import { timesheetId } from '#domain/ids.ts';
import { act, command, makeAdmins, newId, one, type Person, people, sync, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { runningShift, workedShift } from './situations/attendance.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, sol, rae, rocco, rosa, mina, stef } = people;

interface Dispute {
  readonly id: string;
  readonly state: string;
  readonly outcome: string | null;
  readonly decided_min: number | null;
  readonly version: number;
}

const theDispute = () => one<Dispute>(scene.db, 'select * from public.disputes');
const kindsTold = async (person: Person) =>
  (
    await scene.db.query<{ kind: string }>('select kind from public.notifications where user_id = $1 order by kind', [
      person.id,
    ])
  ).map(({ kind }) => kind);

/** Rocco's hours, 7 h 30 by his word, that he has brought before a person. */
async function hoursDispute(): Promise<string> {
  const booking = await workedShift(scene, 40, 600);
  expect(
    await verdict(scene.db, rocco, command('dispute_timesheet', { booking_id: booking, reason: 'I was there' })),
  ).toBe('applied');
  await scene.db.query('delete from public.notifications');
  return booking;
}

/** Rocco is said not to have come, and appeals. */
async function noShowDispute(): Promise<string> {
  const { booking } = await runningShift(scene, 12, 616);
  expect(await verdict(scene.db, mina, command('mark_no_show', { id: booking }))).toBe('applied');
  await scene.db.query('delete from public.notifications');
  const { id } = await one<{ id: string }>(scene.db, 'select id from public.reliability_events');
  expect(await verdict(scene.db, rocco, command('appeal_points', { id, reason: 'I stood behind the bar' }))).toBe(
    'applied',
  );
  return booking;
}

/** Rocco was late, and appeals. */
async function lateDispute(): Promise<void> {
  const booking = await workedShift(scene, 40, 600);
  const { id } = await one<{ id: string }>(
    scene.db,
    `insert into public.reliability_events (id, booking_id, worker_id, venue_id, tz, kind, points, minutes, happened_at, counts_from)
     select private.uuid5('reliability_events:' || id), id, worker_id, venue_id, tz, 'late', 1, 14, starts_at, starts_at from public.bookings where id = $1 returning id`,
    [booking],
  );
  expect(await verdict(scene.db, rocco, command('appeal_points', { id, reason: 'The bus broke down' }))).toBe(
    'applied',
  );
}

const answerBy = async (person: Person, words = 'They left at one') =>
  verdict(scene.db, person, command('answer_dispute', { id: (await theDispute()).id, words }));
const decision = { outcome: 'upheld', reason: 'The door saw nobody', lang: 'en' };
async function decideBy(person: Person, more: object = {}): Promise<string> {
  const { id, version } = await theDispute();
  return verdict(scene.db, person, command('decide_dispute', { id, version, ...decision, ...more }));
}
const reopenBy = async (person: Person) => {
  const { id, version } = await theDispute();
  return verdict(scene.db, person, command('reopen_dispute', { id, version, reason: 'The till says more' }));
};
async function daysPass(days: number): Promise<void> {
  await scene.db.query(
    `update public.disputes set answer_by = answer_by - $1 * interval '1 day', decide_by = decide_by - $1 * interval '1 day'`,
    [days],
  );
  await scene.db.query('select private.run_clock()');
}
const points = async () =>
  (await one<{ points: number }>(scene.db, 'select points from public.reliability_events')).points;

describe('a dispute', () => {
  it('reaches both sides by sync, with what each said, and nobody else', async () => {
    await hoursDispute();
    expect(await answerBy(mina)).toBe('applied');
    const { id } = await theDispute();
    const seenBy = async (person: Person) => (await sync(scene.db, person, { device: newId() })).rows.disputes;
    for (const person of [rocco, mina, stef])
      expect(await seenBy(person)).toMatchObject([{ id, venue_words: 'They left at one' }]);
    expect(await seenBy(rosa)).toBeUndefined();
  });

  it('is answered when both have said something, may be said better until it is decided, and has a queue by deadline', async () => {
    await hoursDispute();
    expect(await theDispute()).toMatchObject({ state: 'open' });
    expect(await answerBy(stef)).toBe('not_allowed');
    expect(await answerBy(rosa)).toBe('not_allowed');
    expect(await answerBy(mina)).toBe('applied');
    expect(await theDispute()).toMatchObject({ state: 'answered' });
    expect(await answerBy(rocco, 'Until two, the till shows it')).toBe('applied');
    await scene.db.asUser(rae.id, async client => {
      const { rows } = await client.query('select public.admin_disputes() as page');
      expect(rows[0]?.page).toMatchObject({ total: 1, more: false, rows: [{ kind: 'hours', name: rocco.name }] });
      const { id } = await theDispute();
      const { rows: read } = await client.query('select public.admin_dispute($1) as seen', [id]);
      expect(read[0]?.seen).toMatchObject({
        rockstar: { words: 'Until two, the till shows it', facts: [{ kind: 'in' }, { kind: 'out' }] },
        venue: { words: 'They left at one', facts: [] },
        ...{ shift: { plannedMin: 450 }, rockstarMin: 450, venueMin: null, codeMin: null },
      });
    });
    await scene.db.asUser(mina.id, client =>
      expect(client.query('select public.admin_disputes()')).rejects.toThrow('not_allowed'),
    );
  });

  it('that the two settle themselves is nobody’s to decide any more', async () => {
    const booking = await hoursDispute();
    await act(scene.db, rocco, command('submit_timesheet', { booking_id: booking, minutes: 450 }));
    await act(scene.db, mina, command('approve_timesheet', { booking_id: booking, minutes: 450 }));
    expect(await theDispute()).toMatchObject({ state: 'decided', outcome: 'agreed', decided_min: 450 });
    expect(await decideBy(sol, { outcome: 'hours', minutes: 400 })).toBe('dispute_decided');
  });
});

describe('a decision', () => {
  it('of hours is agreed at once, told to both, written down, and can be taken back until they are exported', async () => {
    const booking = await hoursDispute();
    expect(await decideBy(rae, { outcome: 'hours', minutes: 386 })).toBe('not_allowed');
    expect(await decideBy(sol, { outcome: 'upheld' })).toBe('invalid_arguments');
    expect(await decideBy(sol, { outcome: 'hours', minutes: 386 })).toBe('applied');
    const sheet = () => one(scene.db, 'select state, agreed_min, basis from public.timesheets');
    expect(await sheet()).toEqual({ state: 'approved', agreed_min: 386, basis: 'decided' });
    expect(await one(scene.db, 'select status from public.bookings where id = $1', [booking])).toEqual({
      status: 'approved',
    });
    expect(await kindsTold(rocco)).toEqual(['dispute_decided']);
    expect(await kindsTold(mina)).toEqual(['dispute_decided_to_venue']);
    const logged = "select action, reason from public.audit_log where kind = 'admin' and table_name = $1";
    expect(await scene.db.query(logged, ['disputes'])).toEqual([{ action: 'decide_dispute', reason: decision.reason }]);
    expect(await reopenBy(sol)).toBe('applied');
    expect([await sheet(), await theDispute()]).toMatchObject([
      { state: 'disputed', agreed_min: null },
      { outcome: null },
    ]);
    expect(await decideBy(ada, { outcome: 'hours', minutes: 450 })).toBe('applied');
    await act(scene.db, mina, command('lock_timesheets', { venue_id: scene.venueId, ids: [timesheetId(booking)] }));
    expect(await reopenBy(sol)).toBe('wrong_state');
  });

  it('is of what was seen: words that changed since, or a colleague who was faster, are told', async () => {
    await hoursDispute();
    const { id, version } = await theDispute();
    const asSeen = { id, version, ...decision, outcome: 'hours', minutes: 400 };
    expect(await answerBy(mina)).toBe('applied');
    expect(await verdict(scene.db, sol, command('decide_dispute', asSeen))).toBe('dispute_changed');
    const now = { ...asSeen, version: version + 1 };
    const both = await Promise.all([sol, ada].map(person => verdict(scene.db, person, command('decide_dispute', now))));
    expect(both.toSorted()).toEqual(['applied', 'dispute_changed']);
    expect(await answerBy(mina)).toBe('dispute_decided');
  });

  it('takes a no-show back with its points, and opens the hours of the shift', async () => {
    const booking = await noShowDispute();
    expect([await kindsTold(mina), await points()]).toEqual([['no_show_contested_to_venue'], 12]);
    expect(await decideBy(sol, { outcome: 'taken_back' })).toBe('applied');
    expect(await points()).toBe(0);
    const status = await one(scene.db, 'select status from public.bookings where id = $1', [booking]);
    expect(status).toEqual({ status: 'checked_out' });
    expect(await one(scene.db, 'select state from public.timesheets')).toEqual({ state: 'open' });
    expect(await kindsTold(rocco)).toEqual(['dispute_decided']);
  });

  it('leaves a no-show as it is', async () => {
    const booking = await noShowDispute();
    expect(await decideBy(sol)).toBe('applied');
    expect(await points()).toBe(12);
    expect(await one(scene.db, 'select status from public.bookings where id = $1', [booking])).toEqual({
      status: 'no_show',
    });
  });

  it('of points stays when a fact arrives later, is not the venue’s to see, and is taken back with them', async () => {
    await lateDispute();
    expect(await theDispute()).toMatchObject({ state: 'answered' });
    const seen = (await sync(scene.db, mina, { device: newId() })).rows.disputes;
    expect([seen, await answerBy(mina)]).toEqual([undefined, 'not_found']);
    expect(await decideBy(sol, { outcome: 'taken_back' })).toBe('applied');
    expect(await points()).toBe(0);
    await scene.db.query(
      `insert into public.attendance_events (id, booking_id, actor_id, kind, source, verdict, said_at, trusted_at)
       select gen_random_uuid(), id, worker_id, 'in', 'rockstar', 'word', starts_at + interval '40 minutes', starts_at + interval '40 minutes' from public.bookings`,
    );
    await scene.db.query('select private.reckon_fault(id) from public.bookings');
    expect(await points()).toBe(0);
  });
});

describe('when nobody decides for five days', () => {
  it('hours are as planned, where no code proves others', async () => {
    await hoursDispute();
    await daysPass(4.9);
    expect(await theDispute()).toMatchObject({ state: 'open' });
    await daysPass(0.2);
    expect(await theDispute()).toMatchObject({ outcome: 'hours', decided_min: 450 });
    expect(await one(scene.db, 'select agreed_min from public.timesheets')).toEqual({ agreed_min: 450 });
    expect(await kindsTold(rocco)).toEqual(['dispute_decided']);
  });

  it('a no-show falls', async () => {
    await noShowDispute();
    await daysPass(5.1);
    expect([await points(), (await theDispute()).outcome]).toEqual([0, 'taken_back']);
  });
});

describe('on the desk of whoever decides', () => {
  const asked = async <Value>(
    person: Person,
    call: 'admin_dispute' | 'look_at_dispute',
    of?: string,
  ): Promise<Value> => {
    const id = of ?? (await theDispute()).id;
    return scene.db.asUser(person.id, async client => {
      const { rows } = await client.query<{ answer: Value }>(`select public.${call}($1) as answer`, [id]);
      return rows[0]?.answer as Value;
    });
  };
  const undoBy = async (person: Person) => {
    const { id, version } = await theDispute();
    return verdict(scene.db, person, command('undo_decision', { id, version }));
  };

  it('a decision is undone for a quarter of an hour, as if it had not been made', async () => {
    await hoursDispute();
    const before = await theDispute();
    await decideBy(sol, { outcome: 'hours', minutes: 450 });
    expect(await undoBy(rae)).toBe('not_allowed');
    expect(await asked(ada, 'admin_dispute')).toMatchObject({ undoUntil: expect.any(String) });
    expect(await undoBy(ada)).toBe('applied');
    expect(await theDispute()).toEqual({
      ...before,
      ...{ version: before.version + 2, row_xid: expect.anything(), updated_at: expect.anything() },
    });
    expect([await kindsTold(rocco), await kindsTold(mina)]).toEqual([[], []]);
    expect(await one(scene.db, 'select state, agreed_min from public.timesheets')).toEqual({
      ...{ state: 'disputed', agreed_min: null },
    });
    expect(await undoBy(ada)).toBe('wrong_state');
  });

  it('a decision that a side has read, or that is older, is only reopened', async () => {
    await hoursDispute();
    await decideBy(sol, { outcome: 'hours', minutes: 450 });
    await scene.db.query('update public.notifications set read_at = now() where user_id = $1', [mina.id]);
    expect(await asked(sol, 'admin_dispute')).toMatchObject({ undoUntil: null });
    expect(await undoBy(sol)).toBe('wrong_state');
    expect(await reopenBy(sol)).toBe('applied');
    await decideBy(sol, { outcome: 'hours', minutes: 450 });
    await scene.db.query("update public.disputes set decided_at = decided_at - interval '15 minutes'");
    expect(await undoBy(sol)).toBe('wrong_state');
  });

  it('stands who else has it open, until they have left for two minutes', async () => {
    await hoursDispute();
    expect(await asked(sol, 'look_at_dispute')).toEqual([]);
    expect(await asked(rae, 'look_at_dispute')).toMatchObject([{ name: sol.name }]);
    await scene.db.query(
      "update private.dispute_looks set at = at - interval '2 minutes', since = since - interval '9 minutes'",
    );
    expect(await asked(ada, 'look_at_dispute')).toEqual([]);
    // Who comes back is there since then.
    expect(await asked(sol, 'look_at_dispute')).toMatchObject([{ name: ada.name }]);
    const [{ since } = { since: '' }] = await asked<readonly { since: string }[]>(ada, 'look_at_dispute');
    expect(Date.now() - Date.parse(since)).toBeLessThan(60_000);
    await expect(asked(mina, 'look_at_dispute')).rejects.toThrow('not_allowed');
  });

  it('stands how cases like it were decided in twelve weeks, and by whose figure', async () => {
    await hoursDispute();
    await decideBy(sol, { outcome: 'hours', minutes: 450 });
    await scene.db.query("update public.disputes set decided_at = decided_at - interval '1 day'");
    await scene.db.query(
      `insert into public.disputes select copy.* from public.disputes known, jsonb_populate_record(known, jsonb_build_object(
         'id', gen_random_uuid(), 'subject_id', gen_random_uuid(), 'state', 'open', 'outcome', null, 'decided_min', null, 'rests_on', null,
         'reason', null, 'reason_lang', null, 'decided_by', null, 'decided_at', null)) copy`,
    );
    const open = await one<{ id: string }>(scene.db, "select id from public.disputes where state <> 'decided'");
    expect(await asked(sol, 'admin_dispute', open.id)).toMatchObject({
      alike: { counts: [{ decision: 'rockstar', n: 1 }], newest: [{ name: rocco.name, decidedMin: 450 }] },
    });
    await scene.db.query("update public.disputes set decided_at = now() - interval '13 weeks' where state = 'decided'");
    expect(await asked(sol, 'admin_dispute', open.id)).toMatchObject({ alike: { counts: [], newest: [] } });
  });
});
