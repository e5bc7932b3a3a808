// Moments as lines of facts and sentences say them, as seen from one day.
import { createTranslator } from 'use-intl/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '#i18n/en.ts';
import { formatsOf, type TimeWords, whenOf } from '#i18n/formats.ts';

const t = createTranslator({ locale: 'en', messages: en, namespace: 'common.time' }) as unknown as TimeWords;
const when = whenOf(formatsOf('en', t), t, 'Europe/London');

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2027-01-04T12:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a moment', () => {
  it.each([
    ['2027-01-04T09:30Z', '09:30', 'since 09:30'],
    ['2026-12-31T23:30Z', 'Thu 31 Dec, 23:30', 'since Thu 31 Dec, 23:30'],
    ['2025-12-31T23:30Z', '31 Dec 2025, 23:30', 'since 31 Dec 2025, 23:30'],
    ['2027-11-26T18:00Z', '26 Nov 2027, 18:00', 'since 26 Nov 2027, 18:00'],
  ])('at %s is %s, in a sentence %s', (at, bare, phrase) => {
    expect([when(at), when.since(at)]).toEqual([bare, phrase]);
  });

  it.each([
    ['2027-01-04', '2027-01-10', '4–10 January'],
    ['2028-01-03', '2028-01-09', '3–9 January 2028'],
    ['2025-12-29', '2026-01-04', '29 December 2025\u2009–\u20094 January 2026'],
  ])('a week from %s is %s – %s, with the year where one has to know', (from, to, days) => {
    expect(formatsOf('en', t).days(from, to)).toBe(days);
  });

  it.each([
    ['2026-12-31T18:00Z', 'Thu 31 Dec', 'Thursday 31 December', 'Thu 31 Dec · 18:00–02:00 (+1 day)'],
    ['2025-12-31T18:00Z', '31 Dec 2025', '31 Dec 2025', '31 Dec 2025 · 18:00–02:00 (+1 day)'],
    ['2028-02-29T18:00Z', '29 Feb 2028', '29 Feb 2028', '29 Feb 2028 · 18:00–02:00 (+1 day)'],
  ])('a shift at %s is on %s, and says which year where one has to know', (at, day, longDay, span) => {
    const start = Date.parse(at);
    expect(when.longDay(start)).toBe(longDay);
    expect([when.day(start), when.dayHeading(start)]).toEqual([day, day]);
    expect(when.span({ start, end: start + 8 * 3_600_000, tz: 'Europe/London' })).toBe(span);
  });
});
