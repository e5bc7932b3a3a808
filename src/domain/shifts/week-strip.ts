// Seven days from today as one line: what is booked and the rest around it, days that one does not work, what is open, and the shift that
// is looked at. Places are shares of the line, 0 to 1; a day is as wide as it is long. Pure.

import { speaksAgainst } from '#domain/availability/rules.ts';
import { verdictOn } from '#domain/availability/verdicts.ts';
import { restMsOf } from '#domain/platform/rules.ts';
import { addDays, daySpan, type Instant, type Span } from '#domain/time.ts';
import type { Engagement, Seeker } from './fit.ts';
import { paidMinutes } from './rules.ts';
import type { Shift } from './schema.ts';
import type { FoundShift } from './search.ts';

const DAYS = 7;
/** Bars of what is open lie in so many lines; what finds no room in them is left to the list. */
const LANES = 3;
/** Between two bars of one line, as a share of the line. */
const GAP = 0.006;

export interface Bar {
  readonly from: number;
  readonly width: number;
}

export interface WordedBar extends Bar {
  /** As much as words that begin with it have before those of the next one. */
  readonly room: number;
}

export interface StripDay extends Bar {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** The person's own calendar says no to all of it. */
  readonly off: boolean;
}

export interface WeekStrip {
  readonly days: readonly StripDay[];
  readonly now: number;
  readonly booked: readonly (WordedBar & { readonly engagement: Engagement; readonly isOver: boolean })[];
  readonly rests: readonly Bar[];
  readonly open: readonly (Bar & { readonly found: FoundShift; readonly lane: number })[];
  readonly chosen: (WordedBar & { readonly shift: Shift }) | null;
  /** Of work that is confirmed and not over, without breaks. */
  readonly bookedMinutes: number;
  /** With the chosen one, where it is of this week and not confirmed. */
  readonly withChosenMinutes: number | null;
}

export interface StripFacts {
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  readonly tz: string;
  readonly now: Instant;
  readonly seeker: Seeker;
  /** In any order. */
  readonly found: readonly FoundShift[];
  readonly chosen: Shift | null;
}

type ZoneFacts = Omit<StripFacts, 'today' | 'tz'> & {
  readonly venues: ReadonlyMap<string, { readonly tz: string | null }>;
};

/**
 * Whose clock the days of the line are: the place's, as with the hours that its bars are worded in. It is that of the shift that is looked
 * at, else of what is booked next, else of what is open first; null where there is none of them.
 */
export function stripZone({ now, seeker, venues, found, chosen }: ZoneFacts): string | null {
  const ahead = seeker.engagements.filter(({ endsAt }) => endsAt > now);
  const [next] = ahead.toSorted((one, other) => one.startsAt - other.startsAt);
  const booked = next === undefined ? null : venues.get(next.venueId)?.tz;
  return chosen?.tz ?? booked ?? found[0]?.shift.tz ?? null;
}

export function weekStrip({ today, tz, now, seeker, found, chosen }: StripFacts): WeekStrip {
  const dayNames = Array.from({ length: DAYS }, (_, nth) => addDays(today, nth));
  const span = { startsAt: daySpan(today, tz).startsAt, endsAt: daySpan(addDays(today, DAYS), tz).startsAt };
  const bar = (one: Span) => barOf(one, span);
  const rest = restMsOf(seeker.rules);
  const own = seeker.engagements.filter(one => one.endsAt > span.startsAt && one.startsAt < span.endsAt);
  const booked = own.flatMap(engagement => bar(engagement).map(place => ({ ...place, engagement })));
  const ahead = own.filter(one => one.booked && !isOver(one, now));
  const bookedMinutes = ahead.reduce((sum, one) => sum + paidMinutes(one), 0);
  const isOwn = own.some(({ shiftId }) => shiftId === chosen?.id);
  const isSure = own.some(({ shiftId, booked }) => booked && shiftId === chosen?.id);
  const [chosenBar] = chosen === null ? [] : bar(chosen);
  const starts = booked.map(({ from }) => from);
  // The words of what is booked give way to what is looked at, also where both begin at once.
  const before = isOwn || chosenBar === undefined ? [] : [chosenBar.from];
  return {
    days: dayNames.flatMap(day =>
      bar(daySpan(day, tz)).map(place => ({ ...place, day, off: isOff(day, seeker) && !isWorked(day, tz, own) })),
    ),
    now: Math.min(1, Math.max(0, (now - span.startsAt) / (span.endsAt - span.startsAt))),
    booked: booked.map(one => ({
      ...one,
      isOver: isOver(one.engagement, now),
      room: before.includes(one.from) ? 0 : roomIn(one, [...starts, ...before]),
    })),
    rests: own.flatMap(({ startsAt, endsAt }) => [
      ...bar({ startsAt: startsAt - rest, endsAt: startsAt }),
      ...bar({ startsAt: endsAt, endsAt: endsAt + rest }),
    ]),
    open: inLanes(
      found.filter(({ shift }) => shift.endsAt > span.startsAt && shift.startsAt < span.endsAt && !isAmong(shift, own)),
      span,
    ),
    chosen:
      chosen === null || chosenBar === undefined
        ? null
        : { ...chosenBar, room: roomIn(chosenBar, starts), shift: chosen },
    bookedMinutes,
    // A later one is no part of this week.
    withChosenMinutes:
      chosen === null || chosenBar === undefined || isSure ? null : bookedMinutes + paidMinutes(chosen),
  };
}

/** Last night's, until midnight: it still asks for rest, and is no plan any more. */
function isOver({ endsAt }: Span, now: Instant): boolean {
  return endsAt <= now;
}

function isAmong(shift: Shift, own: readonly Engagement[]): boolean {
  return own.some(({ shiftId }) => shiftId === shift.id);
}

/** Hours that are given leave the rest of a day outside them: only a day of which nothing is left is off. */
function isOff(day: string, { calendar }: Seeker): boolean {
  const hours = Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00`);
  return hours.every(from => speaksAgainst(verdictOn(calendar, { from, to: `${from.slice(0, -2)}59` })));
}

function isWorked(day: string, tz: string, own: readonly Engagement[]): boolean {
  const { startsAt, endsAt } = daySpan(day, tz);
  return own.some(one => one.startsAt < endsAt && one.endsAt > startsAt);
}

/** None where nothing of it is on the line. */
function barOf(one: Span, line: Span): readonly Bar[] {
  const whole = line.endsAt - line.startsAt;
  const from = Math.max(0, (one.startsAt - line.startsAt) / whole);
  const to = Math.min(1, (one.endsAt - line.startsAt) / whole);
  return to <= from ? [] : [{ from, width: to - from }];
}

/** From its beginning to the next of those, or to the end of the line. */
function roomIn({ from }: Bar, starts: readonly number[]): number {
  return Math.min(...starts.filter(at => at > from), 1) - from;
}

/** The soonest first, each in the first line that has room. */
function inLanes(found: readonly FoundShift[], line: Span): WeekStrip['open'] {
  const ends: number[] = [];
  const byStart = found.toSorted((one, other) => one.shift.startsAt - other.shift.startsAt);
  return byStart.flatMap(one => {
    const [place] = barOf(one.shift, line);
    if (place === undefined) return [];
    const free = ends.findIndex(end => end + GAP <= place.from);
    const lane = free === -1 ? ends.length : free;
    if (lane >= LANES) return [];
    ends[lane] = place.from + place.width;
    return [{ ...place, found: one, lane }];
  });
}
