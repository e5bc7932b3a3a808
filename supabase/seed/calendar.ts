// Days and wall times of the demo, as text: a day is '2026-11-27', a wall time '2026-11-27T18:00'. Spans of one city are
// compared in minutes of its wall clock; PostgreSQL turns them into instants.

const DAY_MS = 86_400_000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}

export function daysFrom(today: string, day: string): number {
  return Math.round((Date.parse(`${day}T00:00Z`) - Date.parse(`${today}T00:00Z`)) / DAY_MS);
}

export interface WallSpan {
  readonly startsLocal: string;
  readonly endsLocal: string;
}

/** An end at or before the start is meant for the next day. */
export function wallSpan(day: string, from: string, to: string): WallSpan {
  return { startsLocal: `${day}T${from}`, endsLocal: `${to > from ? day : addDays(day, 1)}T${to}` };
}

export function wallMinutes(wall: string): number {
  return Date.parse(`${wall}Z`) / 60_000;
}

/** The last Sunday of a month, when European clocks change. */
export function lastSunday(year: number, month: number): string {
  const end = new Date(Date.UTC(year, month, 0));
  return new Date(end.getTime() - end.getUTCDay() * DAY_MS).toISOString().slice(0, 10);
}
