// A venue's week as its board shows it: roles down, days across. A shift stands on the day on which it starts on the
// venue's wall, like in every report; what runs past midnight says so. Pure.

import type { ProfileId } from '#domain/ids.ts';
import { addDays, addMonths, dayOf, daySpan, daysBetween, type Instant, mondayOf, type Span } from '#domain/time.ts';
import type { VenueShift } from './queries.ts';
import { ROLES } from './roles.ts';
import { estimatedPayMinor, gapsOf, isFillable, paidMinutes } from './rules.ts';

const WEEK = 7;

/** From its first midnight to its last: an hour longer or shorter when the clocks change. */
export function weekSpan(monday: string, tz: string, weeks = 1): Span {
  return { startsAt: daySpan(monday, tz).startsAt, endsAt: daySpan(addDays(monday, WEEK * weeks), tz).startsAt };
}

/** How much of the calendar stands there: names in a week, dots in two, and of a month each day's cover alone. */
export const ZOOMS = ['week', 'two', 'month'] as const;
export type Zoom = (typeof ZOOMS)[number];

/** The whole weeks that show it, for the week that begins on that Monday; of a month those with a day of it. */
export function weeksShown(monday: string, zoom: Zoom): { readonly monday: string; readonly weeks: number } {
  if (zoom !== 'month') return { monday, weeks: zoom === 'week' ? 1 : 2 };
  const { first, last } = monthAround(monday);
  const from = mondayOf(first);
  return { monday: from, weeks: (daysBetween(from, mondayOf(last)) + WEEK) / WEEK };
}

/** The month in which most of that week lies: its Thursday's. */
export function monthAround(monday: string): { readonly first: string; readonly last: string } {
  const first = `${addDays(monday, 3).slice(0, 7)}-01`;
  return { first, last: addDays(addMonths(first, 1), -1) };
}

/** A step on or back: a week, also of two; of a month the week in which the next begins. */
export function mondayAfter(monday: string, zoom: Zoom, steps: 1 | -1): string {
  if (zoom !== 'month') return addDays(monday, WEEK * steps);
  const first = addMonths(monthAround(monday).first, steps);
  return mondayOf(addDays(first, 3));
}

interface StepFrom {
  /** A Monday; null for the week that it is. */
  readonly shown: string | null;
  readonly today: string;
}

/** To what is shown then: null where the week of today, or of months its month, is reached again, which goes with the calendar as before. */
export function stepTo(from: StepFrom, zoom: Zoom, steps: 1 | -1): string | null {
  const current = mondayOf(from.today);
  const next = mondayAfter(from.shown ?? current, zoom, steps);
  const isBack = zoom === 'month' ? monthAround(next).first === monthAround(current).first : next === current;
  return isBack ? null : next;
}

/** How a cell is drawn; what only this device knows wins over all. */
export type CellLook = 'pending' | 'draft' | 'cancelled' | 'past' | 'gap' | 'applied' | 'booked';

export interface BoardCell {
  readonly shift: VenueShift;
  readonly look: CellLook;
  /** Who applied, as far as there are places left for them. */
  readonly applied: number;
  /** Everybody who applied and waits for an answer. */
  readonly applicants: number;
  /** Who has a place, or may have it for a yes; at most as many as there are places. */
  readonly places: readonly Place[];
  /** Places that nobody has and nobody was asked for, while they may still be filled. */
  readonly open: number;
}

/** Booked; asked and not answered; or decided on this device alone. */
export type PlaceLook = 'booked' | 'invited' | 'pending';

export interface Place {
  readonly workerId: ProfileId;
  readonly look: PlaceLook;
  /** Absent while this device does not know the card. */
  readonly name?: string | undefined;
}

/** Without those whom the shift has already, and no more than it has places that nobody was asked for. */
export function newTo({ places, open }: BoardCell, asked: readonly Place[]): readonly Place[] {
  return asked.filter(one => places.every(({ workerId }) => workerId !== one.workerId)).slice(0, open);
}

/** As the shift will be with them; the same object where nobody is new to it. */
export function withPlaces(cell: BoardCell, asked: readonly Place[]): BoardCell {
  const added = newTo(cell, asked);
  if (added.length === 0) return cell;
  return { ...cell, places: inOrder([...cell.places, ...added]), open: cell.open - added.length };
}

const IN_ORDER: readonly PlaceLook[] = ['booked', 'pending', 'invited'];

/** The booked first, as the alphabet has them. */
export function inOrder(places: readonly Place[]): readonly Place[] {
  return places.toSorted(
    (one, other) =>
      IN_ORDER.indexOf(one.look) - IN_ORDER.indexOf(other.look) || (one.name ?? '').localeCompare(other.name ?? ''),
  );
}

export interface BoardRow {
  readonly role: string;
  /** One for each day of the week, by start. */
  readonly days: readonly (readonly BoardCell[])[];
}

export interface WeekBoard {
  readonly rows: readonly BoardRow[];
  /** One for each day. */
  readonly days: readonly DayFigures[];
  readonly figures: WeekFigures;
}

/** How a day is covered; of what is posted. */
export interface DayFigures {
  readonly places: number;
  readonly booked: number;
  /** Asked, or decided here, and not booked yet. */
  readonly asked: number;
  readonly open: number;
  readonly plannedMinor: number;
}

/** Of what is posted; drafts are thoughts, and what was called off costs nobody a place. */
export interface WeekFigures {
  readonly places: number;
  readonly booked: number;
  /** Places that may still be filled. */
  readonly gaps: number;
  /** Those of them that nobody was asked for. */
  readonly open: number;
  readonly plannedMinor: number;
  /** Paid time of all places. */
  readonly plannedMin: number;
  readonly drafts: number;
}

interface WeekView {
  readonly shifts: readonly VenueShift[];
  readonly days: readonly string[];
  /** By shift: how many wait for this venue's word. */
  readonly applied: ReadonlyMap<string, number>;
  /** By shift; absent where nobody asks who they are. */
  readonly places?: ReadonlyMap<string, readonly Place[]>;
  readonly now: Instant;
}

export function weekBoard(week: WeekView): WeekBoard {
  const cells = week.shifts
    .filter(shift => week.days.includes(dayOf(shift.startsLocal)) && isOnBoard(shift))
    .sort((one, other) => one.startsAt - other.startsAt || one.endsAt - other.endsAt)
    .map(shift => boardCell(shift, week));
  const roles = [...new Set(cells.map(({ shift }) => shift.role))].sort(byCatalogue);
  const byDay = new Map<string, BoardCell[]>(week.days.map(day => [day, []]));
  for (const cell of cells) byDay.get(dayOf(cell.shift.startsLocal))?.push(cell);
  const on = (day: string) => byDay.get(day) ?? [];
  return {
    rows: roles.map(role => ({ role, days: week.days.map(day => on(day).filter(({ shift }) => shift.role === role)) })),
    days: week.days.map(day => dayFigures(on(day))),
    figures: figuresOf(cells, week.now),
  };
}

/** A draft that was thrown away was never a shift. */
function isOnBoard(shift: VenueShift): boolean {
  return shift.status === 'draft' || shift.publishedAt !== null;
}

export function boardCell(
  shift: VenueShift,
  { applied, places, now }: Pick<WeekView, 'applied' | 'places' | 'now'>,
): BoardCell {
  const applicants = applied.get(shift.id) ?? 0;
  const waiting = Math.min(applicants, gapsOf(shift));
  const taken = (places?.get(shift.id) ?? []).slice(0, shift.positions);
  const asked = taken.filter(({ look }) => look !== 'booked').length;
  // Shift and bookings may come in two answers: the greater count is the newer.
  const booked = Math.max(shift.confirmedCount, taken.length - asked);
  return {
    shift,
    applied: waiting,
    applicants,
    places: taken,
    open: isFillable(shift, now) ? Math.max(0, shift.positions - booked - asked) : 0,
    look: lookOf(shift, { waiting, now }),
  };
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

function isPosted({ shift }: BoardCell): boolean {
  return shift.status === 'published' || shift.status === 'expired';
}

function dayFigures(cells: readonly BoardCell[]): DayFigures {
  const posted = cells.filter(isPosted);
  return {
    places: sumOf(posted, ({ shift }) => shift.positions),
    booked: sumOf(posted, ({ shift }) => shift.confirmedCount),
    asked: sumOf(posted, ({ places }) => places.filter(({ look }) => look !== 'booked').length),
    open: sumOf(posted, ({ open }) => open),
    plannedMinor: sumOf(posted, ({ shift }) => estimatedPayMinor(shift) * shift.positions),
  };
}

function figuresOf(cells: readonly BoardCell[], now: Instant): WeekFigures {
  const { places, booked, open, plannedMinor } = dayFigures(cells);
  const posted = cells.filter(isPosted);
  return {
    places,
    booked,
    gaps: sumOf(posted, ({ shift }) => (shift.status === 'published' && shift.endsAt > now ? gapsOf(shift) : 0)),
    open,
    plannedMinor,
    plannedMin: sumOf(posted, ({ shift }) => paidMinutes(shift) * shift.positions),
    drafts: cells.filter(({ shift }) => shift.status === 'draft').length,
  };
}

function sumOf(cells: readonly BoardCell[], of: (cell: BoardCell) => number): number {
  return cells.reduce((total, cell) => total + of(cell), 0);
}

/** So many shifts of one role on one day stand there until somebody asks for the rest. */
const MOST_SHIFTS = 6;

/** Those with a gap before others, in the order of the day; what is open beside the board stands in any case. */
export function shownFirst(shifts: readonly BoardCell[], selected: string | undefined): readonly BoardCell[] {
  const first = shifts.toSorted((one, other) => Number(other.open > 0) - Number(one.open > 0)).slice(0, MOST_SHIFTS);
  return shifts.filter(one => first.includes(one) || one.shift.id === selected);
}

/** Role by role, day by day. */
export function shiftsOf(board: WeekBoard): readonly BoardCell[] {
  return board.rows.flatMap(({ days }) => days.flat());
}

export interface GapsAhead {
  /** Soonest first. */
  readonly shifts: readonly VenueShift[];
  readonly open: number;
}

/** What a week still lacks; a Sunday's night runs on into the next one, and what it lacks then is among it. */
export function gapsAhead(board: WeekBoard, tonight: readonly VenueShift[]): GapsAhead {
  const cells = shiftsOf(board);
  const onBoard = new Set<string>(cells.map(({ shift }) => shift.id));
  const beyond = tonight.filter(({ id }) => !onBoard.has(id));
  const shifts = [...cells.filter(({ open }) => open > 0).map(({ shift }) => shift), ...beyond];
  return {
    shifts: shifts.toSorted((one, other) => one.startsAt - other.startsAt),
    open: beyond.reduce((sum, shift) => sum + gapsOf(shift), board.figures.open),
  };
}

/** The order of the menus; a role that this version does not know comes last. */
function byCatalogue(one: string, other: string): number {
  const place = (role: string) => (ROLES as readonly string[]).indexOf(role);
  const [a, b] = [place(one), place(other)];
  return (a < 0 ? ROLES.length : a) - (b < 0 ? ROLES.length : b) || one.localeCompare(other);
}
