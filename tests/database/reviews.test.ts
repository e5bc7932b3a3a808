// Reviews of a worked shift, double-blind. Above all what the other side may not learn: it asks for everything there is to ask before
// and after somebody writes, and hears the same. The server's clock is moved by the test.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reviewId } from '#domain/ids.ts';
import { REVIEW_TAGS } from '#domain/reviews/rules.ts';
import type { SentCommand } from '#sync/answer.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { unwatched } from './devices.ts';
import { command, newId, one, type Person, people, rival, setScene, sync } from './scene.ts';
import { workedShift } from './situations/attendance.ts';

const [PHONE, TABLET] = [newId(), newId()];
const NIGHT = { stars: 4, tags: ['good_team', 'break_given'], words: 'Take the stairs slowly' };

let db: Borrowed;
let booking: string;
let venue: string;
let endsAt: number;

beforeAll(async () => {
  db = await borrowDatabase();
  booking = await workedShift(await setScene(db), 12, 600);
  ({ venue, at: endsAt } = await one<{ venue: string; at: number }>(
    db,
    'select venue_id as venue, extract(epoch from ends_at)::float8 * 1000 as at from public.bookings',
  ));
  unwatched('reviews are deleted between the tests, which nobody can do');
});
afterAll(() => db.stop());
beforeEach(async () => {
  await db.query(`delete from public.reviews; delete from public.notifications; delete from private.presence;
    update public.bookings set status = 'checked_out'`);
  await at(1);
});

/** The server's clock stands at so many days after the end. */
async function at(days: number): Promise<void> {
  await db.stopClock(instant(days));
}

const instant = (days: number) => new Date(endsAt + days * 86_400_000).toISOString();
const review = (more: object = {}) => command('submit_review', { booking_id: booking, ...NIGHT, ...more });
const byVenue = (more: object = {}) => review({ tags: ['on_time'], words: 'Calm', ...more });
const reply = (side: string) =>
  command('reply_review', { id: reviewId({ bookingId: booking, side }), reply: 'Thank you' });
const rocco = (...commands: SentCommand[]) => sync(db, people.rocco, { device: PHONE, commands });
const mina = (...commands: SentCommand[]) => sync(db, people.mina, { device: TABLET, commands });
const outcome = async (person: Person, sent: SentCommand) => (await sync(db, person, { commands: [sent] })).outcomes[0];
const states = async () =>
  (
    await db.query<{ said: string }>(
      "select author_side || ' ' || state as said from public.reviews order by author_side",
    )
  ).map(({ said }) => said);
/** Of reviews, who was told. */
const told = async () => {
  const notices = await db.query<{ kind: string; id: string }>(
    "select kind, user_id as id from public.notifications where kind like 'review%'",
  );
  const nameOf = (id: string) =>
    Object.values(people)
      .find(person => person.id === id)
      ?.name.split(' ')[0];
  return notices.map(({ kind, id }) => `${kind} ${nameOf(id)}`).sort();
};
async function clock(): Promise<void> {
  await db.query('select private.run_clock()');
  expect(await db.query("select part, message from private.clock_errors where part = 'open_review'")).toEqual([]);
}

/** All that somebody can ask: their tables, a pull from the beginning with digests and ids, what they might send, and their bell. */
async function heardBy(person: Person): Promise<unknown> {
  const scopes = [`user:${people.rocco.id}`, `venue:${venue}`].map(scope => ({ table: 'reviews', scope }));
  const asked = { device: PHONE, digests: scopes, ids: scopes };
  const { rows, gone, scopes: opened, digests, ids } = await sync(db, person, asked);
  const selected = await db.asUser(
    person.id,
    async client => (await client.query('select id, state, stars from public.reviews')).rows,
  );
  const answers = [await outcome(person, reply('rockstar')), await outcome(person, reply('venue'))];
  const pokes = await db.query('select id from realtime.messages where topic = $1', [`user:${person.id}`]);
  return { rows, gone, opened, digests, ids, selected, answers: answers.map(bare), pokes };
}

const bare = (of: unknown) => ({ ...(of as object), id: undefined });

describe('before both are in', () => {
  it.each([
    ['the venue', people.mina, people.rocco, NIGHT.tags],
    ['the worker', people.rocco, people.vera, ['on_time']],
  ])('%s learns by no call whether the other side has written', async (_, asking, writing, tags) => {
    const before = await heardBy(asking);
    expect(await outcome(writing, review({ tags }))).toMatchObject({ state: 'applied' });
    expect(await states()).toHaveLength(1);
    expect(await heardBy(asking)).toEqual(before);
    expect(await told()).toEqual([]);
  });

  it('is changed by its own side, a colleague’s too, and each side has its own words', async () => {
    await mina(byVenue());
    expect(await outcome(people.vera, byVenue({ stars: 2 }))).toMatchObject({ state: 'applied' });
    expect(await db.query('select stars, words, state from public.reviews')).toEqual([
      { stars: 2, words: 'Calm', state: 'sealed' },
    ]);
    for (const wrong of [{ stars: 0 }, { stars: 6 }, { tags: ['good_team'] }, { words: 'x'.repeat(501) }])
      expect(await outcome(people.vera, byVenue(wrong))).toMatchObject({ code: 'invalid_arguments' });
  });

  it('of a colleague is not replaced unread: neither where nothing stood, nor where they have changed it since', async () => {
    const calm = { stars: 4, tags: ['on_time'], words: 'Calm' };
    const later = { stars: 1, words: 'Left early' };
    await mina(byVenue());
    for (const seen of [null, { ...calm, stars: 3 }, { ...calm, words: null }])
      expect(await outcome(people.vera, byVenue({ ...later, seen }))).toMatchObject({ code: 'changed_since' });
    expect(await outcome(people.mina, byVenue({ seen: null }))).toMatchObject({ state: 'applied' });
    expect(await outcome(people.vera, byVenue({ ...later, seen: calm }))).toMatchObject({ state: 'applied' });
    expect(await db.query('select stars, words from public.reviews')).toEqual([later]);
  });

  it('is nobody else’s to write, and only of a shift that was worked', async () => {
    for (const person of [people.stef, people.rosa, rival])
      expect(await outcome(person, byVenue())).toMatchObject({ code: 'not_allowed' });
    for (const status of ['confirmed', 'no_show', 'cancelled_by_worker', 'checked_in']) {
      await db.query('update public.bookings set status = $1', [status]);
      expect(await outcome(people.rocco, review())).toMatchObject({ code: 'not_worked' });
    }
  });
});

describe('both open together', () => {
  it.each([
    // Who opens them has seen it.
    ['worker first', [0, 1], ['review_open Rocco', 'review_open_to_venue Vera']],
    ['venue first', [1, 0], ['review_open Rocco', 'review_open_to_venue Mina', 'review_open_to_venue Vera']],
  ])('when both wrote without signal, %s', async (_, order, tellings) => {
    const both = [() => rocco(review()), () => mina(byVenue())];
    for (const nth of order) expect((await both[nth]?.())?.outcomes).toMatchObject([{ state: 'applied' }]);
    expect(await states()).toEqual(['rockstar published', 'venue published']);
    expect(await told()).toEqual(tellings);
    expect(await outcome(people.rocco, review({ stars: 1 }))).toMatchObject({ code: 'review_closed' });
  });

  it('has one reply by whom it is about', async () => {
    await rocco(review());
    await mina(byVenue());
    expect(await outcome(people.rocco, reply('rockstar'))).toMatchObject({ code: 'not_allowed' });
    expect(await outcome(people.vera, reply('venue'))).toMatchObject({ code: 'not_allowed' });
    expect(await outcome(people.stef, reply('rockstar'))).toMatchObject({ code: 'not_allowed' });
    expect(await outcome(people.vera, reply('rockstar'))).toMatchObject({ state: 'applied' });
    expect(await outcome(people.mina, reply('rockstar'))).toMatchObject({ code: 'already_replied' });
    expect(await outcome(people.rocco, reply('venue'))).toMatchObject({ state: 'applied' });
  });
});

describe('fourteen days after the end', () => {
  it('what is there opens, and nothing more is written', async () => {
    await rocco(review());
    await at(13.9);
    await clock();
    expect(await states()).toEqual(['rockstar sealed']);
    await at(14.01);
    await clock();
    expect(await states()).toEqual(['rockstar published']);
    expect(await told()).toEqual(['review_open_to_venue Mina', 'review_open_to_venue Vera']);
    expect(await outcome(people.mina, byVenue())).toMatchObject({ code: 'review_closed' });
  });

  it('what was written in time without signal is not lost: it opens as it arrives', async () => {
    await at(10);
    await rocco();
    await mina(byVenue());
    await at(15);
    await clock();
    await rocco({ ...review(), recordedAt: instant(13) });
    expect(await told()).toContain('review_open_to_venue Mina');
    expect(await states()).toEqual(['rockstar published', 'venue published']);
  });
});

it('both languages know the same tags', async () => {
  for (const [side, tags] of Object.entries(REVIEW_TAGS))
    expect(await one(db, 'select private.review_tags($1) as tags', [side])).toEqual({ tags });
});
