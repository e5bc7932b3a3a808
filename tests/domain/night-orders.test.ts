// A night as two devices and a relay tell it: what a phone says straight, what the venue's tablet carries for it, and what a manager
// writes down, of clocks that are wrong, sent again after every death of an app. However it arrives, it is one timesheet.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evidenceOf } from '#domain/attendance/clock.ts';
import {
  checkIn,
  checkOut,
  endBreak,
  type PunchArgs,
  recordAttendance,
  relayPunches,
  startBreak,
} from '#domain/attendance/commands.ts';
import { figureOf } from '#domain/attendance/figures.ts';
import { attendanceEvents, HAPPENED_KINDS, type HappenedKind, rowToFact } from '#domain/attendance/schema.ts';
import { type Punch, signedSheets } from '#domain/attendance/sheets.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { type BookingId, timesheetId } from '#domain/ids.ts';
import { FIRST_RULES } from '#domain/platform/rules.ts';
import { toInstantText } from '#domain/time.ts';
import { timesheets } from '#domain/timesheets/schema.ts';
import { BOOKING, bookingRow, by, MANAGER, PlainTx, WORKER } from './rows.ts';

const START = Date.parse(bookingRow().starts_at);
const PLAN = {
  startsAt: START,
  endsAt: Date.parse(bookingRow().ends_at),
  breakMin: bookingRow().break_min,
  owedHours: FIRST_RULES.owedHours,
};
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
const RUNS = 400;
const AFTER = toInstantText(START + 30 * HOUR);
const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMANDS = { in: checkIn, out: checkOut, break_start: startBreak, break_end: endBreak } as const;

/** What happened, by the true clock. */
interface Happened {
  readonly kind: HappenedKind;
  readonly minutes: number;
  readonly code: boolean;
  /** The phone's own word, or a manager's. */
  readonly byHand: boolean;
}

interface Night {
  readonly happened: readonly Happened[];
  /** By how much the phone's clock is ahead of the true one. */
  readonly aheadS: number;
  /** In which order things arrive, how, and how often: each place is one arrival of one thing. */
  readonly arrivals: readonly { readonly nth: number; readonly carried: boolean }[];
  /** So many neighbours go onto the sheet that carries one. */
  readonly beside: number;
}

const happened = fc.record({
  kind: fc.constantFrom(...HAPPENED_KINDS),
  // Often by the hour, as a hand writes it: then two things happen in one instant.
  minutes: fc.oneof(
    fc.integer({ min: -90, max: 900 }),
    fc.integer({ min: -1, max: 15 }).map(hours => 60 * hours),
  ),
  code: fc.boolean(),
  byHand: fc.boolean(),
});

/** Everything arrives once at least: before it or after it the same things come again, by either way. */
const nights: fc.Arbitrary<Night> = fc.array(happened, { minLength: 2, maxLength: 9 }).chain(all => {
  const arrival = fc.record({ nth: fc.nat(all.length - 1), carried: fc.boolean() });
  const once = fc
    .tuple(...all.map((_, nth) => fc.record({ nth: fc.constant(nth), carried: fc.boolean() })))
    .map(each => [...each]);
  return fc.record({
    happened: fc.constant(all),
    aheadS: fc.integer({ min: -400 * 86_400, max: 400 * 86_400 }),
    arrivals: fc
      .tuple(once, fc.array(arrival, { maxLength: 8 }))
      .chain(([least, again]) => fc.shuffledSubarray([...least, ...again], { minLength: least.length + again.length })),
    beside: fc.nat(4),
  });
});

const idOf = (nth: number) => `0190a000-0000-7000-8000-0000000000${(160 + nth).toString(16)}`;
const trueAt = ({ minutes }: Happened) => START + minutes * MINUTE;

/** As the phone stores it: by its own clock, and by what it heard of the server's before it lost the network. */
function punchOf(fact: Happened, nth: number, aheadS: number): Punch {
  const device = trueAt(fact) + aheadS * SECOND;
  const heard = { serverAt: START - HOUR, deviceAt: START - HOUR + aheadS * SECOND };
  const rests = fact.kind === 'break_start' || fact.kind === 'break_end';
  return {
    id: idOf(nth),
    kind: fact.kind,
    ...evidenceOf(device, heard, null),
    ...(fact.code && !rests ? { code: '572404' } : {}),
  };
}

interface Outcome {
  /** Each thing once, at its true time. */
  readonly facts: readonly unknown[];
  readonly figures: readonly unknown[];
  readonly status: string | undefined;
  readonly sheets: readonly unknown[];
}

async function told({ happened: all, aheadS, arrivals, beside }: Night): Promise<Outcome> {
  const tx = new PlainTx().holding(bookings, bookingRow());
  const punches = all.map((fact, nth) => punchOf(fact, nth, aheadS));
  const said = all.flatMap((fact, nth) => (fact.byHand ? [] : [nth]));
  for (const { nth, carried } of arrivals) {
    const punch = punches[nth];
    const fact = all[nth];
    if (punch === undefined || fact === undefined) continue;
    if (fact.byHand) {
      const args = {
        id: punch.id,
        booking_id: BOOKING,
        kind: fact.kind,
        said_at: toInstantText(trueAt(fact)),
        reason: 'Seen',
      };
      await recordAttendance.apply(tx, args, { ...by(MANAGER), recordedAt: AFTER });
    } else if (carried) {
      const place = said.indexOf(nth);
      const page = said.slice(Math.max(0, place - beside), place + 1).map(one => punches[one] ?? punch);
      const [sheet = ''] = await signedSheets(KEY, { bookingId: BOOKING as BookingId, punches: page });
      await relayPunches.apply(tx, { sheet }, { ...by(MANAGER), recordedAt: AFTER });
    } else {
      const { kind, ...args } = punch;
      const own: PunchArgs = { ...args, booking_id: BOOKING };
      await COMMANDS[kind].apply(tx, own, { ...by(WORKER), recordedAt: AFTER });
    }
  }
  const facts = (await tx.where(attendanceEvents, 'booking_id', BOOKING)).map(rowToFact);
  const known = facts.toSorted((one, other) => one.id.localeCompare(other.id));
  return {
    facts: known.map(({ id, kind, source, at, verdict }) => ({ id, kind, source, at, verdict })),
    figures: (['rockstar', 'venue'] as const).map(source => figureOf(facts, source, PLAN)),
    status: (await tx.get(bookings, BOOKING))?.status,
    sheets: await tx.where(timesheets, 'booking_id', BOOKING),
  };
}

/** With a clock that is right, each thing once, straight, and when it happened. */
function plainly({ happened: all }: Night): Night {
  const order = all
    .map((_, nth) => nth)
    .toSorted((one, other) => (all[one]?.minutes ?? 0) - (all[other]?.minutes ?? 0));
  return { happened: all, aheadS: 0, arrivals: order.map(nth => ({ nth, carried: false })), beside: 0 };
}

it('comes to one timesheet and one figure, in whatever order and by whichever way it arrives', async () => {
  let worked = 0;
  await fc.assert(
    fc.asyncProperty(nights, async night => {
      const [plain, other] = [await told(plainly(night)), await told(night)];
      expect(other).toEqual(plain);
      expect(other.sheets.length).toBeLessThanOrEqual(1);
      worked += other.sheets.length;
      for (const sheet of other.sheets) expect(sheet).toMatchObject({ id: timesheetId(BOOKING as BookingId) });
    }),
    { numRuns: RUNS },
  );
  expect(worked, 'nights that somebody came to and left').toBeGreaterThan(RUNS / 4);
});
