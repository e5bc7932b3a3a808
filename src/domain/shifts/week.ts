// A venue's week as its board shows it: roles down, days across. A shift stands on the day on which it starts on the
// venue's wall, like in every report; what runs past midnight says so. Pure.

import { addDays, dayOf, daySpan, type Instant, type Span } from '#domain/time.ts';
import type { VenueShift } from './queries.ts';
import { ROLES } from './roles.ts';
import { estimatedPayMinor, gapsOf } from './rules.ts';

const WEEK = 7;

/** From its first midnight to its last: an hour longer or shorter when the clocks change. */
export function weekSpan(monday: string, tz: string): Span {
  return { startsAt: daySpan(monday, tz).startsAt, endsAt: daySpan(addDays(monday, WEEK), tz).startsAt };
}

/** How a cell is drawn; what only this device knows wins over all. */
export type CellLook = 'pending' | 'draft' | 'cancelled' | 'past' | 'gap' | 'applied' | 'booked';

export interface BoardCell {
  readonly shift: VenueShift;
  readonly look: CellLook;
  /** Who applied, as far as there are places left for them. */
  readonly applied: number;
}

export interface BoardRow {
  readonly role: string;
  /** One for each day of the week, by start. */
  readonly days: readonly (readonly BoardCell[])[];
}

export interface WeekBoard {
  readonly rows: readonly BoardRow[];
  readonly figures: WeekFigures;
}

/** Of what is posted; drafts are thoughts, and what was called off costs nobody a place. */
export interface WeekFigures {
  readonly places: number;
  readonly booked: number;
  /** Places that may still be filled. */
  readonly gaps: number;
  readonly plannedMinor: number;
  readonly drafts: number;
}

interface WeekView {
  readonly shifts: readonly VenueShift[];
  readonly days: readonly string[];
  /** By shift: how many wait for this venue's word. */
  readonly applied: ReadonlyMap<string, number>;
  readonly now: Instant;
}

export function weekBoard(week: WeekView): WeekBoard {
  const shown = week.shifts.filter(shift => week.days.includes(dayOf(shift.startsLocal)) && isOnBoard(shift));
  const roles = [...new Set(shown.map(({ role }) => role))].sort(byCatalogue);
  return {
    rows: roles.map(role => ({
      role,
      days: week.days.map(day =>
        shown
          .filter(shift => shift.role === role && dayOf(shift.startsLocal) === day)
          .sort((one, other) => one.startsAt - other.startsAt || one.endsAt - other.endsAt)
          .map(shift => boardCell(shift, week)),
      ),
    })),
    figures: figuresOf(shown, week.now),
  };
}

/** A draft that was thrown away was never a shift. */
function isOnBoard(shift: VenueShift): boolean {
  return shift.status === 'draft' || shift.publishedAt !== null;
}

export function boardCell(shift: VenueShift, { applied, now }: Pick<WeekView, 'applied' | 'now'>): BoardCell {
  const waiting = Math.min(applied.get(shift.id) ?? 0, gapsOf(shift));
  return { shift, applied: waiting, look: lookOf(shift, { waiting, now }) };
}

function lookOf(shift: VenueShift, { waiting, now }: { readonly waiting: number; readonly now: Instant }): CellLook {
  if (shift.pending !== null) return 'pending';
  if (shift.status === 'draft') return 'draft';
  if (shift.status === 'cancelled' || shift.status === 'removed') return 'cancelled';
  if (shift.endsAt <= now || shift.status === 'expired') return 'past';
  const gaps = gapsOf(shift);
  if (gaps === 0) return 'booked';
  return waiting >= gaps ? 'applied' : 'gap';
}

function figuresOf(shifts: readonly VenueShift[], now: Instant): WeekFigures {
  const posted = shifts.filter(({ status }) => status === 'published' || status === 'expired');
  const sum = (of: (shift: VenueShift) => number) => posted.reduce((total, shift) => total + of(shift), 0);
  return {
    places: sum(({ positions }) => positions),
    booked: sum(({ confirmedCount }) => confirmedCount),
    gaps: sum(shift => (shift.status === 'published' && shift.endsAt > now ? gapsOf(shift) : 0)),
    plannedMinor: sum(shift => estimatedPayMinor(shift) * shift.positions),
    drafts: shifts.filter(({ status }) => status === 'draft').length,
  };
}

/** Role by role, day by day. */
export function shiftsOf(board: WeekBoard): readonly BoardCell[] {
  return board.rows.flatMap(({ days }) => days.flat());
}

/** The order of the menus; a role that this version does not know comes last. */
function byCatalogue(one: string, other: string): number {
  const place = (role: string) => (ROLES as readonly string[]).indexOf(role);
  const [a, b] = [place(one), place(other)];
  return (a < 0 ? ROLES.length : a) - (b < 0 ? ROLES.length : b) || one.localeCompare(other);
}
