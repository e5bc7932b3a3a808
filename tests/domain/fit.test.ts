import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShiftId, VenueId } from '#domain/ids.ts';
import { FIRST_RULES, restMsOf } from '#domain/platform/rules.ts';
import { calendarHindrance, type Engagement, fitOf } from '#domain/shifts/fit.ts';
import { overlaps } from '#domain/time.ts';

const HOUR = 3_600_000;
const REST_MS = restMsOf(FIRST_RULES);
const EVENING = Date.parse('2026-11-27T18:00Z');

const shift = {
  id: 'wanted' as ShiftId,
  venueId: 'thistle' as VenueId,
  startsAt: EVENING,
  endsAt: EVENING + 8 * HOUR,
  startsLocal: '2026-11-27T18:00',
  endsLocal: '2026-11-28T02:00',
  role: 'bartender',
  rateMinor: 1550,
  currency: 'GBP' as const,
};

function engagement(startsAt: number, hours: number, changes: Partial<Engagement> = {}): Engagement {
  return {
    shiftId: 'other',
    venueId: 'rye',
    startsAt,
    endsAt: startsAt + hours * HOUR,
    breakMin: 0,
    booked: true,
    ...changes,
  };
}

function seeker(...engagements: readonly Engagement[]) {
  return {
    skills: ['bartender', 'barback'],
    minimumRateMinor: 1450,
    currency: 'GBP' as const,
    engagements,
    calendar: { rules: [], exceptions: [] },
    rules: FIRST_RULES,
  };
}

describe('a shift fits', () => {
  it('an empty calendar', () => {
    expect(fitOf(shift, seeker())).toEqual({ fits: true, belowMinimum: false, preferred: false });
  });

  it('who has named no roles', () => {
    expect(fitOf({ ...shift, role: 'host' }, { ...seeker(), skills: [] }).fits).toBe(true);
  });

  it('with a word when it pays less than the minimum', () => {
    expect(fitOf({ ...shift, rateMinor: 1449 }, seeker())).toEqual({
      fits: true,
      belowMinimum: true,
      preferred: false,
    });
  });

  it('without that word when the sums are of two currencies', () => {
    const abroad = { ...shift, rateMinor: 1449, currency: 'EUR' as const };
    expect(fitOf(abroad, seeker())).toMatchObject({ fits: true, belowMinimum: false });
  });

  it('right after a shift at the same venue', () => {
    expect(fitOf(shift, seeker(engagement(EVENING - 4 * HOUR, 4, { venueId: 'thistle' }))).fits).toBe(true);
  });

  it('after eleven hours of rest, to the minute', () => {
    expect(fitOf(shift, seeker(engagement(EVENING - REST_MS - 4 * HOUR, 4))).fits).toBe(true);
  });

  it('beside the very booking that it is', () => {
    expect(fitOf(shift, seeker(engagement(EVENING, 8, { shiftId: 'wanted' }))).fits).toBe(true);
  });
});

describe('a shift does not fit', () => {
  it('over another', () => {
    const other = engagement(EVENING + 7 * HOUR, 4);
    expect(fitOf(shift, seeker(other))).toEqual({ fits: false, code: 'clash', with: other });
  });

  it('over a claim whose answer is not known', () => {
    const claim = engagement(EVENING, 2, { booked: false });
    expect(fitOf(shift, seeker(claim))).toMatchObject({ code: 'clash', with: { booked: false } });
  });

  it('too soon after another venue, and says until when one rests', () => {
    const before = engagement(EVENING - 6 * HOUR, 4);
    expect(fitOf(shift, seeker(before))).toEqual({
      fits: false,
      code: 'rest_too_short',
      with: before,
      restsUntil: EVENING - 2 * HOUR + REST_MS,
    });
  });

  it('too soon before another venue', () => {
    const after = engagement(EVENING + 10 * HOUR, 4);
    expect(fitOf(shift, seeker(after))).toEqual({
      fits: false,
      code: 'rest_too_short',
      with: after,
      restsUntil: null,
    });
  });

  it('who does other work', () => {
    expect(fitOf({ ...shift, role: 'sous-chef' }, seeker())).toEqual({ fits: false, code: 'role_not_yours' });
  });

  it('names the clash before the short rest', () => {
    const near = engagement(EVENING - 6 * HOUR, 4, { shiftId: 'near' });
    const over = engagement(EVENING + HOUR, 4, { shiftId: 'over' });
    expect(fitOf(shift, seeker(near, over))).toMatchObject({ code: 'clash', with: { shiftId: 'over' } });
  });
});

describe('any calendar', () => {
  const hours = fc.integer({ min: -60, max: 60 });
  const length = fc.integer({ min: 1, max: 16 });
  const venue = fc.constantFrom('thistle', 'rye');

  it('hinders exactly what overlaps, or rests too little at another venue', () => {
    fc.assert(
      fc.property(hours, length, venue, (from, long, venueId) => {
        const other = engagement(EVENING + from * HOUR, long, { venueId });
        const gap = Math.max(shift.startsAt - other.endsAt, other.startsAt - shift.endsAt);
        const hindrance = calendarHindrance(shift, [other], FIRST_RULES);
        if (overlaps(shift, other)) expect(hindrance?.code).toBe('clash');
        else if (venueId === 'rye' && gap < REST_MS) expect(hindrance?.code).toBe('rest_too_short');
        else expect(hindrance).toBeNull();
      }),
    );
  });
});
