// What a calendar says of a slot. Exceptions go before rules; what is not mentioned is free, unless hours are given and
// these are not among them. Reckoned on the wall of the place where the work is; the twin of private.availability_of.

import { addDays, dayOf, daysBetween, type Instant, wallAt, weekdayOf } from '#domain/time.ts';
import type { AvailabilityKind, AvailabilityRule, Calendar } from './schema.ts';

/** 'outside': hours are given, and not all of the slot lies in them. 'unsaid': nothing is known of it. */
export type AvailabilityVerdict = AvailabilityKind | 'outside' | 'unsaid';

export interface WallSlot {
  /** 'YYYY-MM-DDTHH:mm'. */
  readonly from: string;
  readonly to: string;
}

export function availabilityOf(calendar: Calendar, slot: WallSlot): AvailabilityVerdict {
  const from = minuteOf(slot.from);
  const to = minuteOf(slot.to);
  const mentioned = mentionedHours(calendar, slot).filter(span => span.begins < to && span.ends > from);
  const edges = mentioned.flatMap(({ begins, ends }) => [begins, ends]);
  const cuts = [from, ...edges.filter(at => at > from && at < to)];
  const kinds = [...new Set(cuts)].map(at => strongest(mentioned.filter(span => span.begins <= at && span.ends > at)));
  if (kinds.includes('unavailable')) return 'unavailable';
  if (kinds.every(kind => kind === 'prefer')) return 'prefer';
  if (kinds.every(kind => kind !== null)) return 'available';
  const day = dayOf(slot.from);
  return calendar.rules.some(rule => rule.kind !== 'unavailable' && isValidOn(rule, day)) ? 'outside' : 'unsaid';
}

/** Days that differ and are not over on the calendar of that zone. */
export function exceptionsAhead(
  { exceptions }: Pick<Calendar, 'exceptions'>,
  now: Instant,
  tz: string,
): Calendar['exceptions'] {
  const today = dayOf(wallAt(now, tz));
  return exceptions.filter(({ endsOn }) => endsOn >= today);
}

/** Whether being booked at once on it asks first. */
export function speaksAgainst(verdict: AvailabilityVerdict): verdict is 'unavailable' | 'outside' {
  return verdict === 'unavailable' || verdict === 'outside';
}

interface Mentioned {
  readonly begins: number;
  readonly ends: number;
  readonly kind: AvailabilityKind;
  readonly weight: number;
}

const WEIGHT: Readonly<Record<AvailabilityKind, number>> = { unavailable: 3, prefer: 2, available: 1 };
const EXCEPTION_WEIGHT = 10;
const DAY_MIN = 1440;

/** From the day before, whose night may reach into the slot. */
function mentionedHours(calendar: Calendar, slot: WallSlot): readonly Mentioned[] {
  const first = addDays(dayOf(slot.from), -1);
  const days = Array.from({ length: daysBetween(first, dayOf(slot.to)) + 1 }, (_, nth) => addDays(first, nth));
  const daysWithWeekday = days.map(day => ({ day, weekday: weekdayOf(day) }));
  return daysWithWeekday.flatMap(({ day, weekday }) => [
    ...calendar.rules
      .filter(rule => rule.weekday === weekday && isValidOn(rule, day))
      .map(rule => mentionedOn(day, { hours: rule, kind: rule.kind, extra: 0 })),
    ...calendar.exceptions
      .filter(exception => exception.startsOn <= day && day <= exception.endsOn)
      .map(exception => mentionedOn(day, { ...exception, extra: EXCEPTION_WEIGHT })),
  ]);
}

interface Saying {
  readonly hours: { readonly start: string; readonly end: string } | null;
  readonly kind: AvailabilityKind;
  readonly extra: number;
}

function mentionedOn(day: string, { hours, kind, extra }: Saying): Mentioned {
  const midnight = minuteOf(`${day}T00:00`);
  const [starts, ends] = hours === null ? [0, DAY_MIN] : dayMinutes(hours);
  return { begins: midnight + starts, ends: midnight + ends, kind, weight: WEIGHT[kind] + extra };
}

function strongest(spans: readonly Mentioned[]): AvailabilityKind | null {
  return (
    spans.reduce<Mentioned | null>((best, span) => (best === null || span.weight > best.weight ? span : best), null)
      ?.kind ?? null
  );
}

/** Minutes from the midnight that begins the day; an overnight span reaches past 1440. */
function dayMinutes(hours: { readonly start: string; readonly end: string }): readonly [number, number] {
  const starts = timeMinutes(hours.start);
  const ends = timeMinutes(hours.end);
  return [starts, ends <= starts ? ends + DAY_MIN : ends];
}

function timeMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function minuteOf(wall: string): number {
  return Date.parse(`${wall}Z`) / 60_000;
}

function isValidOn(rule: Pick<AvailabilityRule, 'validFrom' | 'validTo'>, day: string): boolean {
  return (rule.validFrom === null || rule.validFrom <= day) && (rule.validTo === null || day <= rule.validTo);
}

/** One weekday says one thing once: the rule that already says it, or null. */
export function overlappingRule(rules: readonly AvailabilityRule[], wanted: AvailabilityRule): AvailabilityRule | null {
  const [starts, ends] = dayMinutes(wanted);
  return (
    rules.find(rule => {
      if (rule.id === wanted.id || rule.weekday !== wanted.weekday || rule.kind !== wanted.kind) return false;
      const [otherStarts, otherEnds] = dayMinutes(rule);
      return starts < otherEnds && otherStarts < ends && validTogether(rule, wanted);
    }) ?? null
  );
}

function validTogether(one: AvailabilityRule, other: AvailabilityRule): boolean {
  const before = (last: string | null, first: string | null) => last !== null && first !== null && last < first;
  return !before(one.validTo, other.validFrom) && !before(other.validTo, one.validFrom);
}
