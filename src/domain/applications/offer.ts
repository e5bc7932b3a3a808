// What a rockstar may do about a shift just now, by this device's knowledge. The server decides again when it arrives.

import { speaksAgainst } from '#domain/availability/rules.ts';
import type { Calendar } from '#domain/availability/schema.ts';
import { verdictOn } from '#domain/availability/verdicts.ts';
import type { Rules } from '#domain/platform/rules.ts';
import type { AccountStatus } from '#domain/profiles/schema.ts';
import type { Refusal } from '#domain/refusals.ts';
import { calendarHindrance, type Engagement, type Fit } from '#domain/shifts/fit.ts';
import { gapsOf, isFillable } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import type { Instant } from '#domain/time.ts';
import { isOpenStanding, type Standing } from './standing.ts';

export type Offer =
  /** Be booked at once, if a place is left when the server hears of it. */
  | { readonly kind: 'claim'; readonly calendarSays: CalendarNo }
  /** `tooLittleRest`: it would be booked at once, were it not for the rest; asking is allowed. */
  | { readonly kind: 'apply'; readonly tooLittleRest: boolean }
  /** All places are taken; how one gets in line depends on how the shift is booked. */
  | { readonly kind: 'waitlist'; readonly by: 'claim' | 'apply'; readonly calendarSays: CalendarNo }
  | { readonly kind: 'none'; readonly code: Refusal; readonly hindrance: Hindrance | null };

export type Hindrance = Extract<Fit, { readonly code: 'clash' | 'rest_too_short' }>;

/** One's own calendar speaks against it: to be asked before it is booked at once. */
export type CalendarNo = 'unavailable' | 'outside' | null;

export interface OfferFacts {
  readonly shift: Shift;
  readonly venueVerified: boolean;
  readonly standing: Standing | null;
  readonly engagements: readonly Engagement[];
  readonly calendar: Calendar;
  readonly accountStatus: AccountStatus;
  readonly rules: Pick<Rules, 'restHours'>;
  readonly now: Instant;
}

/** Null while the person already stands in line or is booked: then the act is to leave, not to ask. */
export function offerOf(facts: OfferFacts): Offer | null {
  const { shift, standing } = facts;
  if (standing !== null && isOpenStanding(standing)) return null;
  // Its invitation was accepted: whether there is a place, the server says.
  if (facts.engagements.some(({ shiftId, booked }) => shiftId === shift.id && !booked)) return null;
  if (!isFillable(shift, facts.now)) return refusal('shift_gone');
  if (facts.accountStatus === 'suspended') return refusal('account_suspended');
  if (standing?.kind === 'not_selected') return refusal('not_again');
  // Once it has started, what is over by now is in nobody's way.
  const left = { ...shift, startsAt: Math.max(shift.startsAt, facts.now) };
  const hindrance = calendarHindrance(left, facts.engagements, facts.rules);
  const instant = shift.bookingMode === 'instant' && facts.venueVerified;
  // Many requests may overlap, but not one with a place that is taken; a claim may not even overlap another claim.
  if (hindrance?.code === 'clash' && (hindrance.with.booked || instant)) return refusal('clash', hindrance);
  if (hindrance?.code === 'rest_too_short' && instant) return { kind: 'apply', tooLittleRest: true };
  const verdict = verdictOn(facts.calendar, { from: shift.startsLocal, to: shift.endsLocal });
  const calendarSays = instant && speaksAgainst(verdict) ? verdict : null;
  if (gapsOf(shift) === 0) return { kind: 'waitlist', by: instant ? 'claim' : 'apply', calendarSays };
  return instant ? { kind: 'claim', calendarSays } : { kind: 'apply', tooLittleRest: false };
}

function refusal(code: Refusal, hindrance: Hindrance | null = null): Offer {
  return { kind: 'none', code, hindrance };
}
