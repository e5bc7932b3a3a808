import { describe, expect, it } from 'vitest';
import type { ShiftId } from '#domain/ids.ts';
import { LONG_WEEK_MIN, weekMinutesWith } from '#domain/shifts/working-week.ts';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(`2026-${text}Z`);

/** Friday night, eight hours with half an hour off. */
const shift = {
  id: 'wanted' as ShiftId,
  startsAt: at('11-27T18:00'),
  endsAt: at('11-28T02:00'),
  startsLocal: '2026-11-27T18:00',
  breakMin: 30,
  tz: 'Europe/London',
};

const worked = (start: string, hours: number, shiftId = 'other') => ({
  shiftId,
  startsAt: at(start),
  endsAt: at(start) + hours * HOUR,
  breakMin: 60,
});

describe('the working week', () => {
  it.each([
    ['the shift alone, without its break', [], 7.5],
    ['what else starts between the two Mondays', [worked('11-23T00:00', 10), worked('11-29T23:30', 8)], 23.5],
    ['nothing of the weeks around', [worked('11-22T23:30', 10), worked('11-30T00:00', 8)], 7.5],
    ['the same shift once, when it is already booked', [worked('11-27T18:00', 8, 'wanted')], 7.5],
  ])('counts %s', (_, others, hours) => {
    expect(weekMinutesWith(shift, others)).toBe(hours * 60);
  });

  it('is read on the wall of the place where the work is', () => {
    const there = { ...shift, startsLocal: '2026-11-27T13:00', tz: 'America/New_York' };
    const sundayNight = worked('11-30T03:00', 9);
    expect(weekMinutesWith(there, [sundayNight])).toBe(15.5 * 60);
    expect(weekMinutesWith(shift, [sundayNight])).toBe(7.5 * 60);
  });

  it('is long from the first minute beyond forty-eight hours', () => {
    const days = ['11-23', '11-24', '11-25'].map(day => worked(`${day}T06:00`, 14.5));
    expect(weekMinutesWith({ ...shift, breakMin: 30 }, days)).toBe(LONG_WEEK_MIN);
    expect(weekMinutesWith({ ...shift, breakMin: 29 }, days)).toBeGreaterThan(LONG_WEEK_MIN);
  });
});
