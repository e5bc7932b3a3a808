import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  daySpan,
  daysBetween,
  endWall,
  instantOf,
  instantText,
  minutesBetween,
  mondayOf,
  overlaps,
  readWall,
  wallAt,
  wallMinutesBetween,
  weekdayOf,
} from '#domain/time.ts';

const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';

function at(text: string): number {
  return Date.parse(text);
}

describe('a wall time in a zone', () => {
  it.each([
    ['winter in London', '2026-11-27T18:00', LONDON, '2026-11-27T18:00Z'],
    ['summer in London', '2026-06-27T18:00', LONDON, '2026-06-27T17:00Z'],
    ['the evening before the spring change', '2026-03-28T22:00', LONDON, '2026-03-28T22:00Z'],
    ['the morning after it', '2026-03-29T06:00', LONDON, '2026-03-29T05:00Z'],
    ['winter in New York', '2026-12-31T22:00', NEW_YORK, '2027-01-01T03:00Z'],
    ['summer in New York', '2026-07-04T18:00', NEW_YORK, '2026-07-04T22:00Z'],
    ['half an hour off', '2026-07-04T18:00', 'Asia/Kolkata', '2026-07-04T12:30Z'],
  ])('%s is one instant', (_, wall, tz, instant) => {
    expect(readWall(wall, tz)).toEqual({ kind: 'exact', instant: at(instant) });
  });

  it.each([
    ['London', '2026-03-29T01:30', LONDON, '2026-03-29T01:30Z', '2026-03-29T02:30'],
    ['New York', '2026-03-08T02:30', NEW_YORK, '2026-03-08T07:30Z', '2026-03-08T03:30'],
  ])('that the spring change skips in %s is read an hour later', (_, wall, tz, instant, readAs) => {
    expect(readWall(wall, tz)).toEqual({ kind: 'skipped', instant: at(instant), readAs });
  });

  it.each([
    ['London', '2026-10-25T01:30', LONDON, '2026-10-25T00:30Z', '2026-10-25T01:30Z'],
    ['New York', '2026-11-01T01:30', NEW_YORK, '2026-11-01T05:30Z', '2026-11-01T06:30Z'],
  ])(
    'that the autumn change repeats in %s has two instants, and the person may choose',
    (_, wall, tz, first, second) => {
      const reading = readWall(wall, tz);
      expect(reading).toEqual({ kind: 'ambiguous', first: at(first), second: at(second) });
      expect(instantOf(reading)).toBe(at(first));
      expect(instantOf(reading, 'second')).toBe(at(second));
    },
  );

  it('on the edges of the changes is exact', () => {
    expect(readWall('2026-03-29T00:59', LONDON).kind).toBe('exact');
    expect(readWall('2026-03-29T02:00', LONDON).kind).toBe('exact');
    expect(readWall('2026-10-25T00:59', LONDON).kind).toBe('exact');
    expect(readWall('2026-10-25T02:00', LONDON).kind).toBe('exact');
  });

  it('of an unknown zone is a bug, not a guess', () => {
    expect(() => readWall('2026-01-01T00:00', 'Nowhere/Atlantis')).toThrow('Unknown time zone');
  });

  it('that is only read is UTC’s in a zone that the device does not know', () => {
    expect(wallAt(at('2026-07-01T18:00Z'), 'Nowhere/Atlantis')).toBe('2026-07-01T18:00');
    expect(daySpan('2026-07-01', 'Nowhere/Atlantis').startsAt).toBe(at('2026-07-01T00:00Z'));
  });

  it('comes back from every instant', () => {
    const zones = fc.constantFrom(LONDON, NEW_YORK, 'Europe/Dublin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
    const minutes = fc.integer({ min: at('2025-01-01T00:00Z') / 60_000, max: at('2030-01-01T00:00Z') / 60_000 });
    fc.assert(
      fc.property(zones, minutes, (tz, minute) => {
        const instant = minute * 60_000;
        const reading = readWall(wallAt(instant, tz), tz);
        const candidates = reading.kind === 'ambiguous' ? [reading.first, reading.second] : [reading.instant];
        expect(reading.kind).not.toBe('skipped');
        expect(candidates).toContain(instant);
      }),
      { numRuns: 500 },
    );
  });
});

describe('an end', () => {
  it.each([
    ['later the same day', '2026-11-27T12:00', '18:00', '2026-11-27T18:00'],
    ['after midnight', '2026-11-27T18:00', '02:00', '2026-11-28T02:00'],
    ['at midnight', '2026-11-27T18:00', '00:00', '2026-11-28T00:00'],
    ['at the same time: a whole day, which the length rule refuses', '2026-11-27T18:00', '18:00', '2026-11-28T18:00'],
    ['over the end of a month', '2026-02-28T22:00', '04:00', '2026-03-01T04:00'],
    ['over New Year', '2026-12-31T21:00', '04:00', '2027-01-01T04:00'],
  ])('%s', (_, start, end, wall) => {
    expect(endWall(start, end)).toBe(wall);
  });
});

describe('real time', () => {
  it.each([
    ['an ordinary night', '2026-11-27T22:00', '06:00', 480],
    ['the autumn night', '2026-10-24T22:00', '06:00', 540],
    ['the spring night', '2026-03-28T22:00', '06:00', 420],
  ])('of 22:00 to 06:00 in London on %s is %s', (_, start, end, minutes) => {
    const ends = endWall(start, end);
    const from = instantOf(readWall(start, LONDON));
    expect(minutesBetween(from, instantOf(readWall(ends, LONDON)))).toBe(minutes);
    expect(wallMinutesBetween(start, ends)).toBe(480);
  });
});

describe('a day of a zone', () => {
  it.each([
    ['2026-11-27', LONDON, 24],
    ['2026-10-25', LONDON, 25],
    ['2026-03-29', LONDON, 23],
    ['2026-11-01', NEW_YORK, 25],
  ])('%s in %s has %i hours', (day, tz, hours) => {
    const span = daySpan(day, tz);
    expect(minutesBetween(span.startsAt, span.endsAt)).toBe(hours * 60);
  });

  it('holds the shift that began the evening before', () => {
    const shift = { startsAt: at('2026-11-27T20:00Z'), endsAt: at('2026-11-28T02:00Z') };
    expect(overlaps(daySpan('2026-11-28', LONDON), shift)).toBe(true);
    expect(overlaps(daySpan('2026-11-29', LONDON), shift)).toBe(false);
  });

  it('follows the calendar', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
  });

  it('reads a day as a day where the device’s clocks change at midnight', () => {
    // Santiago skips 00:00 on the sixth of September: arithmetic on the device's own midnights would lose it.
    vi.stubEnv('TZ', 'America/Santiago');
    expect(addDays('2026-09-05', 1)).toBe('2026-09-06');
    expect(addMonths('2026-08-06', 1)).toBe('2026-09-06');
    expect(mondayOf('2026-09-06')).toBe('2026-08-31');
    expect(daysBetween('2026-09-05', '2026-09-07')).toBe(2);
    vi.unstubAllEnvs();
  });
});

describe('spans', () => {
  it('that touch do not overlap', () => {
    expect(overlaps({ startsAt: 0, endsAt: 10 }, { startsAt: 10, endsAt: 20 })).toBe(false);
    expect(overlaps({ startsAt: 0, endsAt: 11 }, { startsAt: 10, endsAt: 20 })).toBe(true);
  });
});

describe('a time from the wire', () => {
  it.each([
    ['2026-11-27T18:00:00+00:00', '2026-11-27T18:00:00.000Z'],
    ['2026-11-27T18:00:00.5+00:00', '2026-11-27T18:00:00.500Z'],
    ['2026-11-27T18:00:00.123456+00:00', '2026-11-27T18:00:00.123Z'],
    ['2026-11-27T19:00:00+01:00', '2026-11-27T18:00:00.000Z'],
  ])('%s sorts as text', (wire, text) => {
    expect(v.parse(instantText, wire)).toBe(text);
  });

  it('that is none is refused', () => {
    expect(v.safeParse(instantText, 'tomorrow').success).toBe(false);
    expect(v.safeParse(instantText, null).success).toBe(false);
  });
});
