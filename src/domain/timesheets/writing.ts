// How a timesheet is made and weighed on this device: when somebody has left, and when a side said something. Knows no command.

import { figureOf } from '#domain/attendance/figures.ts';
import { attendanceEvents, rowToFact } from '#domain/attendance/schema.ts';
import { moveBooking } from '#domain/bookings/moves.ts';
import { canMoveBooking } from '#domain/bookings/rules.ts';
import { type BookingRow, bookings } from '#domain/bookings/schema.ts';
import { timesheetId } from '#domain/ids.ts';
import { rulesOf } from '#domain/platform/rules.ts';
import { platformRules, rowToRules } from '#domain/platform/schema.ts';
import type { Side } from '#domain/side.ts';
import { toInstantText } from '#domain/time.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { agreedOn, isSettled, type Standing, settlesFrom, stateByWords, wasAgreedWithout } from './rules.ts';
import { rowToTimesheet, type TimesheetRow, timesheets } from './schema.ts';

const BLANK = {
  row_xid: '0',
  state: 'open',
  rockstar_min: null,
  rockstar_reason: null,
  venue_min: null,
  venue_reason: null,
  agreed_min: null,
  basis: null,
  decided_by: null,
  decided_at: null,
  locked_at: null,
} as const;

/** Somebody has left: there are hours now. One that is there already stays. */
export async function openTimesheet(tx: MirrorTx, booking: BookingRow, context: CommandContext): Promise<void> {
  const id = timesheetId(booking.id);
  if ((await tx.get(timesheets, id)) !== undefined) return;
  await tx.put(timesheets, {
    ...BLANK,
    id,
    booking_id: booking.id,
    venue_id: booking.venue_id,
    worker_id: booking.worker_id,
    role: booking.role,
    starts_at: booking.starts_at,
    ends_at: booking.ends_at,
    tz: booking.tz,
    break_min: booking.break_min,
    rate_minor: booking.rate_minor,
    currency: booking.currency,
    rules_version: booking.rules_version,
    settles_at: toInstantText(settlesFrom(Date.parse(context.recordedAt))),
    created_at: context.recordedAt,
    updated_at: context.recordedAt,
  });
}

/** Of a booking, on which nobody agrees yet. */
export async function openHours(tx: MirrorTx, bookingId: string): Promise<TimesheetRow | undefined> {
  const sheet = await tx.get(timesheets, timesheetId(bookingId));
  return sheet === undefined || isSettled(sheet.state) ? undefined : sheet;
}

interface Saying {
  readonly booking_id: string;
  /** The hours that are wished. Agreed at them, there is nothing left to say. */
  readonly minutes?: number;
}

/** Those that somebody says something of: open, or agreed without what this device held back, and then open again. */
export async function hoursToSay(
  tx: MirrorTx,
  { booking_id, minutes }: Saying,
  context: CommandContext,
): Promise<TimesheetRow | undefined> {
  const sheet = await tx.get(timesheets, timesheetId(booking_id));
  if (sheet === undefined || !isSettled(sheet.state)) return sheet;
  if (sheet.agreed_min === minutes) return undefined;
  const held = wasAgreedWithout(rowToTimesheet(sheet), sideOf(sheet, context), Date.parse(context.recordedAt));
  return held ? reopenHours(tx, sheet, context) : undefined;
}

export async function standingOf(tx: MirrorTx, sheet: TimesheetRow): Promise<Omit<Standing, 'plannedMin'>> {
  const [rows, versions] = await Promise.all([
    sheet.booking_id === null ? [] : tx.where(attendanceEvents, 'booking_id', sheet.booking_id),
    tx.where(platformRules, 'catalogue', 'rules'),
  ]);
  const facts = rows.map(rowToFact);
  const rulebook = versions.map(rowToRules);
  const plan = {
    startsAt: Date.parse(sheet.starts_at),
    endsAt: Date.parse(sheet.ends_at),
    breakMin: sheet.break_min,
    owedHours: rulesOf(rulebook, sheet.rules_version).owedHours,
  };
  return {
    phone: figureOf(facts, 'rockstar', plan),
    byHand: figureOf(facts, 'venue', plan),
    rockstarMin: sheet.rockstar_min,
    venueMin: sheet.venue_min,
  };
}

export const sideOf = (sheet: TimesheetRow, context: CommandContext): Side =>
  sheet.worker_id === context.userId ? 'rockstar' : 'venue';

interface Word {
  readonly sheet: TimesheetRow;
  readonly minutes: number;
  readonly reason: string | null;
}

/** What one side says; nobody's word overwrites the other's. */
export async function sayHours(tx: MirrorTx, word: Word, context: CommandContext): Promise<void> {
  const { sheet, minutes, reason } = word;
  const said =
    sideOf(sheet, context) === 'rockstar'
      ? { rockstar_min: minutes, rockstar_reason: reason }
      : { venue_min: minutes, venue_reason: reason };
  await tx.patch(timesheets, sheet.id, { ...said, updated_at: context.recordedAt });
  await weighTimesheet(tx, { ...sheet, ...said }, context);
}

/** One's own word goes, the other side's stays. */
export function withoutOwnWord(sheet: TimesheetRow, context: CommandContext): TimesheetRow {
  return sideOf(sheet, context) === 'rockstar'
    ? { ...sheet, rockstar_min: null, rockstar_reason: null }
    : { ...sheet, venue_min: null, venue_reason: null };
}

/** Open again, with the words that are left. */
export async function reopenHours(tx: MirrorTx, left: TimesheetRow, context: CommandContext): Promise<TimesheetRow> {
  const open = {
    rockstar_min: left.rockstar_min,
    rockstar_reason: left.rockstar_reason,
    venue_min: left.venue_min,
    venue_reason: left.venue_reason,
    state: stateByWords({ rockstarMin: left.rockstar_min, venueMin: left.venue_min }),
    agreed_min: null,
    basis: null,
    decided_by: null,
    decided_at: null,
    settles_at: toInstantText(settlesFrom(Date.parse(context.recordedAt))),
    updated_at: context.recordedAt,
  };
  await tx.patch(timesheets, left.id, open);
  return { ...left, ...open };
}

/** Agreed when both sides stand at one figure and at least one of them said it, in whatever order that was heard. */
export async function weighTimesheet(tx: MirrorTx, sheet: TimesheetRow, context: CommandContext): Promise<void> {
  const [standing, booking] = await Promise.all([
    standingOf(tx, sheet),
    sheet.booking_id === null ? undefined : tx.get(bookings, sheet.booking_id),
  ]);
  const agreed = agreedOn(standing);
  if (agreed === null) {
    const state = stateByWords(standing);
    if (sheet.state !== 'disputed' && sheet.state !== state) await tx.patch(timesheets, sheet.id, { state });
    return;
  }
  await tx.patch(timesheets, sheet.id, {
    state: 'approved',
    agreed_min: agreed,
    basis: 'agreed',
    decided_by: context.userId,
    decided_at: context.recordedAt,
    settles_at: null,
  });
  // Hours that were taken up again are those of a booking that is approved already.
  if (booking !== undefined && canMoveBooking(booking.status, 'approved'))
    await moveBooking(tx, { booking, status: 'approved' }, context);
}
