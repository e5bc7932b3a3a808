// How long a week of work becomes. From so many hours on as the platform says both sides are warned; nobody is refused for it. Twin of
// `private.week_minutes`.

import { dayOf, minutesBetween, mondayOf } from '#domain/time.ts';
import type { Engagement } from './fit.ts';
import type { Shift } from './schema.ts';
import { weekSpan } from './week.ts';

type Wanted = Pick<Shift, 'id' | 'startsAt' | 'endsAt' | 'startsLocal' | 'breakMin' | 'tz'>;
type Worked = Pick<Engagement, 'shiftId' | 'startsAt' | 'endsAt' | 'breakMin'>;

/** Minutes of work, without breaks, in the week in which the shift starts on its own wall; the shift itself included. */
export function weekMinutesWith(shift: Wanted, engagements: readonly Worked[]): number {
  const week = weekSpan(mondayOf(dayOf(shift.startsLocal)), shift.tz);
  const others = engagements.filter(
    ({ shiftId, startsAt }) => shiftId !== shift.id && startsAt >= week.startsAt && startsAt < week.endsAt,
  );
  return others.reduce((sum, other) => sum + workMinutes(other), workMinutes(shift));
}

function workMinutes({ startsAt, endsAt, breakMin }: Pick<Worked, 'startsAt' | 'endsAt' | 'breakMin'>): number {
  return minutesBetween(startsAt, endsAt) - breakMin;
}
