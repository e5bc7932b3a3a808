// The hours of one booking as both sides see them: the figures side by side, by how much they differ, what settles, and what
// there is to look at. And a week of them: what differs comes first, what agrees can be approved together.

import type { Figure } from '#domain/attendance/figures.ts';
import { type Currency, payMinor } from '#domain/money.ts';
import { dayOf, mondayOf, wallAt } from '#domain/time.ts';
import {
  isSettled,
  minutesApart,
  plannedMinutes,
  type Settled,
  type Standing,
  standsAt,
  whatSettles,
} from './rules.ts';
import type { Timesheet } from './schema.ts';

/** So much more than planned is worth a look. */
const OVER_MIN = 15;

export type Issue =
  | { readonly kind: 'disputed' }
  | { readonly kind: 'apart'; readonly minutes: number }
  | { readonly kind: 'over'; readonly minutes: number }
  /** Of a planned shift: a slip with the phone, or somebody who was sent home. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'noCheckOut' };

export interface Hours {
  readonly sheet: Timesheet;
  readonly phone: Figure | null;
  readonly byHand: Figure | null;
  readonly standing: Standing;
  readonly rockstarMin: number | null;
  readonly venueMin: number | null;
  /** What settles when nobody answers; null when a person has to look at it. */
  readonly settling: Settled | null;
  readonly issue: Issue | null;
}

interface Figures {
  readonly phone: Figure | null;
  readonly byHand: Figure | null;
}

export function hoursOf(sheet: Timesheet, { phone, byHand }: Figures): Hours {
  const { rockstarMin, venueMin } = sheet;
  const standing = { phone, byHand, rockstarMin, venueMin, plannedMin: plannedMinutes(sheet) };
  return {
    sheet,
    phone,
    byHand,
    standing,
    rockstarMin: standsAt(standing, 'rockstar'),
    venueMin: standsAt(standing, 'venue'),
    settling: whatSettles(standing),
    issue: isSettled(sheet.state) ? null : issueOf(sheet, standing),
  };
}

function issueOf(sheet: Timesheet, standing: Standing): Issue | null {
  if (sheet.state === 'disputed') return { kind: 'disputed' };
  const apart = minutesApart(standing);
  if (apart !== null) return { kind: 'apart', minutes: apart };
  const theirs = standsAt(standing, 'rockstar');
  if (theirs === null) return standsAt(standing, 'venue') === null ? { kind: 'noCheckOut' } : null;
  if (theirs === 0 && standing.plannedMin > 0) return { kind: 'nothing' };
  const over = theirs - standing.plannedMin;
  return over > OVER_MIN ? { kind: 'over', minutes: over } : null;
}

/** How far a code proves the phone's figure. */
export function provenBy({ phone }: Pick<Hours, 'phone'>, facts: readonly { kind: string; verdict: string }[]) {
  if (phone?.proven === true) return 'both';
  return facts.some(({ kind, verdict }) => kind === 'in' && verdict === 'proven') ? 'in' : 'none';
}

export interface WeekOfHours<Of extends Hours = Hours> {
  /** Something differs, and the venue has not answered yet. */
  readonly toLookAt: readonly Of[];
  /** The venue can approve them as they are. */
  readonly agreeing: readonly Of[];
  /** Nobody at the venue can do anything: the worker answers, a person looks, or the time runs. */
  readonly waiting: readonly Of[];
  readonly settled: readonly Of[];
}

export function weekOfHours<Of extends Hours>(all: readonly Of[]): WeekOfHours<Of> {
  const open = all.filter(({ sheet }) => !isSettled(sheet.state));
  const answered = (of: Of) =>
    of.sheet.state === 'disputed' || of.sheet.venueMin !== null || (of.rockstarMin === null && of.venueMin !== null);
  const unanswered = open.filter(of => !answered(of));
  return {
    toLookAt: unanswered.filter(({ issue }) => issue !== null),
    agreeing: unanswered.filter(({ issue }) => issue === null),
    waiting: open.filter(answered),
    settled: all.filter(({ sheet }) => isSettled(sheet.state)),
  };
}

/**
 * The Monday of the week to begin with: the first in which the venue has not answered everything, else the last that has
 * hours. Sheets come by start; null: there are none.
 */
export function mondayToOpen(
  sheets: readonly Pick<Timesheet, 'startsAt' | 'tz' | 'state' | 'venueMin'>[],
): string | null {
  const unanswered = sheets.find(
    ({ state, venueMin }) => venueMin === null && (state === 'open' || state === 'submitted'),
  );
  const sheet = unanswered ?? sheets.at(-1);
  return sheet === undefined ? null : mondayOf(dayOf(wallAt(sheet.startsAt, sheet.tz)));
}

/** What is to be paid as things stand: what was agreed, else where the worker stands. */
export function toPay({ sheet, rockstarMin }: Hours): number | null {
  return sheet.agreedMin ?? rockstarMin;
}

export interface HoursSum {
  readonly minutes: number;
  /** By currency, as the venue may have moved within the week; they are never added. */
  readonly minor: ReadonlyMap<Currency, number>;
}

export function sumOf(chosen: readonly Hours[]): HoursSum {
  const minor = new Map<Currency, number>();
  let sum = 0;
  for (const of of chosen) {
    const { rateMinor, currency } = of.sheet;
    const minutes = toPay(of) ?? 0;
    sum += minutes;
    minor.set(currency, (minor.get(currency) ?? 0) + payMinor(rateMinor, minutes));
  }
  return { minutes: sum, minor };
}

/** Which sentence stands above it. */
export function titleOfWeek({
  toLookAt,
  agreeing,
  waiting,
  settled,
}: WeekOfHours): 'title' | 'titleWaiting' | 'titleAgree' | 'titleNone' {
  if (toLookAt.length > 0) return 'title';
  // The other side answers next, or a person decides: that is no agreement.
  if (waiting.length > 0) return 'titleWaiting';
  return agreeing.length + settled.length > 0 ? 'titleAgree' : 'titleNone';
}
