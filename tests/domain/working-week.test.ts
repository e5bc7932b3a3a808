import { describe, expect, it } from 'vitest';
import type { ShiftId, VenueId } from '#domain/ids.ts';
import { FIRST_RULES, longWeekMinOf } from '#domain/platform/rules.ts';
import { calendarHindrance, type Engagement } from '#domain/shifts/fit.ts';
import { weekMinutesWith } from '#domain/shifts/working-week.ts';
import { wallAt } from '#domain/time.ts';
import { WORKING_TIME_CASES, type Work } from './working-time-cases.ts';

function engagement({ at, from, to, breakMin }: Work, shiftId: string): Engagement {
  const [startsAt, endsAt] = [Date.parse(from), Date.parse(to)];
  return { shiftId, venueId: at, startsAt, endsAt, breakMin, booked: true };
}

function shift(work: Work) {
  const { startsAt, endsAt, breakMin } = engagement(work, '');
  const startsLocal = wallAt(startsAt, work.tz);
  const named = { id: 'wanted' as ShiftId, venueId: work.at as VenueId, tz: work.tz };
  return { ...named, startsAt, endsAt, startsLocal, breakMin };
}

describe('work beside work', () => {
  it.each(Object.entries(WORKING_TIME_CASES))('%s', (_, { wanted, others, hindrance, weekMin }) => {
    const engagements = others.map((other, nth) => engagement(other, `other-${nth}`));
    expect(calendarHindrance(shift(wanted), engagements, FIRST_RULES)?.code ?? null).toBe(hindrance);
    if (weekMin !== null) expect(weekMinutesWith(shift(wanted), engagements)).toBe(weekMin);
  });

  it('counts a shift once that is booked already', () => {
    const { wanted } = WORKING_TIME_CASES['an empty calendar'] ?? expect.fail();
    expect(weekMinutesWith(shift(wanted), [engagement(wanted, 'wanted')])).toBe(7.5 * 60);
    expect(calendarHindrance(shift(wanted), [engagement(wanted, 'wanted')], FIRST_RULES)).toBeNull();
  });

  it('is a long week from the first minute beyond forty-eight hours', () => {
    const { wanted, others } = WORKING_TIME_CASES['forty-eight hours to the minute'] ?? expect.fail();
    const engagements = others.map((other, nth) => engagement(other, `other-${nth}`));
    expect(weekMinutesWith(shift(wanted), engagements)).toBe(longWeekMinOf(FIRST_RULES));
  });
});
