// Coming, leaving and resting. What is stored is what the device knows: its clock, what that was worth when the server was
// last heard, and the code as typed. The server judges all of it; here the booking only moves as it will.

import * as v from 'valibot';
import { aboutShift, nameOf } from '#domain/about.ts';
import { moveBooking } from '#domain/bookings/moves.ts';
import { canMoveBooking } from '#domain/bookings/rules.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { type DescribeContext, type Description, defineCommand } from '#domain/command.ts';
import { idText, timesheetId } from '#domain/ids.ts';
import { reasonText } from '#domain/reason.ts';
import { instantText, toInstantText } from '#domain/time.ts';
import { timesheets } from '#domain/timesheets/schema.ts';
import { hoursToSay } from '#domain/timesheets/writing.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { addFact, addOwnFact } from './facts.ts';
import { HAPPENED_KINDS, type TimeKind } from './schema.ts';
import { readSheet } from './sheets.ts';

const restArgs = v.object({
  /** Of the fact; made on the device, so that the same fact by two ways is one. */
  id: idText,
  booking_id: idText,
  said_at: instantText,
  offset_s: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-999_999_999), v.maxValue(999_999_999))),
  clock_jumped: v.optional(v.boolean()),
});

const punchArgs = v.object({
  ...restArgs.entries,
  /** Six digits, or what the QR code says; without one it is the person's word. */
  code: v.optional(v.pipe(v.string(), v.regex(/^(\d{6}|\d{7,9}\.[0-9a-f]{20})$/))),
});

const comingArgs = v.pipe(
  v.object({
    ...punchArgs.entries,
    /** How far from the venue the phone takes itself to be, give or take the other; only where its owner added it. */
    distance_m: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_100_000))),
    accuracy_m: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  }),
  v.check(args => (args.distance_m === undefined) === (args.accuracy_m === undefined)),
);
export type PunchArgs = v.InferOutput<typeof comingArgs>;

const recordArgs = v.object({
  id: idText,
  booking_id: idText,
  kind: v.picklist(HAPPENED_KINDS),
  said_at: instantText,
  reason: reasonText,
});

const endArgs = v.object({ ...restArgs.entries, until: instantText });
const startArgs = v.object({ ...restArgs.entries, from: instantText });

const relayArgs = v.object({
  /** As a phone showed it. */
  sheet: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(1_200),
    v.check(text => readSheet(text) !== null),
  ),
});

const noShowArgs = v.object({ id: idText });

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Of its own: what becomes of an answer or a cancelling never holds a fact back. */
const lane = (bookingId: string) => `attendance:${bookingId}`;

async function aboutOwn(bookingId: string, context: DescribeContext): Promise<Description<never>> {
  const row = await context.mirror.table(bookings).get(bookingId);
  const { subject, lines } = await aboutShift(row?.shift_id, context);
  return { subject, lines, editTo: row ? `/rockstar/shifts/${row.id}` : null };
}

async function aboutPerson(bookingId: string, context: DescribeContext): Promise<Description<never>> {
  const row = await context.mirror.table(bookings).get(bookingId);
  const person = await nameOf(context.mirror, row?.worker_id);
  const { subject, lines } = await aboutShift(row?.shift_id, context);
  return {
    subject: person ?? subject,
    lines,
    editTo: row ? `/venue/shifts/${row.shift_id}` : null,
  };
}

export const checkIn = defineCommand({
  name: 'check_in',
  version: 1,
  args: comingArgs,
  serverFields: ['verdict'],
  lanes: args => [lane(args.booking_id)],
  apply: (tx, args, context) => addOwnFact(tx, { ...args, kind: 'in' }, context),
  describe: (args, context) => aboutOwn(args.booking_id, context),
});

export const checkOut = defineCommand({
  name: 'check_out',
  version: 1,
  args: punchArgs,
  serverFields: ['verdict'],
  lanes: args => [lane(args.booking_id)],
  apply: (tx, args, context) => addOwnFact(tx, { ...args, kind: 'out' }, context),
  describe: (args, context) => aboutOwn(args.booking_id, context),
});

export const startBreak = defineCommand({
  name: 'start_break',
  version: 1,
  args: restArgs,
  lanes: args => [lane(args.booking_id)],
  apply: (tx, args, context) => addOwnFact(tx, { ...args, kind: 'break_start' }, context),
  describe: (args, context) => aboutOwn(args.booking_id, context),
});

export const endBreak = defineCommand({
  name: 'end_break',
  version: 1,
  args: restArgs,
  lanes: args => [lane(args.booking_id)],
  apply: (tx, args, context) => addOwnFact(tx, { ...args, kind: 'break_end' }, context),
  describe: (args, context) => aboutOwn(args.booking_id, context),
});

/** A manager writes down what they saw. */
export const recordAttendance = defineCommand({
  name: 'record_attendance',
  version: 1,
  args: recordArgs,
  lanes: args => [lane(args.booking_id)],
  async apply(tx, args, context) {
    const at = Math.min(Date.parse(args.said_at), Date.parse(context.recordedAt));
    await addFact(tx, { ...args, source: 'venue', at, said_at: toInstantText(at) }, context);
  },
  describe: (args, context) => aboutPerson(args.booking_id, context),
});

/**
 * Carries what a phone without signal showed. Its facts are the phone's own, by id, so arriving by both ways is one fact. A sheet
 * whose signature is wrong changes nothing.
 */
export const relayPunches = defineCommand({
  name: 'relay_punches',
  version: 1,
  args: relayArgs,
  serverFields: ['verdict'],
  lanes: args => [lane(readSheet(args.sheet)?.bookingId ?? '')],
  async apply(tx, args, context) {
    const sheet = readSheet(args.sheet);
    const booking = sheet === null ? undefined : await tx.get(bookings, sheet.bookingId);
    if (sheet === null || booking === undefined) return;
    for (const punch of sheet.punches) {
      const at = Date.parse(punch.said_at) + (punch.offset_s ?? 0) * SECOND_MS;
      const fact = {
        ...punch,
        booking_id: booking.id,
        actor_id: booking.worker_id,
        source: 'rockstar',
        reason: null,
      } as const;
      await addFact(tx, { ...fact, at }, context);
    }
  },
  describe: (args, context) => aboutPerson(readSheet(args.sheet)?.bookingId ?? '', context),
});

/** Until when somebody works, which either side says; agreed when the other says the same. */
export const proposeEnd = defineCommand({
  name: 'propose_end',
  version: 1,
  args: endArgs,
  lanes: args => [lane(args.booking_id)],
  apply: (tx, args, context) => addTime(tx, { ...args, kind: 'until' }, context),
  describe: (args, context) => aboutEither(args.booking_id, context),
});

/** From when somebody is paid before the planned start, which either side says; agreed when the other says the same. */
export const proposeStart = defineCommand({
  name: 'propose_start',
  version: 1,
  args: startArgs,
  lanes: args => [lane(args.booking_id)],
  apply: (tx, { from, ...args }, context) => addTime(tx, { ...args, until: from, kind: 'from' }, context),
  describe: (args, context) => aboutEither(args.booking_id, context),
});

interface SaidTime extends v.InferOutput<typeof endArgs> {
  readonly kind: TimeKind;
}

async function addTime(tx: MirrorTx, said: SaidTime, context: CommandContext): Promise<void> {
  const booking = await tx.get(bookings, said.booking_id);
  if (booking === undefined) return;
  if (booking.status === 'approved' && (await hoursToSay(tx, { booking_id: booking.id }, context)) === undefined)
    return;
  const at = Date.parse(said.said_at) + (said.offset_s ?? 0) * SECOND_MS;
  const source = booking.worker_id === context.userId ? 'rockstar' : 'venue';
  const until = toInstantText(Math.floor(Date.parse(said.until) / MINUTE_MS) * MINUTE_MS);
  await addFact(tx, { ...said, until, source, at, reason: null }, context);
}

async function aboutEither(bookingId: string, context: DescribeContext) {
  const row = await context.mirror.table(bookings).get(bookingId);
  return row?.worker_id === context.mirror.userId ? aboutOwn(bookingId, context) : aboutPerson(bookingId, context);
}

/** Somebody did not come. A coming that a code proves takes it back by itself, whenever it arrives. */
export const markNoShow = defineCommand({
  name: 'mark_no_show',
  version: 1,
  args: noShowArgs,
  // The earliest that it can have been.
  serverFields: ['no_show_at'],
  lanes: args => [lane(args.id)],
  async apply(tx, args, context) {
    const [booking, hours] = await Promise.all([tx.get(bookings, args.id), tx.get(timesheets, timesheetId(args.id))]);
    // Once there are hours, they are what is argued about.
    if (booking === undefined || hours !== undefined || !canMoveBooking(booking.status, 'no_show')) return;
    await moveBooking(tx, { booking, status: 'no_show' }, context);
    await tx.patch(bookings, booking.id, { no_show_at: context.recordedAt });
  },
  describe: (args, context) => aboutPerson(args.id, context),
});
