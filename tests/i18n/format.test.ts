// Times and sums as the three languages write them. The spaces inside French and Spanish sums are non-breaking.
import { describe, expect, it } from 'vitest';
import { CURRENCIES, digitsOf } from '#domain/money.ts';
import { TIME_ZONES } from '#domain/settings/schema.ts';
import {
  currencyDigits,
  currencySymbol,
  daysBetween,
  formatClock,
  formatClockInSentence,
  formatDate,
  formatDay,
  formatDayHeading,
  formatIsoDay,
  formatLongDay,
  formatMoney,
  formatMonth,
  formatRange,
  formatShortDays,
  formatShortMoney,
  formatStamp,
  formatWholeMoney,
  formatWholeSum,
  symbolLeads,
} from '#i18n/format.ts';
import { locales } from '#i18n/locale.ts';
import { ianaOf, zones } from '#i18n/zone.ts';

const london = 'Europe/London';
const start = '2026-11-27T18:00:00Z';
const end = '2026-11-28T02:00:00Z';

describe('days and clocks', () => {
  it('puts the day in the order of the language, with a capital at the head of a line', () => {
    expect(formatDay('en', start, london)).toBe('Fri 27 Nov');
    expect(formatDay('es', start, london)).toBe('vie 27 nov');
    expect(formatDay('fr', start, london)).toBe('ven. 27 nov.');
    expect(formatDayHeading('es', start, london)).toBe('Vie 27 nov');
    expect(formatLongDay('en', start, london)).toBe('Friday 27 November');
  });

  it('names a month, with its year where another has the same name', () => {
    expect(locales.map(locale => formatMonth(locale, '2027-01-01', 'year'))).toEqual([
      'January 2027',
      'enero de 2027',
      'janvier 2027',
    ]);
    expect([formatMonth('en', '2027-01-31', 'long'), formatMonth('en', '2027-01-31', 'narrow')]).toEqual([
      'January',
      'J',
    ]);
  });

  it('shortens English months to three letters, also September', () => {
    expect(formatDay('en', '2026-09-08T12:00:00Z', london)).toBe('Tue 8 Sep');
    expect(formatStamp('en', '2026-09-08T12:00:00Z', london)).toBe('Sep 08, 13:00');
    expect(formatDate('en', '2026-09-08T12:00:00Z', london)).toBe('8 Sep 2026');
    expect(formatShortDays('en', { from: '2026-09-28', to: '2026-10-04' })).toBe('28 Sep\u2009–\u20094 Oct');
  });

  it('gives a clock its article in a Spanish sentence: one o’clock is singular', () => {
    expect(formatClockInSentence('es', '2026-11-28T01:00:00Z', london)).toBe('la 01:00');
    expect(formatClockInSentence('es', start, london)).toBe('las 18:00');
    expect(formatClockInSentence('en', start, london)).toBe('18:00');
  });

  it('SP9.9 shows 24 hours on the wall of the place, midnight as 00:00', () => {
    expect(formatClock('en', '2026-11-28T00:00:00Z', london)).toBe('00:00');
    expect(formatClock('en', start, 'America/New_York')).toBe('13:00');
    expect(formatRange('fr', { start, end, tz: london })).toBe('18:00–02:00');
  });

  it('SP9.9 stamps lists as the specification says in English, and in their own order elsewhere', () => {
    expect(formatStamp('en', '2026-11-05T09:03:00Z', london)).toBe('Nov 05, 09:03');
    expect(formatStamp('es', '2026-11-05T09:03:00Z', london)).toBe('05 nov, 09:03');
  });
});

it('SP9.11 three languages, and four zones of which EST and PST mean the coasts, with their summer', () => {
  expect(locales).toEqual(['en', 'es', 'fr']);
  expect(zones).toEqual(['auto', 'UTC', 'EST', 'PST']);
  expect(TIME_ZONES).toEqual(zones);
  const clocks = (day: string) => zones.slice(1).map(zone => formatClock('en', `${day}T20:00:00Z`, ianaOf(zone)));
  expect(clocks('2026-01-15')).toEqual(['20:00', '15:00', '12:00']);
  expect(clocks('2026-07-15')).toEqual(['20:00', '16:00', '13:00']);
});

describe('days between', () => {
  it.each([
    ['the same evening', start, '2026-11-27T23:00:00Z', london, 0],
    ['over midnight', start, end, london, 1],
    ['ends at midnight, which is the next day', start, '2026-11-28T00:00:00Z', london, 1],
    ['midnight by the place, not by UTC', '2026-07-01T22:30:00Z', '2026-07-01T23:30:00Z', london, 1],
    ['the night the clocks go back', '2026-10-24T22:00:00Z', '2026-10-25T06:00:00Z', london, 1],
    ['the night the clocks go forward', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z', london, 1],
    ['over New Year', '2026-12-31T20:00:00Z', '2027-01-01T04:00:00Z', london, 1],
  ])('%s', (_what, from, to, tz, days) => {
    expect(daysBetween(from, to, tz)).toBe(days);
  });

  it('names the day on the calendar of the place', () => {
    expect(formatIsoDay('2026-07-01T23:30:00Z', london)).toBe('2026-07-02');
  });
});

describe('money', () => {
  it.each([
    ['en', 1550, 'GBP', '£15.50'],
    ['en', 1700, 'USD', '$17.00'],
    ['es', 1550, 'GBP', '15,50\u00a0£'],
    ['en', 1550, null, '15.50'],
    ['fr', 123_456, 'EUR', '1\u202f234,56\u00a0€'],
    ['es', 5500, 'CLP', '$5.500'],
    ['fr', 5500, 'CLP', '5\u202f500\u00a0$'],
    ['en', 1_250_000, 'CLP', '$1,250,000'],
    ['es', 8500, 'ARS', '$\u00a08.500'],
    ['es', 1_250_000, 'ARS', '$\u00a01.250.000'],
    ['fr', 8500, 'ARS', '8\u202f500\u00a0$'],
    ['en', 8500, 'ARS', '$8,500'],
    ['es', 123_450, 'MXN', '$1,234.50'],
    ['en', 123_450, 'MXN', '$1,234.50'],
    ['es', 9500, 'COP', '$\u00a09.500'],
    ['en', 9500, 'COP', '$9,500'],
    ['es', 1150, 'PEN', 'S/\u00a011.50'],
    ['es', 1250, 'UYU', '$\u00a01.250'],
    ['fr', 1250, 'UYU', '1\u202f250\u00a0$'],
    ['es', 1850, 'BRL', 'R$\u00a018,50'],
    ['fr', 1850, 'BRL', '18,50\u00a0R$'],
  ] as const)('%s %i %s', (locale, minor, currency, written) => {
    expect(formatMoney(locale, minor, currency)).toBe(written);
  });

  it('has as many figures behind the sign as the files have', () => {
    for (const currency of CURRENCIES) expect(currencyDigits(currency), currency).toBe(digitsOf(currency));
    expect(formatWholeMoney('es', 5500, 'CLP')).toBe('$5.500');
    expect(formatWholeSum('es', 5500, 'CLP')).toBe('5.500');
    expect(formatShortMoney('es', 352_000, 'CLP')).toMatch(/^\$352\s?k$/);
    expect(formatShortMoney('es', 5500, 'CLP')).toMatch(/^\$5,5\s?k$/);
    expect(formatShortMoney('en', 35_200, 'GBP')).toBe('£352');
    // A bar of seven on a narrow phone has room for three figures.
    expect(formatShortMoney('es', 701_250, 'ARS')).toMatch(/^\$\s?701\s?k$/);
    expect(formatShortMoney('es', 70_125, 'ARS')).toMatch(/^\$\s?70,1\s?k$/);
  });

  it('knows on which side the symbol stands', () => {
    expect(symbolLeads('es', 'CLP')).toBe(true);
    expect(symbolLeads('es', 'EUR')).toBe(false);
    expect(symbolLeads('en', 'EUR')).toBe(true);
  });

  it('has the symbol alone for inside a field', () => {
    expect(currencySymbol('en', 'USD')).toBe('$');
    expect(currencySymbol('es', 'GBP')).toBe('£');
  });
});

it('writes a shift in a zone that the device does not know by UTC, and says so', () => {
  const range = { start: '2026-07-01T18:00Z', end: '2026-07-02T02:00Z', tz: 'Nowhere/Atlantis' };
  expect(formatRange('en', range)).toBe('18:00 UTC–02:00 UTC');
  expect(formatDay('fr', range.start, range.tz)).toBe('mer. 1 juil.');
  expect(formatIsoDay(range.end, range.tz)).toBe('2026-07-02');
});
