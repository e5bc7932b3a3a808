// Disputes of what a review says, appeals against a suspension, and what is private of a dispute: who may open it, what it holds,
// and who is told.
import { beforeEach, describe, expect, it } from 'vitest';
import { reviewId } from '#domain/ids.ts';
import { act, command, makeAdmins, newId, one, type Person, people, sync, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { workedShift } from './situations/attendance.ts';

const scene = sceneForEach(({ db }) => makeAdmins(db));
const { ada, sol, rae, rocco, rosa, vera, mina, stef } = people;
const REVIEW = { stars: 2, words: 'Calm at first. Left the till open.' };

interface Dispute {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly outcome: string | null;
  readonly version: number;
}

const theDispute = () => one<Dispute>(scene.db, 'select * from public.disputes');
const decideBy = async (person: Person, outcome: 'upheld' | 'taken_back') => {
  const { id, version } = await theDispute();
  return verdict(
    scene.db,
    person,
    command('decide_dispute', { id, version, outcome, reason: 'The till says so', lang: 'en' }),
  );
};
const reopenBy = async (person: Person) => {
  const { id, version } = await theDispute();
  return verdict(scene.db, person, command('reopen_dispute', { id, version, reason: 'Once more' }));
};
async function daysPass(days: number): Promise<void> {
  await scene.db.query(
    "update public.disputes set answer_by = answer_by - $1 * interval '1 day', decide_by = decide_by - $1 * interval '1 day'",
    [days],
  );
  await scene.db.query('select private.run_clock()');
}
const told = async (person: Person) =>
  (
    await scene.db.query<{ kind: string }>(
      "select kind from public.notifications where user_id = $1 and kind ~ 'dispute|contested|appeal' order by created_at, kind",
      [person.id],
    )
  ).map(({ kind }) => kind);
const rowsOf = async (person: Person, table: string) =>
  (await sync(scene.db, person, { device: newId() })).rows[table] ?? [];
async function readAs<Value>(person: Person, sql: string, values: readonly unknown[]): Promise<Value> {
  return scene.db.asUser(person.id, async client => {
    const { rows } = await client.query<{ answer: Value }>(`select ${sql} as answer`, [...values]);
    return rows[0]?.answer as Value;
  });
}

describe('a review', () => {
  let booking: string;
  let ofRocco: string;
  const contest = (person: Person, more: object = {}) =>
    verdict(scene.db, person, command('dispute_review', { id: ofRocco, reason: 'It was closed', ...more }));

  beforeEach(async () => {
    booking = await workedShift(scene, 40, 600);
    ofRocco = reviewId({ bookingId: booking, side: 'venue' });
    for (const person of [mina, rocco])
      await act(scene.db, person, command('submit_review', { booking_id: booking, tags: [], ...REVIEW }));
    await scene.db.query('delete from public.notifications');
  });

  it('is disputed once, by whom it is about, with the part that is wrong; the side that wrote it is told', async () => {
    expect(await contest(rosa)).toBe('not_allowed');
    expect(await contest(mina)).toBe('not_allowed');
    expect(await contest(rocco, { marked: 'Never came' })).toBe('invalid_arguments');
    expect(await contest(rocco, { marked: 'Left the till open.' })).toBe('applied');
    expect(await contest(rocco)).toBe('already_appealed');
    expect(await told(vera)).toEqual(['review_contested_to_venue']);
    expect(await told(rocco)).toEqual([]);
    const { id } = await theDispute();
    expect(await readAs(rae, 'public.admin_dispute($1)', [id])).toMatchObject({
      kind: 'review',
      review: { by: 'venue', stars: 2, words: REVIEW.words, marked: 'Left the till open.', hidden: false },
    });
  });

  it('of the other side is disputed by a manager, and what is sealed is not there', async () => {
    const id = reviewId({ bookingId: booking, side: 'rockstar' });
    const byVenue = (person: Person) =>
      verdict(scene.db, person, command('dispute_review', { id, reason: 'Not our bar' }));
    expect(await byVenue(stef)).toBe('not_allowed');
    expect(await byVenue(mina)).toBe('applied');
    expect(await told(rocco)).toEqual(['review_contested']);
    await scene.db.query("update public.reviews set state = 'sealed', opened_at = null where id = $1", [ofRocco]);
    expect(await contest(rocco)).toBe('not_found');
  });

  it('is hidden by a decision: its own side keeps it, the other’s devices and figures lose it, until it is reopened', async () => {
    await contest(rocco);
    expect(await decideBy(rae, 'taken_back')).toBe('not_allowed');
    expect(await decideBy(sol, 'taken_back')).toBe('applied');
    const mine = (rows: readonly unknown[]) => (rows as readonly { id: string }[]).filter(({ id }) => id === ofRocco);
    expect(mine(await rowsOf(rocco, 'reviews'))).toEqual([]);
    expect(mine(await rowsOf(mina, 'reviews'))).toMatchObject([{ state: 'hidden' }]);
    expect(await verdict(scene.db, mina, command('submit_review', { booking_id: booking, stars: 1, tags: [] }))).toBe(
      'review_closed',
    );
    expect(await told(rocco)).toEqual(['dispute_decided']);
    expect(await told(mina)).toEqual(['review_contested_to_venue', 'dispute_decided_to_venue']);
    expect(await reopenBy(sol)).toBe('applied');
    expect(mine(await rowsOf(rocco, 'reviews'))).toMatchObject([{ state: 'published' }]);
  });

  it('stays when nobody decides', async () => {
    await contest(rocco);
    await daysPass(6);
    expect(await theDispute()).toMatchObject({ state: 'decided', outcome: 'upheld' });
    expect(await one(scene.db, `select state from public.reviews where id = '${ofRocco}'`)).toEqual({
      state: 'published',
    });
  });
});

describe('a suspension', () => {
  const suspendRocco = () =>
    verdict(scene.db, sol, command('suspend_user', { user_id: rocco.id, until: null, reason: 'Fake papers' }));
  const appeal = (person: Person = rocco) =>
    verdict(scene.db, person, command('appeal_suspension', { id: newId(), reason: 'They are real' }));
  const statusOfRocco = async () =>
    (
      await one<{ status: string }>(
        scene.db,
        `select account_status as status from public.profiles where id = '${rocco.id}'`,
      )
    ).status;

  it('is appealed once by whom it is about, and read by nobody of a venue', async () => {
    expect(await appeal()).toBe('wrong_state');
    expect(await suspendRocco()).toBe('applied');
    expect(await appeal()).toBe('applied');
    expect(await appeal()).toBe('already_appealed');
    expect(await theDispute()).toMatchObject({ kind: 'account', state: 'answered' });
    expect(await rowsOf(rocco, 'disputes')).toMatchObject([{ kind: 'account', booking_id: null, venue_id: null }]);
    expect(await rowsOf(mina, 'disputes')).toEqual([]);
    const { id } = await theDispute();
    expect(await readAs(rae, 'public.admin_dispute($1)', [id])).toMatchObject({
      ...{ shift: null, venue: null, rockstar: { name: rocco.name, words: 'They are real' } },
      suspension: { userId: rocco.id, suspended: true, reason: 'Fake papers' },
    });
    expect(await readAs(rae, 'public.admin_disputes()', [])).toMatchObject({
      rows: [{ kind: 'account', shift: null }],
    });
  });

  it('ends by a decision at once, and whoever is reinstated is not suspended again by reopening', async () => {
    await suspendRocco();
    await appeal();
    expect(await decideBy(sol, 'taken_back')).toBe('applied');
    expect(await statusOfRocco()).toBe('active');
    expect(await told(rocco)).toEqual(['appeal_decided']);
    expect(await reopenBy(sol)).toBe('wrong_state');
  });

  it('stays by a decision and when nobody decides; a decision that it stays can be reopened', async () => {
    await suspendRocco();
    await appeal();
    expect(await decideBy(sol, 'upheld')).toBe('applied');
    expect(await statusOfRocco()).toBe('suspended');
    expect(await reopenBy(sol)).toBe('applied');
    await daysPass(6);
    expect(await theDispute()).toMatchObject({ state: 'decided', outcome: 'upheld' });
    expect(await statusOfRocco()).toBe('suspended');
    expect(await told(rocco)).toEqual(['appeal_decided', 'appeal_reopened', 'appeal_decided']);
  });

  it('that is over leaves nothing to decide, and the next one is appealed anew', async () => {
    await suspendRocco();
    await appeal();
    expect(
      await verdict(scene.db, sol, command('reinstate_user', { user_id: rocco.id, reason: 'Seen the papers' })),
    ).toBe('applied');
    expect(await theDispute()).toMatchObject({ state: 'decided', outcome: 'taken_back' });
    await suspendRocco();
    expect(await appeal()).toBe('applied');
    expect(await scene.db.query("select id from public.disputes where kind = 'account'")).toHaveLength(2);
  });
});

describe('what is private of a dispute', () => {
  interface Record {
    readonly phone: string | null;
    readonly homeKm: number | null;
    readonly messages: readonly { readonly content: string; readonly deleted: boolean }[];
  }
  let chat: string;
  const read = (person: Person, reason: string | null = 'Who said what of the start?') =>
    theDispute().then(({ id }) => readAs<Record>(person, 'public.read_dispute_record($1, $2)', [id, reason]));

  beforeEach(async () => {
    const booking = await workedShift(scene, 40, 600);
    await act(scene.db, vera, command('start_conversation', { venue_id: scene.venueId, rockstar_id: rocco.id }));
    chat = (await one<{ id: string }>(scene.db, 'select id from public.conversations')).id;
    const say = (content: string) => command('send_message', { id: newId(), conversation_id: chat, content });
    await act(scene.db, rocco, say('I am at the side door'));
    for (const [content, days] of [
      ['Long ago', -30],
      ['Long after', 10],
    ] as const) {
      await act(scene.db, rocco, say(content));
      await scene.db.query(
        "update public.messages set recorded_at = now() + $2 * interval '1 day' where content = $1",
        [content, days],
      );
    }
    await scene.db.query(
      "update public.profile_private set phone = '+44 7700 900123', home_lat = 51.5, home_lng = 0 where id = $1",
      [rocco.id],
    );
    await scene.db.query('update public.venues set lat = 51.5, lng = 0.1 where id = $1', [scene.venueId]);
    await act(scene.db, rocco, command('dispute_timesheet', { booking_id: booking, reason: 'I was there' }));
  });

  it('is opened by support with a reason: the chat around the shift, phone, and how far they live', async () => {
    const { phone, homeKm, messages } = await read(sol);
    expect({ phone, homeKm }).toEqual({ phone: '+44 7700 900123', homeKm: 6.9 });
    expect(messages.map(({ content, deleted }) => ({ content, deleted }))).toEqual([
      { content: 'I am at the side door', deleted: false },
    ]);
  });

  it('holds what was deleted since', async () => {
    await act(scene.db, rocco, command('delete_conversation', { id: chat }));
    expect((await read(ada)).messages).toMatchObject([{ content: 'I am at the side door', deleted: true }]);
  });

  it('is written down each time, and told to both sides on the dispute', async () => {
    await read(sol);
    expect(
      await scene.db.query("select actor, reason from public.audit_log where action = 'read_dispute_record'"),
    ).toEqual([{ actor: sol.id, reason: 'Who said what of the start?' }]);
    for (const person of [rocco, mina])
      expect(await rowsOf(person, 'disputes')).toMatchObject([{ record_read_at: expect.any(String) }]);
  });

  it.each([
    ['a read-only admin', rae],
    ['the venue', mina],
    ['the person', rocco],
  ])('is closed to %s', async (_, person) => {
    await expect(read(person)).rejects.toThrow('not_allowed');
    expect(await scene.db.query("select id from public.audit_log where action = 'read_dispute_record'")).toEqual([]);
  });

  it.each([
    ['none', null],
    ['an empty one', ''],
    ['spaces', '   '],
    ['one of 501 letters', 'x'.repeat(501)],
  ])('needs a reason: not %s', async (_, reason) => {
    await expect(read(sol, reason)).rejects.toThrow('invalid_arguments');
  });

  it('is closed once it is decided', async () => {
    const { id, version } = await theDispute();
    const decided = { id, version, outcome: 'hours', minutes: 400, reason: 'By the till', lang: 'en' };
    expect(await verdict(scene.db, sol, command('decide_dispute', decided))).toBe('applied');
    await expect(read(sol)).rejects.toThrow('dispute_decided');
  });
});
