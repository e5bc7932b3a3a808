// Facts of attendance: what a code is worth, which time counts, that a fact is one however often and in whatever order it
// comes, and who may state it. Rocco works from eighteen to two; the server's clock is moved by the test.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, minuteAt } from '#domain/attendance/codes.ts';
import type { Verdict } from '#domain/attendance/schema.ts';
import type { SentCommand } from '#sync/answer.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { act, claim, command, newId, one, type Person, people, publishedShift, setScene, sync } from './scene.ts';

const HOUR_MS = 3_600_000;
const PHONE = newId();
// The clock goes to and fro here, and devices drop other shifts when their day (UTC) is over: the shift next door must not
// end just before a midnight that only some of the tests come past.
const AT_SIX_TOMORROW = new Date().setUTCHours(24 + 18, 0, 0, 0);

let db: Borrowed;
let booking: string;
let shift: string;
let startsAt: number;
/** Of another shift of the venue on the same night. */
let nextDoor: string;

beforeAll(async () => {
  db = await borrowDatabase();
  const scene = await setScene(db);
  const night = { at: AT_SIX_TOMORROW };
  [shift, nextDoor] = [await publishedShift(scene, night), await publishedShift(scene, night)];
  booking = newId();
  await act(db, people.rocco, claim(shift, { booking_id: booking }));
  const { start } = await one<{ start: Date }>(db, 'select starts_at as start from public.shifts where id = $1', [
    shift,
  ]);
  startsAt = start.getTime();
  await db.query('select private.run_clock()');
});
afterAll(() => db.stop());
beforeEach(async () => {
  await db.query('delete from public.attendance_events');
  await db.query("update public.bookings set status = 'confirmed', cancel_tier = null, cancelled_at = null");
  await db.query('delete from private.presence');
});

const from = (hours: number) => startsAt + hours * HOUR_MS;

/** The server's clock stands at so many hours after the start. */
async function at(hours: number): Promise<void> {
  await db.stopClock(new Date(from(hours)).toISOString());
}

async function codeAt(hours: number, of: string = shift) {
  const { key } = await one<{ key: string }>(db, 'select key from public.shift_keys where id = $1', [of]);
  return await codeOf(key, minuteAt(from(hours)));
}

const fact = (name: string, hours: number, more: object = {}) =>
  command(name, { id: newId(), booking_id: booking, said_at: new Date(from(hours)).toISOString(), ...more });
const send = (person: Person, ...commands: SentCommand[]) => sync(db, person, { device: PHONE, commands });

async function said(sent: SentCommand): Promise<{ verdict: Verdict; hours: number }> {
  const { id } = sent.args as { id: string };
  const row = await one<{ verdict: Verdict; at: Date }>(
    db,
    'select verdict, coalesce(proven_at, trusted_at) as at from public.attendance_events where id = $1',
    [id],
  );
  return { verdict: row.verdict, hours: (row.at.getTime() - startsAt) / HOUR_MS };
}

const state = async () =>
  (await one<{ status: string }>(db, 'select status from public.bookings where id = $1', [booking])).status;

/** Rocco's phone, silent from an hour before the start until now. */
async function heardAgainAt(hours: number, ...commands: SentCommand[]) {
  await at(-1);
  await send(people.rocco);
  await at(hours);
  await send(people.rocco);
  await send(people.rocco, ...commands);
}

describe('a code', () => {
  it('proves its minute, also when the phone is heard nine hours later', async () => {
    const { digits } = await codeAt(2 / 60);
    const coming = fact('check_in', 3 / 60, { code: digits });
    await heardAgainAt(9, coming);
    expect(await said(coming)).toEqual({ verdict: 'proven', hours: 2 / 60 });
    expect(await state()).toBe('checked_in');
  });

  it('is the same for colleagues, and may be sent a second time', async () => {
    await at(0);
    const { digits } = await codeAt(0);
    const [once, twice] = [fact('check_in', 0, { code: digits }), fact('check_in', 0.1, { code: digits })];
    await send(people.rocco, once, twice);
    expect([(await said(once)).verdict, (await said(twice)).verdict]).toEqual(['proven', 'proven']);
  });

  it.each([
    ['a phone that is a day behind, by what it heard', -24, 24 * 3600, 'proven'],
    ['ten minutes from the clock', 10 / 60, 0, 'proven'],
    ['eleven minutes from the clock', 11 / 60, 0, 'skew'],
    ['hours before it was typed, as a screenshot is', 5, 0, 'skew'],
  ])('typed as digits with %s', async (_, hours, offset_s, verdict) => {
    const { digits } = await codeAt(0);
    const coming = fact('check_in', hours, { code: digits, offset_s });
    await heardAgainAt(6, coming);
    expect((await said(coming)).verdict).toBe(verdict);
  });

  it('scanned proves its minute whatever the phone’s clock says', async () => {
    const { qr } = await codeAt(0.5);
    const coming = fact('check_in', 24, { code: qr });
    await heardAgainAt(6, coming);
    expect(await said(coming)).toEqual({ verdict: 'proven', hours: 0.5 });
  });

  it.each(['digits', 'qr'] as const)('of another shift is told apart (%s)', async kind => {
    const code = (await codeAt(0, nextDoor))[kind];
    const coming = fact('check_in', 0, { code });
    await heardAgainAt(1, coming);
    expect((await said(coming)).verdict).toBe('wrong_shift');
    expect(await state(), 'it stands as their word').toBe('checked_in');
  });

  it('of a key that was replaced proves what came before, and later only that the venue has to look', async () => {
    const codes = [await codeAt(0), await codeAt(1)];
    await at(0.5);
    await db.query('update public.venue_users set revoked_at = now() where user_id = $1', [people.stef.id]);
    await db.query('update public.venue_users set revoked_at = null where user_id = $1', [people.stef.id]);
    const [before, after] = codes.map(({ digits }, nth) => fact('check_in', nth, { code: digits })) as [
      SentCommand,
      SentCommand,
    ];
    await heardAgainAt(2, before, after);
    expect([(await said(before)).verdict, (await said(after)).verdict]).toEqual(['proven', 'old_key']);
  });

  it('of the coming shows nothing of the leaving, in whichever order the two arrive', async () => {
    const { digits } = await codeAt(0);
    const coming = fact('check_in', 0, { code: digits });
    const leaving = fact('check_out', 0.1, { code: digits });
    for (const order of [
      [coming, leaving],
      [leaving, coming],
    ]) {
      await db.query('delete from public.attendance_events');
      await at(1);
      await send(people.rocco, ...order.map(one => ({ ...one, id: newId() })));
      expect([(await said(coming)).verdict, (await said(leaving)).verdict]).toEqual(['proven', 'replay']);
    }
  });

  it('with a wrong digit is a typing mistake, and after ten tries no code is looked at', async () => {
    await at(0);
    const { digits } = await codeAt(0);
    const wrong = `${digits.slice(0, 5)}${(Number(digits[5]) + 1) % 10}`;
    const mistyped = fact('check_in', 0, { code: wrong });
    await send(people.rocco, mistyped);
    expect((await said(mistyped)).verdict).toBe('mistyped');
    for (let tries = 1; tries < 10; tries += 1) await send(people.rocco, fact('check_in', 0, { code: wrong }));
    const eleventh = fact('check_in', 0, { code: digits });
    await send(people.rocco, eleventh);
    expect((await said(eleventh)).verdict).toBe('too_many');
  });

  it('of a minute that is still to come proves nothing', async () => {
    const { qr } = await codeAt(3);
    await at(0);
    const coming = fact('check_in', 0, { code: qr });
    await send(people.rocco, coming);
    expect((await said(coming)).verdict).toBe('skew');
  });
});

describe('a fact without proof', () => {
  it.each([
    ['of the phone’s silence counts as it was said', 9, 0.25, 'word', 0.25],
    ['counts by what the server was ahead', 9, -5, 'word', 0.25],
    ['of a time before the silence counts by arrival', 2, -3, 'word', 2],
  ])('%s', async (_, heardAt, hours, verdict, counts) => {
    const offset_s = hours === -5 ? 5.25 * 3600 : 0;
    const coming = fact('check_in', hours, { offset_s });
    await heardAgainAt(heardAt, coming);
    expect(await said(coming)).toEqual({ verdict, hours: counts });
  });

  it.each([
    ['check_in', -0.99, 'word', 'checked_in'],
    ['check_in', -1.01, 'out_of_window', 'confirmed'],
    ['check_in', 7.99, 'word', 'checked_in'],
    ['check_in', 8.01, 'out_of_window', 'confirmed'],
  ])('%s at %d h is %s, and the booking %s', async (name, hours, verdict, status) => {
    await at(hours);
    const coming = fact(name, hours);
    await send(people.rocco, coming);
    expect((await said(coming)).verdict).toBe(verdict);
    expect(await state()).toBe(status);
  });
});

describe('facts', () => {
  it.each([
    ['in the order in which they happened', [0, 1, 2, 3]],
    ['backwards', [3, 2, 1, 0]],
    ['twice', [2, 0, 3, 0, 1, 2]],
  ])('come to the same %s', async (_, order) => {
    const night = [fact('check_in', 0.1), fact('start_break', 3), fact('end_break', 3.5), fact('check_out', 8)];
    await at(-1);
    await send(people.rocco);
    await at(9);
    for (const nth of order) await send(people.rocco, { ...(night[nth] as SentCommand), id: newId() });
    expect(await state()).toBe('checked_out');
    const { count } = await one<{ count: string }>(db, 'select count(*) from public.attendance_events');
    expect(Number(count)).toBe(4);
  });

  it('a leaving before the coming is kept and means nothing', async () => {
    await heardAgainAt(4, fact('check_out', 1), fact('check_in', 2));
    expect(await state()).toBe('checked_in');
  });

  it('of a manager stand beside the worker’s, with their reason', async () => {
    await at(1);
    const byHand = fact('record_attendance', 0.25, { kind: 'in', reason: 'No signal in the cellar' });
    const outcomes = (await send(people.mina, byHand)).outcomes;
    expect(outcomes).toMatchObject([{ state: 'applied' }]);
    expect(await said(byHand)).toEqual({ verdict: 'by_hand', hours: 0.25 });
    expect(await state()).toBe('checked_in');
    const { outcomes: without } = await send(people.mina, fact('record_attendance', 0.25, { kind: 'in' }));
    expect(without).toMatchObject([{ state: 'rejected', code: 'invalid_arguments' }]);
    const ahead = fact('record_attendance', 7, { kind: 'out', reason: 'Leaves at one' });
    await send(people.mina, ahead);
    expect(await said(ahead), 'nobody writes down what is still to come').toEqual({ verdict: 'by_hand', hours: 1 });
  });

  it('of a booking that the worker gave up are refused, of one that the venue called off kept', async () => {
    await at(0);
    await db.query(
      "update public.bookings set status = 'cancelled_by_venue', cancel_tier = 'late', cancelled_at = now() where id = $1",
      [booking],
    );
    const late = fact('check_in', 0);
    expect((await send(people.rocco, late)).outcomes).toMatchObject([{ state: 'applied' }]);
    expect(await state()).toBe('cancelled_by_venue');
    await db.query("update public.bookings set status = 'released' where id = $1", [booking]);
    expect((await send(people.rocco, fact('check_in', 0))).outcomes).toMatchObject([{ code: 'wrong_state' }]);
  });

  it('are nobody else’s to state, and no id is used for two', async () => {
    await at(0);
    const own = fact('check_in', 0);
    await send(people.rocco, own);
    const tries = async (person: Person, sent: SentCommand) => (await send(person, sent)).outcomes[0];
    expect(await tries(people.rosa, fact('check_in', 0))).toMatchObject({ code: 'not_allowed' });
    expect(await tries(people.vera, fact('check_in', 0))).toMatchObject({ code: 'not_allowed' });
    const { id } = own.args as { id: string };
    expect(await tries(people.rocco, fact('check_out', 0, { id }))).toMatchObject({ code: 'not_allowed' });
  });

  it('do not show their code to anybody', async () => {
    const asRocco = db.asUser(people.rocco.id, client => client.query('select code from public.attendance_events'));
    await expect(asRocco).rejects.toThrow('permission denied');
  });
});
