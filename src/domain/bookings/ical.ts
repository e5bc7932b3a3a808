// Bookings as an iCalendar file (RFC 5545): wall times with their zone, and the zone's changes of clocks spelt out, so that
// a shift over the autumn night is as long in any calendar as it is at the venue. Knows no words: they come in. The server
// writes the same for calendar apps (private.ical_text).

import { type Instant, instantOf, readWall, wallAt } from '#domain/time.ts';

export interface CalendarEvent {
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly tz: string;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly cancelled: boolean;
}

/** `stamp` is when the file is made. */
export function icalText(events: readonly CalendarEvent[], stamp: Instant): string {
  const zones = [...new Set(events.map(({ tz }) => tz))].flatMap(tz =>
    zoneLines(
      tz,
      events.filter(event => event.tz === tz),
    ),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Encore//Shifts//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zones,
    ...events.flatMap(event => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map(line => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, stamp: Instant): readonly string[] {
  const { tz } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@encore`,
    `DTSTAMP:${packed(new Date(stamp).toISOString().slice(0, 19))}Z`,
    `DTSTART${moment(event.startsAt, tz)}`,
    `DTEND${moment(event.endsAt, tz)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    ...(event.text === '' ? [] : [`DESCRIPTION:${escaped(event.text)}`]),
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** On the wall; where that shows a time twice calendars take the first, so the second is told by UTC. */
function moment(at: Instant, tz: string): string {
  const wall = wallAt(at, tz);
  const isSecond = instantOf(readWall(wall, tz)) < at - (at % MINUTE_MS);
  return isSecond ? `:${packed(new Date(at).toISOString().slice(0, 16))}00Z` : `;TZID=${tz}:${packed(wall)}00`;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The zone from the year before the first event to the end of the last one's. */
function zoneLines(tz: string, events: readonly CalendarEvent[]): readonly string[] {
  const first = Math.min(...events.map(event => event.startsAt));
  const last = Math.max(...events.map(event => event.endsAt));
  const from = Date.UTC(new Date(first).getUTCFullYear() - 1, 0, 1);
  const to = Date.UTC(new Date(last).getUTCFullYear() + 1, 0, 1);
  const changes = changesOf(tz, from, to);
  const lowest = Math.min(offsetAt(from, tz), ...changes.map(({ after }) => after));
  const start = offsetAt(from, tz);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${tz}`,
    ...observance({ at: from, before: start, after: start }, lowest),
    ...changes.flatMap(change => observance(change, lowest)),
    'END:VTIMEZONE',
  ];
}

interface Change {
  readonly at: Instant;
  /** Minutes east of Greenwich. */
  readonly before: number;
  readonly after: number;
}

function observance({ at, before, after }: Change, lowest: number): readonly string[] {
  const kind = after > lowest ? 'DAYLIGHT' : 'STANDARD';
  const onset = new Date(at + before * MINUTE_MS).toISOString().slice(0, 19);
  return [
    `BEGIN:${kind}`,
    `DTSTART:${packed(onset)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
}

function changesOf(tz: string, from: Instant, to: Instant): readonly Change[] {
  const changes: Change[] = [];
  for (let day = from; day < to; day += DAY_MS) {
    const [before, after] = [offsetAt(day, tz), offsetAt(day + DAY_MS, tz)];
    if (before !== after) changes.push({ at: changeBetween(day, day + DAY_MS, tz), before, after });
  }
  return changes;
}

/** The minute from which the later offset holds. */
function changeBetween(from: Instant, to: Instant, tz: string): Instant {
  let [low, high] = [from, to];
  const later = offsetAt(to, tz);
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / (2 * MINUTE_MS)) * MINUTE_MS;
    if (offsetAt(middle, tz) === later) high = middle;
    else low = middle;
  }
  return high;
}

function offsetAt(at: Instant, tz: string): number {
  return Math.round((Date.parse(`${wallAt(at, tz)}Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** '2026-11-27T18:00' as '20261127T1800'. */
function packed(wall: string): string {
  return wall.replaceAll(/[-:]/g, '');
}

function escaped(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const LINE_OCTETS = 75;

/** Long lines go on in the next, after a blank; no character is cut. */
function folded(line: string): string {
  const size = (text: string) => new TextEncoder().encode(text).length;
  let out = '';
  let room = LINE_OCTETS;
  for (const character of line) {
    if (size(character) > room) {
      out += '\r\n ';
      room = LINE_OCTETS - 1;
    }
    out += character;
    room -= size(character);
  }
  return out;
}
