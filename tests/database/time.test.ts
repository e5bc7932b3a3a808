// Wall times on the nights when clocks change: one table of cases, through the database's rule and the device's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWall } from '#domain/time.ts';
import { type Borrowed, borrowDatabase } from './borrowed.ts';
import { command, newId, one, people, type Scene, setScene, shiftArgs, verdict } from './scene.ts';

let postgres: Borrowed;
let scene: Scene;
beforeAll(async () => {
  postgres = await borrowDatabase();
  scene = await setScene(postgres);
});
afterAll(() => postgres.stop());

interface Case {
  readonly wall: string;
  readonly tz: string;
  /** Every instant that is a reading of it. */
  readonly readings: readonly string[];
  /** Some that are not. */
  readonly others: readonly string[];
}

const CASES: readonly Case[] = [
  {
    wall: '2026-07-01T18:00',
    tz: 'Europe/London',
    readings: ['2026-07-01T17:00:00Z'],
    others: ['2026-07-01T18:00:00Z', '2026-07-01T16:00:00Z'],
  },
  {
    wall: '2026-12-01T18:00',
    tz: 'Europe/London',
    readings: ['2026-12-01T18:00:00Z'],
    others: ['2026-12-01T17:00:00Z'],
  },
  // The hour that comes twice.
  {
    wall: '2026-10-25T01:30',
    tz: 'Europe/London',
    readings: ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    others: ['2026-10-25T02:30:00Z'],
  },
  {
    wall: '2026-11-01T01:30',
    tz: 'America/New_York',
    readings: ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'],
    others: ['2026-11-01T04:30:00Z'],
  },
  // The hour that never comes: the same distance after the jump.
  {
    wall: '2027-03-28T01:30',
    tz: 'Europe/London',
    readings: ['2027-03-28T01:30:00Z'],
    others: ['2027-03-28T00:30:00Z', '2027-03-28T02:30:00Z'],
  },
  {
    wall: '2027-03-14T02:15',
    tz: 'America/New_York',
    readings: ['2027-03-14T07:15:00Z'],
    others: ['2027-03-14T06:15:00Z'],
  },
  // The edges of both.
  {
    wall: '2026-10-25T02:00',
    tz: 'Europe/London',
    readings: ['2026-10-25T02:00:00Z'],
    others: ['2026-10-25T01:00:00Z'],
  },
  {
    wall: '2027-03-28T02:00',
    tz: 'Europe/London',
    readings: ['2027-03-28T01:00:00Z'],
    others: ['2027-03-28T02:00:00Z'],
  },
  // Midnight, the year's end, a zone without summer time, one half an hour off.
  {
    wall: '2026-12-31T23:59',
    tz: 'Europe/London',
    readings: ['2026-12-31T23:59:00Z'],
    others: ['2027-01-01T23:59:00Z'],
  },
  {
    wall: '2026-06-30T00:00',
    tz: 'Europe/Dublin',
    readings: ['2026-06-29T23:00:00Z'],
    others: ['2026-06-30T00:00:00Z'],
  },
  {
    wall: '2026-06-30T09:00',
    tz: 'Asia/Kolkata',
    readings: ['2026-06-30T03:30:00Z'],
    others: ['2026-06-30T03:00:00Z'],
  },
  // Santiago's clocks change at midnight: a day begins at one, and the last hour of another comes twice.
  {
    wall: '2026-09-06T00:00',
    tz: 'America/Santiago',
    readings: ['2026-09-06T04:00:00Z'],
    others: ['2026-09-06T03:00:00Z', '2026-09-06T05:00:00Z'],
  },
  {
    wall: '2027-04-03T23:30',
    tz: 'America/Santiago',
    readings: ['2027-04-04T02:30:00Z', '2027-04-04T03:30:00Z'],
    others: ['2027-04-04T04:30:00Z'],
  },
  {
    wall: '2027-04-04T00:00',
    tz: 'America/Santiago',
    readings: ['2027-04-04T04:00:00Z'],
    others: ['2027-04-04T03:00:00Z'],
  },
  // Midnight itself comes twice in Havana.
  {
    wall: '2026-11-01T00:00',
    tz: 'America/Havana',
    readings: ['2026-11-01T04:00:00Z', '2026-11-01T05:00:00Z'],
    others: ['2026-11-01T03:00:00Z'],
  },
  // Half an hour that never comes, and one that comes twice.
  {
    wall: '2026-10-04T02:15',
    tz: 'Australia/Lord_Howe',
    readings: ['2026-10-03T15:45:00Z'],
    others: ['2026-10-03T15:15:00Z', '2026-10-03T16:15:00Z'],
  },
  {
    wall: '2027-04-04T01:45',
    tz: 'Australia/Lord_Howe',
    readings: ['2027-04-03T14:45:00Z', '2027-04-03T15:15:00Z'],
    others: ['2027-04-03T15:45:00Z'],
  },
  // Morocco goes back for the month of fasting, against every other country's year.
  {
    wall: '2027-02-06T12:00',
    tz: 'Africa/Casablanca',
    readings: ['2027-02-06T11:00:00Z'],
    others: ['2027-02-06T12:00:00Z'],
  },
  {
    wall: '2027-02-20T12:00',
    tz: 'Africa/Casablanca',
    readings: ['2027-02-20T12:00:00Z'],
    others: ['2027-02-20T11:00:00Z'],
  },
  // Quarters of an hour, the far side of the date line, and the day that most years lack.
  {
    wall: '2026-12-31T18:00',
    tz: 'Asia/Kathmandu',
    readings: ['2026-12-31T12:15:00Z'],
    others: ['2026-12-31T12:30:00Z'],
  },
  {
    wall: '2027-04-04T03:00',
    tz: 'Pacific/Chatham',
    readings: ['2027-04-03T13:15:00Z', '2027-04-03T14:15:00Z'],
    others: ['2027-04-03T15:15:00Z'],
  },
  {
    wall: '2027-01-01T00:30',
    tz: 'Pacific/Kiritimati',
    readings: ['2026-12-31T10:30:00Z'],
    others: ['2027-01-01T10:30:00Z'],
  },
  {
    wall: '2028-02-29T23:00',
    tz: 'America/Santiago',
    readings: ['2028-03-01T02:00:00Z'],
    others: ['2028-02-29T02:00:00Z'],
  },
];

describe.each(CASES)('$wall in $tz', ({ wall, tz, readings, others }) => {
  const isReading = async (instant: string) =>
    (await one<{ holds: boolean }>(postgres, 'select private.is_reading($1, $2, $3) as holds', [wall, tz, instant]))
      .holds;

  it('is read by the database', async () => {
    for (const instant of readings) expect([instant, await isReading(instant)]).toEqual([instant, true]);
    for (const instant of others) expect([instant, await isReading(instant)]).toEqual([instant, false]);
  });

  it('is read by the device alike', () => {
    const reading = readWall(wall, tz);
    const own = reading.kind === 'ambiguous' ? [reading.first, reading.second] : [reading.instant];
    expect(own).toEqual(readings.map(instant => Date.parse(instant)));
  });
});

it('a night shift is nine real hours long in autumn and seven in spring, and may be saved as both', async () => {
  const night = (startsAt: string, endsAt: string, day: string, next: string) =>
    command('save_shift', {
      ...shiftArgs({ id: newId(), venue_id: scene.venueId }),
      starts_local: `${day}T22:00`,
      ends_local: `${next}T06:00`,
      starts_at: startsAt,
      ends_at: endsAt,
      break_min: 0,
    });
  await postgres.query("update public.venues set tz = 'Europe/London'");
  expect(
    await verdict(
      postgres,
      people.vera,
      night('2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z', '2026-10-24', '2026-10-25'),
    ),
  ).toBe('applied');
  expect(
    await verdict(
      postgres,
      people.vera,
      night('2027-03-27T22:00:00Z', '2027-03-28T05:00:00Z', '2027-03-27', '2027-03-28'),
    ),
  ).toBe('applied');
  expect(
    await verdict(
      postgres,
      people.vera,
      night('2026-10-24T22:00:00Z', '2026-10-25T06:00:00Z', '2026-10-24', '2026-10-25'),
    ),
  ).toBe('time_mismatch');
  const lengths = await postgres.query(
    'select extract(epoch from ends_at - starts_at)::int / 3600 as hours from public.shifts order by starts_at',
  );
  expect(lengths).toEqual([{ hours: 9 }, { hours: 7 }]);
});
