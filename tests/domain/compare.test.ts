import { describe, expect, it } from 'vitest';
import { bestOf, hereFacts, objectionsTo } from '#domain/applications/compare.ts';
import { MATCH_PARTS, matchOf } from '#domain/applications/match.ts';
import { rowToBooking } from '#domain/bookings/schema.ts';
import { FIRST_RULES } from '#domain/platform/rules.ts';
import { lastTen } from '#domain/reliability/last-ten.ts';
import { rowToShift } from '#domain/shifts/schema.ts';
import { bookingRow, shiftRow } from './rows.ts';

const HOUR = 3_600_000;
const STARTS = Date.parse('2026-11-27T18:00Z');

const shift = rowToShift(
  shiftRow({
    ...{ id: 'wanted', tz: 'Europe/London', starts_local: '2026-11-27T18:00', ends_local: '2026-11-28T02:00' },
    ...{ starts_at: '2026-11-27T18:00:00.000Z', ends_at: '2026-11-28T02:00:00.000Z', break_min: 0 },
  }),
);

function booking(hoursBefore: number, hours: number, changes: Parameters<typeof bookingRow>[0] = {}) {
  const starts_at = new Date(STARTS - hoursBefore * HOUR).toISOString();
  const ends_at = new Date(STARTS - (hoursBefore - hours) * HOUR).toISOString();
  return rowToBooking(
    bookingRow({
      id: `at ${hoursBefore}`,
      shift_id: `shift ${hoursBefore}`,
      starts_at,
      ends_at,
      break_min: 0,
      ...changes,
    }),
  );
}

describe('applicants side by side', () => {
  it('are known by what they worked here, and what they were paid last', () => {
    const facts = hereFacts(shift, [
      booking(24 * 40, 8, { status: 'approved', rate_minor: 1450 }),
      booking(24 * 20, 8, { status: 'checked_out', rate_minor: 1500 }),
      booking(24 * 10, 8, { status: 'no_show', rate_minor: 1600 }),
    ]);
    expect([facts.times, facts.lastPaid?.rateMinor]).toEqual([2, 1500]);
    expect(facts.worked.map(({ id }) => id)).toEqual(['at 480', 'at 960']);
  });

  it.each([
    ['booked here at that time', [booking(2, 8)], ['clash']],
    ['nine hours after their last shift here', [booking(17, 8)], ['rest']],
    ['eleven hours after it', [booking(19, 8)], []],
    ['nine hours before the next', [booking(-17, 8)], ['rest']],
    ['in a week of more than 48 hours', [booking(100, 16), booking(80, 16), booking(50, 16)], ['long_week']],
    ['who called the other off', [booking(2, 8, { status: 'cancelled_by_worker' })], []],
    ['booked on this very shift', [booking(0, 8, { shift_id: 'wanted' })], []],
  ])('what stands against somebody %s is told', (_, theirs, kinds) => {
    expect(objectionsTo(hereFacts(shift, theirs).conflicts, FIRST_RULES).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('have the best of each column, which of distances is the least, and none where all are alike', () => {
    const rows = [
      { times: 3, rating: 45, reliability: 90, distance: 16 },
      { times: null, rating: 48, reliability: 90, distance: 5 },
      { times: null, rating: null, reliability: null, distance: null },
    ];
    expect(bestOf(rows)).toEqual({ times: null, rating: 48, reliability: null, distance: 5 });
  });

  it.each([
    [null, ''],
    [[2, 0, 0, 0], 'onTime onTime'],
    [[6, 2, 1, 1], 'onTime onTime onTime onTime onTime onTime late late cancelled missed'],
  ])('have ten ticks for the counts %j, the good ones first', (counts, ticks) => {
    expect(lastTen(counts)).toHaveLength(10);
    expect(lastTen(counts).filter(Boolean).join(' ')).toBe(ticks);
  });

  it('have a match whose parts make the sum, a hundred at the most', () => {
    const person = { skills: ['bartender'], rating: 50, ratingAll: 50, reliability: 100 };
    const best = matchOf({ role: 'bartender' }, { person, favourite: true, times: 9, withinKm: 1, free: true });
    expect(best.parts.map(({ kind }) => kind)).toEqual(MATCH_PARTS);
    expect([best.score, best.parts.every(({ points, most }) => points === most)]).toEqual([100, true]);
    const far = matchOf({ role: 'host' }, { person, favourite: false, times: 0, withinKm: 100, free: false });
    expect(far.score).toBe(far.parts.reduce((sum, { points }) => sum + points, 0) - 22);
  });
});
