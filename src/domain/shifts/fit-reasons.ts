// What speaks for a shift that fits, one fact a line, for its page. Whether it fits at all is fitOf's.

import { verdictOn } from '#domain/availability/verdicts.ts';
import { longWeekMinOf } from '#domain/platform/rules.ts';
import { minutesBetween } from '#domain/time.ts';
import { type Engagement, paysLess, type Seeker } from './fit.ts';
import type { Shift } from './schema.ts';
import { weekMinutesWith } from './working-week.ts';

export type FitReason =
  /** Between it and the nearest shift of one's own, as far as that lies within two days. */
  | { readonly kind: 'rest_after' | 'rest_before'; readonly minutes: number; readonly other: Engagement }
  | { readonly kind: 'preferred' | 'role' }
  | { readonly kind: 'above_minimum'; readonly byMinor: number }
  /** Speaks against it, and nobody is refused for it. */
  | { readonly kind: 'long_week'; readonly minutes: number; readonly limitHours: number };

const NEAR_MIN = 48 * 60;

export function fitReasons(shift: Shift, seeker: Seeker): readonly FitReason[] {
  const others = seeker.engagements.filter(({ shiftId }) => shiftId !== shift.id);
  const week = weekMinutesWith(shift, others);
  const { minimumRateMinor: least, currency } = seeker;
  return [
    ...restsAround(shift, others),
    ...(verdictOn(seeker.calendar, { from: shift.startsLocal, to: shift.endsLocal }) === 'prefer'
      ? [{ kind: 'preferred' as const }]
      : []),
    ...(least !== null && currency === shift.currency && !paysLess(shift, least, currency)
      ? [{ kind: 'above_minimum' as const, byMinor: shift.rateMinor - least }]
      : []),
    ...(seeker.skills.includes(shift.role) ? [{ kind: 'role' as const }] : []),
    ...(week > longWeekMinOf(seeker.rules)
      ? [{ kind: 'long_week' as const, minutes: week, limitHours: seeker.rules.weekHours }]
      : []),
  ];
}

function restsAround(shift: Shift, others: readonly Engagement[]): readonly FitReason[] {
  const before = others.filter(one => one.endsAt <= shift.startsAt).sort((one, other) => other.endsAt - one.endsAt)[0];
  const after = others
    .filter(one => one.startsAt >= shift.endsAt)
    .sort((one, other) => one.startsAt - other.startsAt)[0];
  return [
    ...(before === undefined ? [] : near('rest_after', minutesBetween(before.endsAt, shift.startsAt), before)),
    ...(after === undefined ? [] : near('rest_before', minutesBetween(shift.endsAt, after.startsAt), after)),
  ];
}

function near(kind: 'rest_after' | 'rest_before', minutes: number, other: Engagement): readonly FitReason[] {
  return minutes > NEAR_MIN ? [] : [{ kind, minutes, other }];
}
