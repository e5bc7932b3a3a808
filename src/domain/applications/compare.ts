// Applicants for one shift side by side: what this venue knows of each, whose figure is the best of a column, and what stands against
// accepting somebody. Of other venues' bookings a device knows nothing; the server asks for a reason where they matter. Pure.

import { hasWorked, holdsPlace } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { longWeekMinOf, type Rules } from '#domain/platform/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { weekMinutesWith } from '#domain/shifts/working-week.ts';
import { minutesBetween, overlaps } from '#domain/time.ts';

const NEAR_MIN = 48 * 60;

export interface HereFacts {
  readonly times: number;
  /** The latest first. */
  readonly worked: readonly Booking[];
  /** Of the last shift worked here, in its own currency. */
  readonly lastPaid: Pick<Booking, 'rateMinor' | 'currency'> | null;
  readonly conflicts: Conflicts;
}

export interface Conflicts {
  /** Booked here at the same time. */
  readonly clash: Booking | null;
  /** Between this shift and the nearest one here, before and after, as far as that lies within two days. */
  readonly restBefore: number | null;
  readonly restAfter: number | null;
  /** Of work here in that week, with this shift. */
  readonly weekMinutes: number;
}

export function hereFacts(shift: Shift, theirs: readonly Booking[]): HereFacts {
  const worked = theirs.filter(({ status }) => hasWorked(status)).sort((one, other) => other.startsAt - one.startsAt);
  return {
    times: worked.length,
    worked,
    lastPaid: worked[0] ?? null,
    conflicts: conflictsOf(
      shift,
      theirs.filter(({ status, shiftId }) => holdsPlace(status) && shiftId !== shift.id),
    ),
  };
}

function conflictsOf(shift: Shift, booked: readonly Booking[]): Conflicts {
  return {
    clash: booked.find(one => overlaps(one, shift)) ?? null,
    restBefore: nearest(
      booked.filter(one => one.endsAt <= shift.startsAt).map(one => minutesBetween(one.endsAt, shift.startsAt)),
    ),
    restAfter: nearest(
      booked.filter(one => one.startsAt >= shift.endsAt).map(one => minutesBetween(shift.endsAt, one.startsAt)),
    ),
    weekMinutes: weekMinutesWith(shift, booked),
  };
}

function nearest(gaps: readonly number[]): number | null {
  const least = Math.min(...gaps);
  return least <= NEAR_MIN ? least : null;
}

export type Objection =
  | { readonly kind: 'clash'; readonly booking: Booking }
  | { readonly kind: 'rest'; readonly minutes: number }
  | { readonly kind: 'long_week'; readonly minutes: number; readonly limitHours: number };

/** What a manager is told before accepting; a clash is refused by the server, the rest is for them to weigh, at one venue. */
export function objectionsTo(
  { clash, restBefore, restAfter, weekMinutes }: Conflicts,
  rules: Pick<Rules, 'restHours' | 'weekHours'>,
): readonly Objection[] {
  const rest = Math.min(restBefore ?? NEAR_MIN, restAfter ?? NEAR_MIN);
  return [
    ...(clash === null ? [] : [{ kind: 'clash' as const, booking: clash }]),
    ...(rest < rules.restHours * 60 ? [{ kind: 'rest' as const, minutes: rest }] : []),
    ...(weekMinutes > longWeekMinOf(rules)
      ? [{ kind: 'long_week' as const, minutes: weekMinutes, limitHours: rules.weekHours }]
      : []),
  ];
}

const COMPARED = ['times', 'rating', 'reliability', 'distance'] as const;
export type Compared = (typeof COMPARED)[number];
export type Figures = Readonly<Record<Compared, number | null>>;

/** The best figure of each column; null where nobody has one, or all have the same. */
export function bestOf(rows: readonly Figures[]): Figures {
  const best = (column: Compared) => {
    const known = rows.flatMap(row => row[column] ?? []);
    const of = column === 'distance' ? Math.min(...known) : Math.max(...known);
    return known.some(value => value !== of) ? of : null;
  };
  return {
    times: best('times'),
    rating: best('rating'),
    reliability: best('reliability'),
    distance: best('distance'),
  };
}
