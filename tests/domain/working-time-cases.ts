// Work beside work: what a calendar forbids, and how long its week becomes. One table, run by the device's rules and by
// PostgreSQL. Times are written as the wall shows them, with the wall's distance from UTC.
import type { Fit } from '#domain/shifts/fit.ts';

export interface Work {
  readonly at: 'thistle' | 'rye';
  readonly from: string;
  readonly to: string;
  readonly breakMin: number;
  readonly tz: string;
}

export interface WorkingTimeCase {
  readonly wanted: Work;
  readonly others: readonly Work[];
  readonly hindrance: Extract<Fit, { code: 'clash' | 'rest_too_short' }>['code'] | null;
  /** With the wanted shift; null where it can never be worked beside the others. */
  readonly weekMin: number | null;
}

const HOUR_MIN = 60;

const work = (from: string, to: string, more: Partial<Work> = {}): Work => ({
  at: 'rye',
  from,
  to,
  breakMin: 0,
  tz: 'Europe/London',
  ...more,
});
const wanted = (from: string, to: string, more: Partial<Work> = {}) => work(from, to, { at: 'thistle', ...more });

/** Friday night, eight hours with half an hour off. */
const night = wanted('2026-11-27T18:00Z', '2026-11-28T02:00Z', { breakMin: 30 });
const alone = 7.5 * HOUR_MIN;

const free = (shift: Work, others: readonly Work[], weekMin: number): WorkingTimeCase => ({
  wanted: shift,
  others,
  hindrance: null,
  weekMin,
});
const tired = (shift: Work, others: readonly Work[], weekMin: number): WorkingTimeCase => ({
  wanted: shift,
  others,
  hindrance: 'rest_too_short',
  weekMin,
});
const clash = (others: readonly Work[]): WorkingTimeCase => ({
  wanted: night,
  others,
  hindrance: 'clash',
  weekMin: null,
});

const monday = wanted('2026-11-23T00:00Z', '2026-11-23T10:00Z');
const dayAtThistle = (day: number, breakMin: number) =>
  wanted(`2026-11-${day}T06:00Z`, `2026-11-${day}T20:00Z`, { breakMin });
const newYork = { tz: 'America/New_York' } as const;

export const WORKING_TIME_CASES: Readonly<Record<string, WorkingTimeCase>> = {
  'an empty calendar': free(night, [], alone),
  'back to back at one venue is a split day': free(
    night,
    [wanted('2026-11-27T11:00Z', '2026-11-27T18:00Z'), wanted('2026-11-28T02:00Z', '2026-11-28T04:00Z')],
    alone + 9 * HOUR_MIN,
  ),
  'back to back at two venues is no clash, but no rest': tired(
    night,
    [work('2026-11-27T12:00Z', '2026-11-27T18:00Z')],
    alone + 6 * HOUR_MIN,
  ),
  'one minute of both is a clash': clash([work('2026-11-27T12:00Z', '2026-11-27T18:01Z')]),
  'one minute of both at one venue, too': clash([wanted('2026-11-28T01:59Z', '2026-11-28T06:00Z')]),
  'a shift inside the other': clash([work('2026-11-27T20:00Z', '2026-11-27T22:00Z')]),
  'a clash is said before a short rest': clash([
    work('2026-11-27T10:00Z', '2026-11-27T16:00Z'),
    work('2026-11-28T00:00Z', '2026-11-28T03:00Z'),
  ]),
  'eleven hours before': free(night, [work('2026-11-27T03:00Z', '2026-11-27T07:00Z')], alone + 4 * HOUR_MIN),
  'a minute less than eleven hours before': tired(
    night,
    [work('2026-11-27T03:00Z', '2026-11-27T07:01Z')],
    alone + 4 * HOUR_MIN + 1,
  ),
  'eleven hours after': free(night, [work('2026-11-28T13:00Z', '2026-11-28T17:00Z')], alone + 4 * HOUR_MIN),
  'a minute less than eleven hours after': tired(
    night,
    [work('2026-11-28T12:59Z', '2026-11-28T17:00Z')],
    alone + 4 * HOUR_MIN + 1,
  ),
  'the night has an hour more than the wall shows, and that is rest': free(
    wanted('2026-10-25T10:30Z', '2026-10-25T15:30Z'),
    [work('2026-10-24T18:30+01:00', '2026-10-25T00:30+01:00')],
    11 * HOUR_MIN,
  ),
  'the night has an hour less than the wall shows': tired(
    wanted('2027-03-28T11:30+01:00', '2027-03-28T15:30+01:00'),
    [work('2027-03-27T18:30Z', '2027-03-28T00:30Z')],
    10 * HOUR_MIN,
  ),
  'rest is real time between two zones': tired(
    wanted('2026-11-27T18:00-05:00', '2026-11-27T23:00-05:00', newYork),
    [work('2026-11-27T07:00Z', '2026-11-27T12:01Z')],
    10 * HOUR_MIN + 1,
  ),
  'the autumn night is nine hours long': free(
    wanted('2026-10-24T22:00+01:00', '2026-10-25T06:00Z', { breakMin: 30 }),
    [],
    8.5 * HOUR_MIN,
  ),
  'the spring night is seven hours long': free(
    wanted('2027-03-27T22:00Z', '2027-03-28T06:00+01:00', { breakMin: 30 }),
    [],
    6.5 * HOUR_MIN,
  ),
  'the week begins with the Monday’s midnight': free(night, [monday], alone + 10 * HOUR_MIN),
  'a Sunday’s last minute belongs to the week before': free(
    night,
    [wanted('2026-11-22T23:59Z', '2026-11-23T08:00Z')],
    alone,
  ),
  'a Sunday night counts whole in the week in which it begins': free(
    night,
    [wanted('2026-11-29T23:59Z', '2026-11-30T08:00Z')],
    alone + 8 * HOUR_MIN + 1,
  ),
  'the next Monday’s midnight is another week': free(night, [wanted('2026-11-30T00:00Z', '2026-11-30T08:00Z')], alone),
  'the wanted Sunday night, with its own week': free(
    wanted('2026-11-29T20:00Z', '2026-11-30T04:00Z'),
    [monday, wanted('2026-11-30T18:00Z', '2026-11-30T23:00Z')],
    18 * HOUR_MIN,
  ),
  'a Sunday evening in New York is a Monday in London': free(
    night,
    [work('2026-11-29T22:00-05:00', '2026-11-30T06:00-05:00', newYork)],
    alone,
  ),
  'the same evening, where the work is in New York': free(
    wanted('2026-11-27T13:00-05:00', '2026-11-27T20:00-05:00', newYork),
    [work('2026-11-29T22:00-05:00', '2026-11-30T06:00-05:00', newYork)],
    15 * HOUR_MIN,
  ),
  'a wall three quarters of an hour off': free(
    wanted('2026-11-29T10:00+05:45', '2026-11-29T16:00+05:45', { tz: 'Asia/Kathmandu' }),
    [
      wanted('2026-11-30T00:00+05:45', '2026-11-30T06:00+05:45', { tz: 'Asia/Kathmandu' }),
      wanted('2026-11-23T00:00+05:45', '2026-11-23T06:00+05:45', { tz: 'Asia/Kathmandu' }),
    ],
    12 * HOUR_MIN,
  ),
  'the week of the autumn change has an hour more': free(
    wanted('2026-10-23T10:00+01:00', '2026-10-23T18:00+01:00'),
    [wanted('2026-10-25T23:30Z', '2026-10-26T05:30Z'), wanted('2026-10-19T00:00+01:00', '2026-10-19T06:00+01:00')],
    20 * HOUR_MIN,
  ),
  'the week of the spring change has an hour less': free(
    wanted('2027-03-26T10:00Z', '2027-03-26T18:00Z'),
    [wanted('2027-03-29T00:00+01:00', '2027-03-29T06:00+01:00'), wanted('2027-03-22T00:00Z', '2027-03-22T06:00Z')],
    14 * HOUR_MIN,
  ),
  'a Sunday that begins at one, where the clocks skip midnight': free(
    wanted('2026-09-05T18:00-04:00', '2026-09-06T02:00-03:00', { tz: 'America/Santiago' }),
    [wanted('2026-09-06T23:59-03:00', '2026-09-07T06:00-03:00', { tz: 'America/Santiago' })],
    7 * HOUR_MIN + 6 * HOUR_MIN + 1,
  ),
  'a Saturday whose last hour comes twice': free(
    wanted('2027-04-03T18:00-03:00', '2027-04-03T23:30-04:00', { tz: 'America/Santiago' }),
    [wanted('2027-04-05T00:00-04:00', '2027-04-05T06:00-04:00', { tz: 'America/Santiago' })],
    6.5 * HOUR_MIN,
  ),
  'a Monday on the far side of the date line is a Sunday elsewhere': free(
    wanted('2027-01-04T00:30+14:00', '2027-01-04T08:30+14:00', { tz: 'Pacific/Kiritimati' }),
    [wanted('2027-01-03T06:00+14:00', '2027-01-03T12:00+14:00', { tz: 'Pacific/Kiritimati' })],
    8 * HOUR_MIN,
  ),
  'a week goes over New Year': free(
    wanted('2026-12-31T21:00Z', '2027-01-01T04:00Z'),
    [wanted('2027-01-03T12:00Z', '2027-01-03T20:00Z'), wanted('2026-12-28T09:00Z', '2026-12-28T17:00Z')],
    23 * HOUR_MIN,
  ),
  'forty-eight hours to the minute': free(
    night,
    [dayAtThistle(23, 30), dayAtThistle(24, 30), dayAtThistle(25, 30)],
    48 * HOUR_MIN,
  ),
  'forty-eight hours and a minute': free(
    night,
    [dayAtThistle(23, 30), dayAtThistle(24, 30), dayAtThistle(25, 29)],
    48 * HOUR_MIN + 1,
  ),
};
