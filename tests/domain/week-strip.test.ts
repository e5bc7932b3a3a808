import { describe, expect, it } from 'vitest';
import type { Calendar } from '#domain/availability/schema.ts';
import { FIRST_RULES } from '#domain/platform/rules.ts';
import type { Engagement } from '#domain/shifts/fit.ts';
import { fitReasons } from '#domain/shifts/fit-reasons.ts';
import { rowToShift } from '#domain/shifts/schema.ts';
import { stripZone, weekStrip } from '#domain/shifts/week-strip.ts';
import { shiftRow } from './rows.ts';

const HOUR = 3_600_000;
const TODAY = '2026-11-25';
const MIDNIGHT = Date.parse('2026-11-25T00:00Z');
const LONDON = { today: TODAY, tz: 'Europe/London', now: MIDNIGHT + 12 * HOUR };

function engagement(hoursFromMidnight: number, hours: number, changes: Partial<Engagement> = {}): Engagement {
  const startsAt = MIDNIGHT + hoursFromMidnight * HOUR;
  const span = { startsAt, endsAt: startsAt + hours * HOUR };
  return { shiftId: `other ${hoursFromMidnight}`, venueId: 'rye', breakMin: 0, booked: true, ...span, ...changes };
}

function seeker(engagements: readonly Engagement[], calendar: Calendar = { rules: [], exceptions: [] }) {
  const wishes = { skills: ['bartender'], minimumRateMinor: 1450, currency: 'GBP' as const };
  return { ...wishes, engagements, calendar, rules: FIRST_RULES };
}

function shift(id: string, hoursFromMidnight: number, hours = 8) {
  const starts = new Date(MIDNIGHT + hoursFromMidnight * HOUR);
  const ends = new Date(starts.valueOf() + hours * HOUR);
  const wall = (at: Date) => at.toISOString().slice(0, 16);
  return rowToShift(
    shiftRow({
      ...{ id, starts_at: starts.toISOString(), ends_at: ends.toISOString(), break_min: 0, role: 'bartender' },
      ...{ starts_local: wall(starts), ends_local: wall(ends), tz: 'Europe/London', rate_minor: 1750, currency: 'GBP' },
    }),
  );
}

const found = (one: ReturnType<typeof shift>) => ({
  shift: one,
  fit: { fits: true as const, belowMinimum: false, preferred: false },
});

describe('the week as one line', () => {
  it('stands where it lies, with eleven hours of rest on both sides', () => {
    const strip = weekStrip({ ...LONDON, seeker: seeker([engagement(42, 6)]), found: [], chosen: null });
    expect(strip.booked.map(({ from, width }) => [from * 168, width * 168].map(Math.round))).toEqual([[42, 6]]);
    expect(strip.rests.map(({ from, width }) => [from * 168, width * 168].map(Math.round))).toEqual([
      [31, 11],
      [48, 11],
    ]);
    expect(strip.now).toBeCloseTo(12 / 168);
    expect([strip.bookedMinutes, strip.withChosenMinutes]).toEqual([360, null]);
  });

  it('adds the chosen shift to the hours once, and cuts off what lies outside', () => {
    const mine = shift('mine', 18);
    const own = seeker([engagement(18, 8, { shiftId: mine.id }), engagement(-4, 8)]);
    const strip = weekStrip({ ...LONDON, seeker: own, found: [], chosen: mine });
    expect(strip.withChosenMinutes).toBeNull();
    expect(strip.booked.map(({ from, width }) => [from * 168, width * 168].map(Math.round))).toContainEqual([0, 4]);
    expect(weekStrip({ ...LONDON, seeker: own, found: [], chosen: shift('next', 66) }).withChosenMinutes).toBe(16 * 60);
  });

  it('shows last night’s shift until midnight, and counts it as booked no more', () => {
    const own = seeker([engagement(-4, 8), engagement(42, 6)]);
    const at = (hour: number) =>
      weekStrip({ ...LONDON, now: MIDNIGHT + hour * HOUR, seeker: own, found: [], chosen: null });
    expect(at(3).booked.map(({ isOver }) => isOver)).toEqual([false, false]);
    expect(at(3).bookedMinutes).toBe(14 * 60);
    expect(at(4).booked.map(({ isOver }) => isOver)).toEqual([true, false]);
    expect(at(4).bookedMinutes).toBe(6 * 60);
  });

  it('counts as booked what is confirmed, and not what was asked for', () => {
    const mine = shift('mine', 18);
    const asked = engagement(18, 8, { shiftId: mine.id, booked: false });
    const strip = weekStrip({ ...LONDON, seeker: seeker([engagement(42, 6), asked]), found: [], chosen: mine });
    expect([strip.bookedMinutes, strip.withChosenMinutes]).toEqual([360, 14 * 60]);
    expect(strip.booked).toHaveLength(2);
  });

  it('says nothing of the hours with a shift that comes after it', () => {
    const later = weekStrip({ ...LONDON, seeker: seeker([]), found: [], chosen: shift('later', 8 * 24) });
    expect([later.chosen, later.withChosenMinutes]).toEqual([null, null]);
  });

  it('gives the words of a bar the room that is left before those of the next one', () => {
    const rooms = (own: readonly Engagement[], chosen: ReturnType<typeof shift> | null) => {
      const strip = weekStrip({ ...LONDON, seeker: seeker(own), found: [], chosen });
      return [...strip.booked, ...(strip.chosen === null ? [] : [strip.chosen])].map(({ room }) =>
        Math.round(room * 168),
      );
    };
    const mine = shift('mine', 42);
    expect(rooms([engagement(42, 6), engagement(60, 4)], null)).toEqual([18, 108]);
    expect(rooms([engagement(42, 6)], shift('near', 50))).toEqual([8, 118]);
    // What begins with the chosen one says nothing beside it, unless it is the chosen one.
    expect(rooms([engagement(42, 6)], shift('at once', 42))).toEqual([0, 126]);
    expect(rooms([engagement(42, 6, { shiftId: mine.id })], mine)).toEqual([126, 126]);
  });

  it('lays open shifts beside each other in three lines, the soonest first, and leaves out the rest', () => {
    const open = [30, 20, 21, 22, 23].map(at => found(shift(`at ${at}`, at)));
    const strip = weekStrip({ ...LONDON, seeker: seeker([]), found: open, chosen: null });
    expect(strip.open.map(one => [one.found.shift.id, one.lane])).toEqual([
      ['at 20', 0],
      ['at 21', 1],
      ['at 22', 2],
      ['at 30', 0],
    ]);
  });

  it('calls a day off where the calendar says no to all of it, and has seven days when the clocks change', () => {
    const holiday = { kind: 'unavailable' as const, startsOn: '2026-11-27', endsOn: '2026-11-27', hours: null };
    const calendar = { rules: [], exceptions: [{ id: 'x', note: null, ...holiday }] } as unknown as Calendar;
    const strip = weekStrip({ ...LONDON, seeker: seeker([], calendar), found: [], chosen: null });
    expect(strip.days.filter(({ off }) => off).map(({ day }) => day)).toEqual(['2026-11-27']);
    const autumn = weekStrip({ ...LONDON, today: '2026-10-23', seeker: seeker([]), found: [], chosen: null });
    expect(autumn.days.map(({ width }) => Math.round(width * 169))).toEqual([24, 24, 25, 24, 24, 24, 24]);
  });
});

describe('why a shift fits', () => {
  it('names rest on both sides, the minimum, the role and a week that gets long', () => {
    const wanted = shift('wanted', 66);
    const nights = [engagement(42, 8), engagement(90, 8), ...[96, 98].map(at => engagement(at, 20))];
    expect(fitReasons(wanted, seeker(nights)).map(one => [one.kind, 'minutes' in one ? one.minutes : null])).toEqual([
      ['rest_after', 16 * 60],
      ['rest_before', 16 * 60],
      ['above_minimum', null],
      ['role', null],
      ['long_week', 64 * 60],
    ]);
  });

  it('says nothing of what lies more than two days away, nor of a minimum in other money', () => {
    const wanted = shift('wanted', 66);
    const person = { ...seeker([engagement(0, 8), engagement(140, 8)]), currency: 'EUR' as const };
    expect(fitReasons(wanted, person).map(({ kind }) => kind)).toEqual(['role']);
  });
});

describe('whose clock the days of the line are', () => {
  const venues = new Map([['rye', { tz: 'Asia/Kathmandu' }]]);
  const zone = (facts: Partial<Parameters<typeof stripZone>[0]>) =>
    stripZone({ now: LONDON.now, seeker: seeker([]), venues, found: [], chosen: null, ...facts });

  it('is that of the place, and of the one that reads only where there is no shift', () => {
    expect(zone({})).toBeNull();
    expect(zone({ found: [found(shift('one', 30))] })).toBe('Europe/London');
    expect(zone({ found: [found(shift('one', 30))], seeker: seeker([engagement(40, 6)]) })).toBe('Asia/Kathmandu');
    expect(zone({ chosen: shift('one', 30), seeker: seeker([engagement(40, 6)]) })).toBe('Europe/London');
  });

  it('is not that of what is over', () => {
    expect(zone({ seeker: seeker([engagement(0, 6)]) })).toBeNull();
  });
});
