// Punches that the venue's device carries for a phone without signal: what they are worth, that by both ways and in any order they
// are one fact, and that whoever carries them can neither change nor make them. Rocco works from eighteen to two.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, minuteAt } from '#domain/attendance/codes.ts';
import { type Punch, signedSheets } from '#domain/attendance/sheets.ts';
import type { BookingId } from '#domain/ids.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { act, claim, command, newId, one, type Person, people, publishedShift, setScene, sync } from './scene.ts';

const HOUR_MS = 3_600_000;
const AT_SIX_TOMORROW = new Date().setUTCHours(24 + 18, 0, 0, 0);
const [PHONE, TABLET] = [newId(), newId()];

let db: Borrowed;
let booking: BookingId;
let shift: string;
let startsAt: number;
let key: string;

beforeAll(async () => {
  db = await borrowDatabase();
  const scene = await setScene(db);
  shift = await publishedShift(scene, { at: AT_SIX_TOMORROW });
  booking = newId() as BookingId;
  await act(db, people.rocco, claim(shift, { booking_id: booking }));
  const { start } = await one<{ start: Date }>(db, 'select starts_at as start from public.shifts where id = $1', [
    shift,
  ]);
  startsAt = start.getTime();
  await db.query('select private.run_clock()');
  ({ key } = await one<{ key: string }>(db, 'select key from public.punch_keys where id = $1', [booking]));
});
afterAll(() => db.stop());
beforeEach(async () => {
  await db.query('delete from public.attendance_events; delete from public.timesheets; delete from private.presence');
  await db.query("update public.bookings set status = 'confirmed'; delete from private.relayed_punches");
});

const instant = (hours: number) => startsAt + hours * HOUR_MS;

async function at(hours: number): Promise<void> {
  await db.stopClock(new Date(instant(hours)).toISOString());
}

const punch = (kind: Punch['kind'], hours: number, more: Partial<Punch> = {}): Punch => ({
  ...{ id: newId(), kind, said_at: new Date(instant(hours)).toISOString(), offset_s: 0, clock_jumped: false },
  ...more,
});

async function digitsAt(hours: number): Promise<string> {
  const shiftKey = await one<{ key: string }>(db, 'select key from public.shift_keys where id = $1', [shift]);
  return (await codeOf(shiftKey.key, minuteAt(instant(hours)))).digits;
}

/** A night of which the phone could send nothing. */
async function night(): Promise<readonly Punch[]> {
  return [
    punch('in', 2 / 60, { code: await digitsAt(2 / 60) }),
    punch('break_start', 4),
    punch('break_end', 4.5),
    punch('out', 8, { code: await digitsAt(8) }),
  ];
}

const sheetOf = async (punches: readonly Punch[], by: string = key) =>
  (await signedSheets(by, { bookingId: booking, punches }))[0] ?? '';

async function relay(sheet: string, person: Person = people.stef) {
  const { outcomes } = await sync(db, person, { device: TABLET, commands: [command('relay_punches', { sheet })] });
  return outcomes[0];
}

const COMMANDS = { in: 'check_in', out: 'check_out', break_start: 'start_break', break_end: 'end_break' } as const;

async function phoneSends(punches: readonly Punch[]): Promise<void> {
  // First an empty call, as every device after a silence.
  await sync(db, people.rocco, { device: PHONE, commands: [] });
  const commands = punches.map(({ kind, ...said }) => command(COMMANDS[kind], { ...said, booking_id: booking }));
  await sync(db, people.rocco, { device: PHONE, commands });
}

const facts = () =>
  db.query(
    `select id, kind, source, actor_id, verdict, said_at, coalesce(proven_at, trusted_at) as at
     from public.attendance_events order by said_at`,
  );
const sheets = () =>
  db.query(
    `select sheet.id, sheet.state, booking.status, (private.figure_of(booking, 'rockstar')).*
     from public.timesheets sheet join public.bookings booking on booking.id = sheet.booking_id`,
  );
const became = async () =>
  (await db.query<{ verdict: string }>('select verdict from private.relayed_punches order by relayed_at, verdict')).map(
    ({ verdict }) => verdict,
  );

describe('a sheet of a phone without signal', () => {
  it('counts by its own times, nine hours later, carried by staff', async () => {
    await at(-1);
    await sync(db, people.rocco, { device: PHONE, commands: [] });
    await at(9);
    const punches = await night();
    expect(await relay(await sheetOf(punches))).toMatchObject({ state: 'applied' });
    const hours = (await facts()).map(fact => {
      const {
        kind,
        verdict,
        at: when,
        actor_id,
      } = fact as { kind: string; verdict: string; at: Date; actor_id: string };
      return [kind, verdict, (when.getTime() - startsAt) / HOUR_MS, actor_id];
    });
    expect(hours).toEqual([
      ['in', 'proven', 2 / 60, people.rocco.id],
      ['break_start', 'word', 4, people.rocco.id],
      ['break_end', 'word', 4.5, people.rocco.id],
      ['out', 'proven', 8, people.rocco.id],
    ]);
    expect(await became()).toEqual(['proven', 'proven', 'word', 'word']);
    expect(await sheets()).toMatchObject([{ status: 'checked_out' }]);
  });

  it('ST10 comes to the identical facts and timesheet by the tablet alone, by the phone alone, and by both in either order', async () => {
    const punches = await night();
    const sheet = await sheetOf(punches);
    const ways = [
      [() => relay(sheet)],
      [() => phoneSends(punches)],
      [() => relay(sheet), () => phoneSends(punches)],
      [() => phoneSends(punches), () => relay(sheet)],
      [() => relay(sheet), () => relay(sheet)],
    ];
    const ends = [];
    for (const way of ways) {
      await db.query(
        'delete from public.attendance_events; delete from public.timesheets; delete from private.presence',
      );
      await db.query("update public.bookings set status = 'confirmed'");
      await at(-1);
      await sync(db, people.rocco, { device: PHONE, commands: [] });
      await at(9);
      for (const step of way) await step();
      ends.push({ facts: await facts(), sheets: await sheets() });
    }
    expect(ends[0]?.facts).toHaveLength(4);
    for (const end of ends) expect(end).toEqual(ends[0]);
  });

  it('that comes again is known, and adds nothing', async () => {
    await at(1);
    const sheet = await sheetOf([punch('in', 0)]);
    await relay(sheet);
    await relay(sheet, people.vera);
    expect(await facts()).toHaveLength(1);
    expect((await became()).sort()).toEqual(['known', 'word']);
  });

  it('is trusted no further back than the phone was last heard', async () => {
    await at(3);
    await sync(db, people.rocco, { device: PHONE, commands: [] });
    await at(5);
    await relay(await sheetOf([punch('in', 0)]));
    expect(await facts()).toMatchObject([{ at: new Date(instant(5)) }]);
  });
});

it('AT53 a sheet that was changed, or signed by somebody else, changes nothing, beside one that was not', async () => {
  await at(9);
  const honest = await sheetOf([punch('in', 0.5)]);
  const [head, rest] = [honest.slice(0, 41), honest.slice(41)];
  const forged = [
    // An hour earlier.
    head + rest.replace(/,\d{13},/, at => `,${Number(at.slice(1, -1)) - HOUR_MS},`),
    await sheetOf([punch('in', 0)], '0'.repeat(64)),
    `${honest.slice(0, -32)}${'0'.repeat(32)}`,
  ];
  for (const sheet of forged) expect(await relay(sheet, people.vera)).toMatchObject({ state: 'applied' });
  expect([await facts(), await became()]).toEqual([[], ['forged', 'forged', 'forged']]);
  await relay(honest, people.vera);
  expect(await facts()).toHaveLength(1);
});

it('takes no id that stands for something else, and goes on with the rest', async () => {
  await at(1);
  const taken = newId();
  const byHand = {
    id: taken,
    booking_id: booking,
    kind: 'in',
    said_at: new Date(instant(0)).toISOString(),
    reason: 'Seen',
  };
  await act(db, people.vera, command('record_attendance', byHand));
  await relay(await sheetOf([punch('in', 0, { id: taken }), punch('break_start', 1)]));
  expect((await became()).sort()).toEqual(['not_taken', 'word']);
  expect(await facts()).toHaveLength(2);
});

it('says nothing of a booking that its worker gave up', async () => {
  await at(1);
  await db.query("update public.bookings set status = 'released'");
  await relay(await sheetOf([punch('in', 0)]));
  expect([await facts(), await became()]).toEqual([[], ['not_taken']]);
});

it.each([
  '',
  'EP1',
  'EP1|x|y|z',
  `EP1|${newId()}|${'0'.repeat(32)}`,
  `EP2|${newId()}|${'0'.repeat(32)},i,1796000000000,,0,|${'0'.repeat(32)}`,
  `EP1|${newId()}|${'0'.repeat(32)},x,1796000000000,,0,|${'0'.repeat(32)}`,
  `EP1|${newId()}${`|${'0'.repeat(32)},i,1796000000000,,0,`.repeat(11)}|${'0'.repeat(32)}`,
])('what is no sheet is said to be none: %s', async sheet => {
  expect(await relay(sheet)).toMatchObject({ state: 'rejected', code: 'invalid_arguments' });
});
