import { describe, expect, it } from 'vitest';
import { type CalendarEvent, icalText } from '#domain/bookings/ical.ts';

const STAMP = Date.parse('2026-10-20T09:00:00Z');

function event(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'b1',
    startsAt: Date.parse('2026-10-24T21:00Z'),
    endsAt: Date.parse('2026-10-25T06:00Z'),
    tz: 'Europe/London',
    title: 'Night porter, Foxglove Rooms',
    place: '1 Mill Lane; London',
    text: 'First line\nSecond',
    cancelled: false,
    ...changes,
  };
}

const lines = (text: string) => text.split('\r\n');

describe('a calendar file', () => {
  it('tells the wall times of the place, with the change of clocks between them', () => {
    const written = lines(icalText([event()], STAMP));
    expect(written).toContain('DTSTART;TZID=Europe/London:20261024T220000');
    expect(written).toContain('DTEND;TZID=Europe/London:20261025T060000');
    const autumn = written.indexOf('DTSTART:20261025T020000');
    expect(written.slice(autumn - 1, autumn + 4)).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:20261025T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
    ]);
    expect(written).toContain('DTSTART:20260329T010000');
  });

  it('tells by UTC what the wall shows for the second time, since calendars take the first', () => {
    const until = (utc: string) =>
      lines(icalText([event({ endsAt: Date.parse(utc) })], STAMP)).find(line => line.startsWith('DTEND'));
    expect([until('2026-10-25T00:30Z'), until('2026-10-25T01:30Z'), until('2026-10-25T02:00Z')]).toEqual([
      'DTEND;TZID=Europe/London:20261025T013000',
      'DTEND:20261025T013000Z',
      'DTEND;TZID=Europe/London:20261025T020000',
    ]);
  });

  it('tells each zone once, west of Greenwich too', () => {
    const york = event({ id: 'b2', tz: 'America/New_York' });
    const written = lines(icalText([event(), york, york], STAMP));
    expect(written.filter(line => line.startsWith('TZID:'))).toEqual(['TZID:Europe/London', 'TZID:America/New_York']);
    expect(written).toContain('TZOFFSETTO:-0500');
  });

  it('escapes what has a meaning and folds what is long, between characters', () => {
    const written = icalText([event({ title: `${'é'.repeat(60)}, bar` })], STAMP);
    expect(written).toContain('LOCATION:1 Mill Lane\\; London\r\n');
    expect(written).toContain('DESCRIPTION:First line\\nSecond\r\n');
    const longest = Math.max(...lines(written).map(line => new TextEncoder().encode(line).length));
    expect(longest).toBeLessThanOrEqual(75);
    expect(written.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'é'.repeat(60)}\\, bar`);
  });

  it('says of a shift that is off that it is off', () => {
    expect(icalText([event({ cancelled: true })], STAMP)).toContain('STATUS:CANCELLED');
  });
});
