// What the two sides say of the hours of a booking. Each says its own, so that what two people say without signal comes to the
// same in either order; an approval names the figure that was seen, and nothing else is agreed to.

import * as v from 'valibot';
import { aboutShift, nameOf } from '#domain/about.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { type DescribeContext, type Description, defineCommand } from '#domain/command.ts';
import { idText, timesheetId } from '#domain/ids.ts';
import { reasonText } from '#domain/reason.ts';
import { isSettled, LONGEST_MIN, mayReopen, otherSide, standsAt } from './rules.ts';
import { rowToTimesheet, timesheets } from './schema.ts';
import { hoursToSay, reopenHours, sayHours, sideOf, standingOf, withoutOwnWord } from './writing.ts';

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_MIN));

const figureArgs = v.object({ booking_id: idText, minutes });
const counterArgs = v.object({ ...figureArgs.entries, reason: reasonText });
const reopenArgs = v.object({ booking_id: idText });
const disputeArgs = v.object({ booking_id: idText, reason: reasonText });
/** So many in one command, as the server takes them. */
export const MOST_LOCKED = 500;
const lockArgs = v.object({ venue_id: idText, ids: v.pipe(v.array(idText), v.minLength(1), v.maxLength(MOST_LOCKED)) });

/** With the facts: what is said of them comes after them. */
const lane = (bookingId: string) => `attendance:${bookingId}`;

interface SaidHours {
  readonly booking_id: string;
  readonly minutes?: number;
}

/** With the figure that was said: once it is refused, the row does not say it any more. */
async function aboutHours(of: SaidHours, context: DescribeContext): Promise<Description<never>> {
  const { booking_id: bookingId, minutes: said } = of;
  const row = await context.mirror.table(bookings).get(bookingId);
  const about = await aboutShift(row?.shift_id, context);
  const { subject } = about;
  const lines = said === undefined ? about.lines : [...about.lines, context.words.duration(said)];
  if (row?.worker_id === context.mirror.userId)
    return { subject, lines, editTo: `/rockstar/shifts/${bookingId}/hours` };
  const person = await nameOf(context.mirror, row?.worker_id);
  return { subject: person ?? subject, lines, editTo: '/venue/shifts/hours' };
}

export const submitTimesheet = defineCommand({
  name: 'submit_timesheet',
  version: 1,
  args: figureArgs,
  lanes: args => [lane(args.booking_id)],
  async apply(tx, args, context) {
    const sheet = await hoursToSay(tx, args, context);
    if (sheet === undefined || sideOf(sheet, context) !== 'rockstar') return;
    await sayHours(tx, { sheet, minutes: args.minutes, reason: null }, context);
  },
  describe: (args, context) => aboutHours(args, context),
});

export const approveTimesheet = defineCommand({
  name: 'approve_timesheet',
  version: 1,
  args: figureArgs,
  lanes: args => [lane(args.booking_id)],
  async apply(tx, args, context) {
    const sheet = await hoursToSay(tx, args, context);
    if (sheet === undefined) return;
    const stood = standsAt(await standingOf(tx, sheet), otherSide(sideOf(sheet, context)));
    if (stood !== args.minutes) return;
    await sayHours(tx, { sheet, minutes: stood, reason: null }, context);
  },
  describe: (args, context) => aboutHours(args, context),
});

export const counterTimesheet = defineCommand({
  name: 'counter_timesheet',
  version: 1,
  args: counterArgs,
  lanes: args => [lane(args.booking_id)],
  async apply(tx, args, context) {
    const sheet = await hoursToSay(tx, args, context);
    if (sheet !== undefined) await sayHours(tx, { sheet, ...args }, context);
  },
  describe: (args, context) => aboutHours(args, context),
});

export const disputeTimesheet = defineCommand({
  name: 'dispute_timesheet',
  version: 1,
  args: disputeArgs,
  lanes: args => [lane(args.booking_id)],
  async apply(tx, args, context) {
    const sheet = await hoursToSay(tx, args, context);
    if (sheet === undefined) return;
    const side = sideOf(sheet, context);
    await tx.patch(timesheets, sheet.id, {
      ...(side === 'rockstar' ? { rockstar_reason: args.reason } : { venue_reason: args.reason }),
      state: 'disputed',
      settles_at: null,
      updated_at: context.recordedAt,
    });
  },
  describe: (args, context) => aboutHours(args, context),
});

/** Takes an agreement up again: right after a slip of the hand, or because a colleague's was heard first. */
export const reopenTimesheet = defineCommand({
  name: 'reopen_timesheet',
  version: 1,
  args: reopenArgs,
  lanes: args => [lane(args.booking_id)],
  async apply(tx, args, context) {
    const sheet = await tx.get(timesheets, timesheetId(args.booking_id));
    if (sheet === undefined || !mayReopen(rowToTimesheet(sheet), Date.parse(context.recordedAt))) return;
    await reopenHours(tx, withoutOwnWord(sheet, context), context);
  },
  describe: (args, context) => aboutHours(args, context),
});

/** Exported: nobody changes them any more. */
export const lockTimesheets = defineCommand({
  name: 'lock_timesheets',
  version: 1,
  args: lockArgs,
  lanes: args => args.ids.map(id => `timesheet:${id}`),
  async apply(tx, args, context) {
    const sheets = await Promise.all(args.ids.map(id => tx.get(timesheets, id)));
    for (const sheet of sheets) {
      if (sheet === undefined || !isSettled(sheet.state) || sheet.locked_at !== null) continue;
      await tx.patch(timesheets, sheet.id, { locked_at: context.recordedAt, updated_at: context.recordedAt });
    }
  },
  describe: () => ({ editTo: '/venue/shifts/hours' }),
});
