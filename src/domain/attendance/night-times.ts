// A time of day that somebody says of a shift: on which of the night's two days it lies, and which is meant where the clock shows it twice.

import type { Booking } from '#domain/bookings/schema.ts';
import { addDays, dayOf, type Instant, instantOf, readWall, type WallReading, wallAt } from '#domain/time.ts';

type Placed = Pick<Booking, 'startsAt' | 'endsAt' | 'tz'>;

const HALF_DAY_MS = 12 * 3_600_000;

/** Of the night of the shift: of two days the one that is nearer to it. */
export function readNear({ startsAt, endsAt, tz }: Placed, time: string): WallReading {
  const middle = (startsAt + endsAt) / 2;
  const day = dayOf(wallAt(middle, tz));
  const on = (of: string) => readWall(`${of}T${time}`, tz);
  const away = instantOf(on(day)) - middle;
  return Math.abs(away) <= HALF_DAY_MS ? on(day) : on(addDays(day, away > 0 ? -1 : 1));
}

/** The first after the shift began. */
export function readAfterStart({ startsAt, tz }: Placed, time: string): WallReading {
  const day = dayOf(wallAt(startsAt, tz));
  const reading = readWall(`${day}T${time}`, tz);
  return instantOf(reading, 'second') > startsAt ? reading : readWall(`${addDays(day, 1)}T${time}`, tz);
}

/** The last before the shift begins. */
export function lastBefore({ startsAt, tz }: Placed, time: string): Instant {
  const on = (day: string) =>
    (['second', 'first'] as const)
      .map(which => instantOf(readWall(`${day}T${time}`, tz), which))
      .find(at => at < startsAt);
  const day = dayOf(wallAt(startsAt, tz));
  return on(day) ?? on(addDays(day, -1)) ?? startsAt;
}

/** Until somebody says which of two: the one nearer to when it is likely, but nothing after `latest`. */
export function likelyOf(reading: WallReading, near: Instant, latest = Number.POSITIVE_INFINITY): 'first' | 'second' {
  if (reading.kind !== 'ambiguous' || reading.second > latest) return 'first';
  return Math.abs(reading.second - near) < Math.abs(reading.first - near) ? 'second' : 'first';
}
