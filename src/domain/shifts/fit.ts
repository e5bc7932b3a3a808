// Does a shift fit this rockstar? Clash, rest, role and the hours they gave decide; the minimum rate only advises. The same codes as the
// server's, so that what a list greys out is what a claim would be refused for.

import { speaksAgainst } from '#domain/availability/rules.ts';
import type { Calendar } from '#domain/availability/schema.ts';
import { verdictOn } from '#domain/availability/verdicts.ts';
import type { Currency } from '#domain/money.ts';
import { type Rules, restMsOf } from '#domain/platform/rules.ts';
import { type Instant, overlaps, type Span } from '#domain/time.ts';
import type { Shift } from './schema.ts';

/** A place that is taken or claimed: a live booking, or a claim that is still on its way. */
export interface Engagement extends Span {
  readonly shiftId: string;
  readonly venueId: string;
  readonly breakMin: number;
  /** False for a claim whose answer is not known. */
  readonly booked: boolean;
}

export interface Seeker {
  readonly skills: readonly string[];
  readonly minimumRateMinor: number | null;
  /** In which the minimum is meant; null while no city is chosen. Sums are compared within one currency only. */
  readonly currency: Currency | null;
  readonly engagements: readonly Engagement[];
  readonly calendar: Calendar;
  /** In force now. */
  readonly rules: Rules;
}

export type Fit =
  /** `preferred`: it lies in hours that the person likes to work. */
  | { readonly fits: true; readonly belowMinimum: boolean; readonly preferred: boolean }
  | { readonly fits: false; readonly code: 'clash'; readonly with: Engagement }
  /** `restsUntil`: from when on they would have had their rest; null when it is the shift after this one that is too near. */
  | {
      readonly fits: false;
      readonly code: 'rest_too_short';
      readonly with: Engagement;
      readonly restsUntil: Instant | null;
    }
  | { readonly fits: false; readonly code: 'role_not_yours' }
  | { readonly fits: false; readonly code: 'marked_unavailable'; readonly verdict: 'unavailable' | 'outside' };

type Wanted = Pick<
  Shift,
  'id' | 'venueId' | 'startsAt' | 'endsAt' | 'startsLocal' | 'endsLocal' | 'role' | 'rateMinor' | 'currency'
>;

export function fitOf(shift: Wanted, seeker: Seeker): Fit {
  const hindrance = calendarHindrance(shift, seeker.engagements, seeker.rules);
  if (hindrance !== null) return hindrance;
  if (seeker.skills.length > 0 && !seeker.skills.includes(shift.role)) return { fits: false, code: 'role_not_yours' };
  const verdict = verdictOn(seeker.calendar, { from: shift.startsLocal, to: shift.endsLocal });
  if (speaksAgainst(verdict)) return { fits: false, code: 'marked_unavailable', verdict };
  return {
    fits: true,
    belowMinimum: paysLess(shift, seeker.minimumRateMinor, seeker.currency),
    preferred: verdict === 'prefer',
  };
}

/** False where nothing is asked, and where the sums cannot be compared. */
export function paysLess(
  { rateMinor, currency }: Pick<Shift, 'rateMinor' | 'currency'>,
  least: number | null,
  of: Currency | null,
): boolean {
  return least !== null && currency === of && rateMinor < least;
}

/** What in one's own calendar forbids booking oneself on it; a clash is said before a short rest. */
export function calendarHindrance(
  shift: Pick<Wanted, 'venueId' | 'startsAt' | 'endsAt'> & { readonly id: string },
  engagements: readonly Engagement[],
  rules: Pick<Rules, 'restHours'>,
): Extract<Fit, { code: 'clash' | 'rest_too_short' }> | null {
  const others = engagements.filter(engagement => engagement.shiftId !== shift.id);
  const clash = others.find(engagement => overlaps(engagement, shift));
  if (clash !== undefined) return { fits: false, code: 'clash', with: clash };
  // A split day at one venue needs no rest between its halves.
  const least = restMsOf(rules);
  const near = others.find(engagement => engagement.venueId !== shift.venueId && restMs(engagement, shift) < least);
  if (near === undefined) return null;
  const restsUntil = near.endsAt <= shift.startsAt ? near.endsAt + least : null;
  return { fits: false, code: 'rest_too_short', with: near, restsUntil };
}

/** The time between two spans that do not overlap, whichever comes first. */
function restMs(one: Span, other: Span): number {
  return one.endsAt <= other.startsAt ? other.startsAt - one.endsAt : one.startsAt - other.endsAt;
}
