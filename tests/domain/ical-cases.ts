// Calendars that the device and the server must write alike.
import type { CalendarEvent } from '#domain/bookings/ical.ts';

function event(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: '0190a000-0000-7000-8000-000000000006',
    startsAt: Date.parse('2026-11-27T18:00Z'),
    endsAt: Date.parse('2026-11-28T02:00Z'),
    tz: 'Europe/London',
    title: 'Bartender, The Copper Thistle',
    place: '12 Lantern Row, London E2',
    text: '',
    cancelled: false,
    ...changes,
  };
}

const at = (from: string, to: string, tz = 'Europe/London') =>
  event({ startsAt: Date.parse(from), endsAt: Date.parse(to), tz });

export const ICAL_CASES: Readonly<Record<string, readonly CalendarEvent[]>> = {
  'nothing booked': [],
  'an evening past midnight': [event()],
  'the autumn night, an hour longer': [at('2026-10-24T21:00Z', '2026-10-25T06:00Z')],
  'the spring night, an hour shorter': [at('2027-03-27T22:00Z', '2027-03-28T05:00Z')],
  'the hour that comes twice: ends and begins the first time, and the second': [
    at('2026-10-24T18:00Z', '2026-10-25T00:30Z'),
    at('2026-10-24T18:00Z', '2026-10-25T01:30Z'),
    at('2026-10-25T00:00Z', '2026-10-25T08:00Z'),
    at('2026-10-25T01:00Z', '2026-10-25T08:00Z'),
    at('2027-04-03T07:00Z', '2027-04-03T15:00Z', 'Australia/Lord_Howe'),
    at('2027-04-03T07:00Z', '2027-04-03T15:10Z', 'Australia/Lord_Howe'),
  ],
  'New Year’s night, in two years': [at('2026-12-31T22:00Z', '2027-01-01T06:00Z')],
  'three zones, each told once, in the order in which they come': [
    at('2026-11-27T23:00Z', '2026-11-28T07:00Z', 'America/New_York'),
    event(),
    at('2026-12-01T18:00Z', '2026-12-02T01:00Z', 'America/New_York'),
    at('2026-12-04T18:00Z', '2026-12-04T23:30Z', 'Europe/Dublin'),
  ],
  'a zone without changes, half an hour off, and one that changes by half an hour': [
    at('2026-07-01T12:00Z', '2026-07-01T20:00Z', 'Asia/Kolkata'),
    at('2026-07-03T12:00Z', '2026-07-03T20:00Z', 'Australia/Lord_Howe'),
  ],
  'clocks that change at midnight: the hour before it comes twice, and the one after it never': [
    at('2027-04-03T21:00Z', '2027-04-04T02:30Z', 'America/Santiago'),
    at('2027-04-03T21:00Z', '2027-04-04T03:30Z', 'America/Santiago'),
    at('2026-09-05T22:00Z', '2026-09-06T04:00Z', 'America/Santiago'),
    at('2026-10-31T23:00Z', '2026-11-01T05:15Z', 'America/Havana'),
  ],
  'a zone that goes back for a month, one of quarters of an hour that changes, and the first to see a New Year': [
    at('2027-02-06T18:00Z', '2027-02-07T03:00Z', 'Africa/Casablanca'),
    at('2027-04-03T08:00Z', '2027-04-03T14:45Z', 'Pacific/Chatham'),
    at('2026-12-31T05:00Z', '2026-12-31T13:00Z', 'Pacific/Kiritimati'),
    at('2028-02-29T12:15Z', '2028-02-29T20:15Z', 'Asia/Kathmandu'),
  ],
  'what has a meaning, and what is long': [
    event({
      title: `${'Café «Él», '.repeat(9)}bar; 10\\12`,
      place: '漢字'.repeat(40),
      text: 'First line\nSecond, and\r\nthird',
    }),
    event({ title: 'x'.repeat(67), place: 'x'.repeat(66) }),
  ],
  'what is off': [event({ cancelled: true, text: 'Ring twice' })],
};
