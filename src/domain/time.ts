// Wall time and instants. A shift is agreed in the venue's wall time ('2026-11-27T18:00' in 'Europe/London') and worked
// in real time; this file goes between the two and says where they disagree. It reads no clock: now comes in.

import { tzOffset } from '@date-fns/tz';
import { utc } from '@date-fns/utc';
import {
  addDays as daysLater,
  differenceInCalendarDays,
  getISODay,
  addMonths as monthsLater,
  startOfISOWeek,
} from 'date-fns';
import * as v from 'valibot';
import { readAs, unread } from './columns.ts';

/** Milliseconds since the epoch, where arithmetic is needed. */
export type Instant = number;

/** A calendar day has no zone: its arithmetic is done where no clock ever changes. */
const inUtc = { in: utc } as const;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** 'YYYY-MM-DDTHH:mm', as typed: no zone, no seconds. */
export const wallText = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  v.check(text => !Number.isNaN(Date.parse(`${text}Z`))),
);

/** 'YYYY-MM-DD'. */
export const dayText = v.pipe(v.string(), v.isoDate());

/** 'HH:mm', of a day of 24 hours. */
export const timeText = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const sortable = v.pipe(
  v.string(),
  v.check(text => !Number.isNaN(Date.parse(text))),
  v.transform(text => toInstantText(Date.parse(text))),
);

/**
 * A time from the wire, in the one form that sorts as text: '2026-11-27T18:00:00.000Z'. PostgreSQL writes offsets and
 * drops empty fractions, and indexes compare text. Screens read an `Instant`.
 */
export const instantText = readAs(sortable, (text): Instant => Date.parse(text));

/** The same, when a row was made or changed; no screen shows it. */
export const stampText = unread(sortable);

export function toInstantText(instant: Instant): string {
  return new Date(instant).toISOString();
}

/** Of two days, or of two instants, as their texts sort. */
export function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

export function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}

export type WallReading =
  | { readonly kind: 'exact'; readonly instant: Instant }
  /** The clock jumps over this time; the instant is the same distance after the jump ('01:30' is read as 02:30). */
  | { readonly kind: 'skipped'; readonly instant: Instant; readonly readAs: string }
  /** The clock shows this time twice. */
  | { readonly kind: 'ambiguous'; readonly first: Instant; readonly second: Instant };

/** What a wall time means in a zone. One that the device does not know is refused: what is typed must not be guessed. */
export function readWall(wall: string, tz: string): WallReading {
  if (!isKnown(tz)) throw new Error(`Unknown time zone ${tz}`);
  return wallReading(wall, tz);
}

function wallReading(wall: string, tz: string): WallReading {
  const asUtc = Date.parse(`${wall}Z`);
  // Offsets a day before and after bracket any change of clocks near this time.
  const before = asUtc - offsetMs(asUtc - DAY_MS, tz);
  const after = asUtc - offsetMs(asUtc + DAY_MS, tz);
  const beforeHolds = before + offsetMs(before, tz) === asUtc;
  const afterHolds = after + offsetMs(after, tz) === asUtc;
  if (before === after || (beforeHolds && !afterHolds)) return { kind: 'exact', instant: before };
  if (beforeHolds) return { kind: 'ambiguous', first: Math.min(before, after), second: Math.max(before, after) };
  if (afterHolds) return { kind: 'exact', instant: after };
  return { kind: 'skipped', instant: before, readAs: wallAt(before, tz) };
}

/** The instant of a reading; of two the first unless the person chose the second. */
export function instantOf(reading: WallReading, choice: 'first' | 'second' = 'first'): Instant {
  return reading.kind === 'ambiguous' ? reading[choice] : reading.instant;
}

/** When the clock on the wall shows that, for what is read and not typed. */
export function instantAt(wall: string, tz: string): Instant {
  return instantOf(wallReading(wall, tz));
}

/** What the clock on the wall shows at an instant. */
export function wallAt(instant: Instant, tz: string): string {
  return new Date(instant + offsetMs(instant, tz)).toISOString().slice(0, 16);
}

function isKnown(tz: string): boolean {
  return !Number.isNaN(tzOffset(tz, new Date(0)));
}

/** Of a zone that the device does not know it is UTC's: its shifts are shown, by that clock (`formatClock` says so). */
function offsetMs(instant: Instant, tz: string): number {
  const minutes = tzOffset(tz, new Date(instant));
  return Number.isNaN(minutes) ? 0 : Math.round(minutes * MINUTE_MS);
}

export function dayOf(wall: string): string {
  return wall.slice(0, 10);
}

export function timeOf(wall: string): string {
  return wall.slice(11, 16);
}

/** Days of the calendar, not spans of 24 hours. */
export function addDays(day: string, count: number): string {
  return dayOf(daysLater(day, count, inUtc).toISOString());
}

/** The seven days of the week that begins on that Monday. */
export function weekDays(monday: string): readonly string[] {
  return Array.from({ length: 7 }, (_, nth) => addDays(monday, nth));
}

/** The same day of a later or earlier month, or that month's last. */
export function addMonths(day: string, count: number): string {
  return dayOf(monthsLater(day, count, inUtc).toISOString());
}

/** Whole days from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(to, from, inUtc);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return getISODay(day, inUtc);
}

/** The Monday at or before a day. */
export function mondayOf(day: string): string {
  return dayOf(startOfISOWeek(day, inUtc).toISOString());
}

/** An end at or before the start is meant for the next day. */
export function endWall(startWall: string, endTime: string): string {
  const day = dayOf(startWall);
  return `${endTime > timeOf(startWall) ? day : addDays(day, 1)}T${endTime}`;
}

/** Real minutes, whatever the clocks did in between. */
export function minutesBetween(from: Instant, to: Instant): number {
  return Math.round((to - from) / MINUTE_MS);
}

/** The same span as the wall clock counts it; differs from the real one when clocks change. */
export function wallMinutesBetween(startWall: string, end: string): number {
  return Math.round((Date.parse(`${end}Z`) - Date.parse(`${startWall}Z`)) / MINUTE_MS);
}

export interface Span {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** Real minutes, and by how many they differ from what the wall shows: not zero on the nights when clocks change. */
export function realMinutes({ startsAt, endsAt, tz }: Span & { readonly tz: string }): {
  readonly real: number;
  readonly difference: number;
} {
  const real = minutesBetween(startsAt, endsAt);
  return { real, difference: real - wallMinutesBetween(wallAt(startsAt, tz), wallAt(endsAt, tz)) };
}

/** Half-open: back to back is no overlap. */
export function overlaps(one: Span, other: Span): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** A calendar day in a zone, from midnight to midnight: 23, 24 or 25 hours. */
export function daySpan(day: string, tz: string): Span {
  return {
    startsAt: instantAt(`${day}T00:00`, tz),
    endsAt: instantAt(`${addDays(day, 1)}T00:00`, tz),
  };
}
