// What a night's bookings come to, and how much of it is worked by now. An estimate: hours are agreed later, from the facts.
import { type Currency, payMinor } from '#domain/money.ts';
import { type Instant, minutesBetween } from '#domain/time.ts';

export interface NightPlace {
  readonly startsAt: Instant;
  /** Until when they work. */
  readonly until: Instant;
  readonly breakMin: number;
  readonly rateMinor: number;
  readonly currency: Currency;
  /** Null: not here yet. */
  readonly cameAt: Instant | null;
  /** Null: still here. */
  readonly leftAt: Instant | null;
}

export interface NightWorth {
  readonly workedMinor: number;
  readonly bookedMinor: number;
  readonly currency: Currency;
}

/** Null where nobody is booked, and where two currencies would have to be added. */
export function nightWorth(places: readonly NightPlace[], now: Instant): NightWorth | null {
  const [currency, other] = new Set(places.map(place => place.currency));
  if (currency === undefined || other !== undefined) return null;
  const sum = (minutesOf: (place: NightPlace) => number) =>
    places.reduce((total, place) => total + payMinor(place.rateMinor, minutesOf(place)), 0);
  return { workedMinor: sum(place => workedMin(place, now)), bookedMinor: sum(paidMin), currency };
}

function paidMin({ startsAt, until, breakMin }: NightPlace): number {
  return Math.max(0, minutesBetween(startsAt, until) - breakMin);
}

/** Paid from the planned start, and never more than was booked. */
function workedMin(place: NightPlace, now: Instant): number {
  const { startsAt, until, cameAt, leftAt } = place;
  if (cameAt === null) return 0;
  const minutes = minutesBetween(Math.max(cameAt, startsAt), Math.min(leftAt ?? now, until));
  return Math.min(Math.max(0, minutes), paidMin(place));
}
