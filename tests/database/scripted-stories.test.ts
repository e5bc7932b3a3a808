// Stories of which the clock decides, told from end to end at their own hours: the server's clock is moved by the test, and each
// act is recorded when it is said to be done.
import { expect, it } from 'vitest';
import { codeOf, minuteAt } from '#domain/attendance/codes.ts';
import { type Punch, signedSheets } from '#domain/attendance/sheets.ts';
import type { BookingId } from '#domain/ids.ts';
import { payMinor } from '#domain/money.ts';
import type { Outcome, SentCommand } from '#sync/answer.ts';
import {
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
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const TABLET = newId();
const scene = sceneForEach();

/** The server's clock stands there, and has done what is due. */
async function itIs(instant: string): Promise<void> {
  await scene.db.stopClock(instant);
  // The scene was set on the day of the test: who was heard from later than the story tells was not heard from yet.
  await scene.db.query('delete from private.presence where heard_at > $1', [instant]);
  await scene.db.query('select private.run_clock()');
  expect(await scene.db.query('select part, message from private.clock_errors')).toEqual([]);
}

/** Done and sent at once; each device begins with an empty call. */
async function says(person: Person, at: string, ...acts: readonly SentCommand[]): Promise<readonly Outcome[]> {
  await itIs(at);
  await sync(scene.db, person);
  const { outcomes } = await sync(scene.db, person, { commands: acts.map(act => ({ ...act, recordedAt: at })) });
  return outcomes;
}
const APPLIED = { state: 'applied' };

async function keyOf(shift: string): Promise<string> {
  return (await one<{ key: string }>(scene.db, 'select key from public.shift_keys where id = $1', [shift])).key;
}
/** What the screen by the staff door shows then. */
const codeAt = async (shift: string, instant: string) => codeOf(await keyOf(shift), minuteAt(Date.parse(instant)));

it('ST5 who left at 17:40 is replaced by the next in line, who has a quarter of an hour; then it is the turn of another', async () => {
  await itIs('2027-06-04T12:00:00Z');
  const shift = await publishedShift(scene, { at: Date.parse('2027-06-05T18:00:00Z') });
  const first = newId();
  await says(people.rocco, '2027-06-04T12:01:00Z', claim(shift, { booking_id: first }));
  await says(people.rosa, '2027-06-04T12:02:00Z', claim(shift));
  await says(people.sam, '2027-06-04T12:03:00Z', claim(shift));
  const line = () =>
    scene.db.query(
      `select worker_id as who, status, to_char(hold_until at time zone 'UTC', 'HH24:MI') as until from public.applications
       where worker_id <> $1 order by created_at, id`,
      [people.rocco.id],
    );
  const places = () =>
    scene.db.query("select worker_id as who from public.bookings where status = 'confirmed' order by created_at");
  const answer = async (person: Person, said: string) => {
    const { id } = await one<{ id: string }>(scene.db, 'select id from public.applications where worker_id = $1', [
      person.id,
    ]);
    return command('respond_offer', { id, answer: said, booking_id: newId(), seen_version: 2 });
  };

  await says(people.rocco, '2027-06-05T17:40:00Z', command('cancel_booking', { id: first }));
  expect(await line()).toEqual([
    { who: people.rosa.id, status: 'offered', until: '17:55' },
    { who: people.sam.id, status: 'waitlisted', until: null },
  ]);
  await itIs('2027-06-05T17:56:00Z');
  expect(await line()).toMatchObject([
    { status: 'expired' },
    { who: people.sam.id, status: 'offered', until: '18:11' },
  ]);
  const late = await says(people.rosa, '2027-06-05T17:57:00Z', await answer(people.rosa, 'accept'));
  expect(late).toMatchObject([{ code: 'offer_lapsed' }]);
  expect(await says(people.sam, '2027-06-05T17:58:00Z', await answer(people.sam, 'accept'))).toMatchObject([APPLIED]);
  expect(await places()).toEqual([{ who: people.sam.id }]);
});

it('ST6 a night porter works through the autumn change: nine hours by the code, nine on the timesheet, nine paid', async () => {
  await itIs('2027-10-28T12:00:00Z');
  await scene.db.query("update public.venues set tz = 'Europe/London'");
  const id = newId();
  const night = {
    ...shiftArgs({ id, venue_id: scene.venueId, role: 'night-porter', break_min: 0 }),
    ...{ starts_local: '2027-10-30T23:00', starts_at: '2027-10-30T22:00:00Z' },
    ...{ ends_local: '2027-10-31T07:00', ends_at: '2027-10-31T07:00:00Z' },
  };
  const posted = [command('save_shift', night), command('publish_shift', { id, version: 1 })];
  expect(await says(people.vera, '2027-10-28T12:01:00Z', ...posted)).toMatchObject([APPLIED, APPLIED]);
  const booking = newId();
  await says(people.rocco, '2027-10-28T12:02:00Z', claim(id, { booking_id: booking }));
  for (const [name, at] of [
    ['check_in', '2027-10-30T22:00:00Z'],
    ['check_out', '2027-10-31T07:00:00Z'],
  ] as const) {
    await itIs(at);
    const { digits } = await codeAt(id, at);
    const fact = command(name, { id: newId(), booking_id: booking, said_at: at, code: digits });
    expect(await says(people.rocco, at, fact)).toMatchObject([APPLIED]);
  }
  const approve = command('approve_timesheet', { booking_id: booking, minutes: 540 });
  expect(await says(people.mina, '2027-10-31T09:00:00Z', approve)).toMatchObject([APPLIED]);
  await itIs('2027-10-31T10:00:00Z');
  expect(await one(scene.db, 'select state, agreed_min from public.timesheets')).toEqual({
    state: 'approved',
    agreed_min: 540,
  });
  expect(await one(scene.db, 'select worked_min, pay_minor from public.earned_months')).toEqual({
    worked_min: 540,
    pay_minor: payMinor(1500, 540),
  });
});

it('ST8 three strikes come before a person, who accepts the appeal: nothing was taken away meanwhile', async () => {
  await makeAdmins(scene.db);
  await itIs('2027-06-04T12:00:00Z');
  const leaves = async (startsAt: string, leftAt: string) => {
    const shift = await publishedShift(scene, { at: Date.parse(startsAt) });
    const id = newId();
    await says(people.rocco, '2027-06-04T12:01:00Z', claim(shift, { booking_id: id }));
    return () => says(people.rocco, leftAt, command('cancel_booking', { id }));
  };
  const first = await leaves('2027-06-05T18:00:00Z', '2027-06-05T16:30:00Z');
  const second = await leaves('2027-06-07T18:00:00Z', '2027-06-07T10:00:00Z');
  const strikes = () =>
    scene.db.query('select strikes, strikes_left as left from public.reliability_events order by happened_at');
  const told = async () =>
    (
      await scene.db.query<{ kind: string }>(
        "select kind from public.notifications where user_id = $1 and kind like 'strikes%' order by created_at",
        [people.rocco.id],
      )
    ).map(({ kind }) => kind);

  await first();
  await itIs('2027-06-05T16:40:00Z');
  expect([await strikes(), await told()]).toEqual([[{ strikes: 2, left: 2 }], []]);
  await second();
  await itIs('2027-06-07T10:10:00Z');
  expect([await strikes(), await told()]).toEqual([
    [
      { strikes: 2, left: 2 },
      { strikes: 1, left: 1 },
    ],
    ['strikes_reviewed'],
  ]);
  const { id } = await one<{ id: string }>(scene.db, "select id from public.disputes where kind = 'strikes'");
  const appeal = command('answer_dispute', { id, words: 'Both times the trains did not run' });
  expect(await says(people.rocco, '2027-06-07T10:20:00Z', appeal)).toMatchObject([APPLIED]);
  const { version } = await one<{ version: number }>(scene.db, 'select version from public.disputes');
  const outcome = { id, version, outcome: 'taken_back', reason: 'There was a strike on the railways', lang: 'en' };
  const decided = await says(people.sol, '2027-06-08T09:00:00Z', command('decide_dispute', outcome));
  expect(decided).toMatchObject([APPLIED]);
  await itIs('2027-06-08T09:10:00Z');
  expect((await strikes()).map(({ left }) => left)).toEqual([0, 0]);
  expect(await told()).toEqual(['strikes_reviewed', 'strikes_decided']);
  expect(
    await one(scene.db, 'select account_status as is from public.profiles where id = $1', [people.rocco.id]),
  ).toEqual({ is: 'active' });
});

it('ST10 a tablet without signal for a whole Saturday sends all of it on Sunday: dated as it was, told once, hours as worked', async () => {
  await itIs('2027-06-04T12:00:00Z');
  const brunch = await publishedShift(scene, { at: Date.parse('2027-06-05T10:00:00Z'), hours: 6, break_min: 0 });
  const evening = await publishedShift(scene, { at: Date.parse('2027-06-05T18:00:00Z') });
  const [rosas, roccos] = [newId(), newId() as BookingId];
  await says(people.rosa, '2027-06-04T12:01:00Z', claim(brunch, { booking_id: rosas }));
  await says(people.rocco, '2027-06-04T12:02:00Z', claim(evening, { booking_id: roccos }));
  // All were heard on Friday night; the keys are on the devices.
  await itIs('2027-06-04T22:00:00Z');
  for (const person of [people.mina, people.rocco, people.rosa]) await sync(scene.db, person);

  // Rosa has no phone: Mina writes her down. Rocco's phone shows his hours signed, and the tablet carries them.
  const chat = await one<{ id: string }>(scene.db, 'select id from public.conversations where rockstar_id = $1', [
    people.rosa.id,
  ]);
  const { key } = await one<{ key: string }>(scene.db, 'select key from public.punch_keys where id = $1', [roccos]);
  const punch = async (kind: 'in' | 'out', at: string): Promise<Punch> => ({
    ...{ id: newId(), kind, said_at: at, offset_s: 0, clock_jumped: false },
    code: (await codeAt(evening, at)).digits,
  });
  const punches = [await punch('in', '2027-06-05T18:00:00Z'), await punch('out', '2027-06-06T02:00:00Z')];
  const [sheet = ''] = await signedSheets(key, { bookingId: roccos, punches });
  const byHand = (kind: string, at: string) =>
    command(
      'record_attendance',
      { id: newId(), booking_id: rosas, said_at: at, kind, reason: 'No phone' },
      { recordedAt: at },
    );
  const saturday = [
    byHand('in', '2027-06-05T10:00:00Z'),
    command(
      'send_message',
      { id: newId(), conversation_id: chat.id, content: 'Thank you for today!' },
      { recordedAt: '2027-06-05T15:58:00Z' },
    ),
    byHand('out', '2027-06-05T16:00:00Z'),
    command('relay_punches', { sheet }, { recordedAt: '2027-06-06T02:01:00Z' }),
  ];

  await itIs('2027-06-06T09:00:00Z');
  await sync(scene.db, people.mina, { device: TABLET });
  const sends = async () => (await sync(scene.db, people.mina, { device: TABLET, commands: saturday })).outcomes;
  const told = () =>
    scene.db.query(
      `select worker_id as who, kind, verdict, to_char(coalesce(proven_at, trusted_at) at time zone 'UTC', 'Dy HH24:MI') as at
       from public.attendance_events order by said_at`,
    );
  const all = [
    { who: people.rosa.id, kind: 'in', verdict: 'by_hand', at: 'Sat 10:00' },
    { who: people.rosa.id, kind: 'out', verdict: 'by_hand', at: 'Sat 16:00' },
    { who: people.rocco.id, kind: 'in', verdict: 'proven', at: 'Sat 18:00' },
    { who: people.rocco.id, kind: 'out', verdict: 'proven', at: 'Sun 02:00' },
  ];
  expect(await sends()).toEqual(saturday.map(() => expect.objectContaining(APPLIED)));
  expect(await told()).toEqual(all);
  // The answer was lost, and the phone has signal again too.
  await sends();
  const own = punches.map(({ kind, ...said }) =>
    command(kind === 'in' ? 'check_in' : 'check_out', { ...said, booking_id: roccos }),
  );
  await says(people.rocco, '2027-06-06T09:30:00Z', ...own);
  expect(await told()).toEqual(all);
  const messages = `select to_char(recorded_at at time zone 'UTC', 'Dy HH24:MI') as at from public.messages`;
  expect(await scene.db.query(messages)).toEqual([{ at: 'Sat 15:58' }]);
  expect(
    await scene.db.query(
      `select worker_id as who, (private.figure_of(b, 'rockstar')).paid_min as own, (private.figure_of(b, 'venue')).paid_min as venues
       from public.bookings b order by starts_at`,
    ),
  ).toEqual([
    { who: people.rosa.id, own: null, venues: 360 },
    { who: people.rocco.id, own: 450, venues: null },
  ]);
});
