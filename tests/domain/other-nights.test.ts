// What the nights of somebody's other venues need, each by the clock of its own venue.
import { describe, expect, it } from 'vitest';
import type { TrackedFact } from '#domain/attendance/queries.ts';
import { type BookingRow, rowToBooking } from '#domain/bookings/schema.ts';
import { needsElsewhere, type OtherNight } from '#domain/shifts/other-nights.ts';
import { rowToShift, type ShiftRow } from '#domain/shifts/schema.ts';
import { bookingRow, placedVenue, shiftRow } from './rows.ts';

const START = Date.parse('2026-11-27T18:00:00Z');
const atHour = (hours: number) => START + hours * 3_600_000;
const textAt = (hours: number) => new Date(atHour(hours)).toISOString();

const shift = (changes: Partial<ShiftRow> = {}) => ({ ...rowToShift(shiftRow(changes)), pending: null });
const booking = (changes: Partial<BookingRow> = {}) => ({ ...rowToBooking(bookingRow(changes)), pending: null });
const came = { kind: 'in', at: START, verdict: 'word', until: null } as TrackedFact;
const full = { positions: 2, confirmed_count: 2 };

function nightOf(name: string, known: Partial<OtherNight['known']>, tz = 'Europe/London'): OtherNight {
  const nothing = { shifts: [], bookings: [], facts: new Map(), silences: new Map() };
  return { venue: placedVenue({ name, tz }), known: { ...nothing, ...known } };
}
const at = (hours: number) => ({ now: atHour(hours), knownAt: atHour(hours) });
const figures = (nights: readonly OtherNight[], hours: number) =>
  needsElsewhere(nights, at(hours)).map(({ venue, ...needs }) => ({ name: venue.name, ...needs }));

describe('the other venues of a night', () => {
  it('are those where somebody is late or silent or a place is to fill, with how many', () => {
    const people = ['late', 'silent', 'here'].map(id => booking({ id }));
    const facts = new Map([['here', [came]]]);
    const night = { bookings: people, facts, silences: new Map([['silent' as never, atHour(-1)]]) };
    const nights = [
      nightOf('Hotel', { ...night, shifts: [shift({ confirmed_count: 1 })] }),
      nightOf('Bistro', { bookings: [booking({ id: 'here' })], facts, shifts: [shift(full)] }),
    ];
    expect(figures(nights, 1)).toEqual([{ name: 'Hotel', late: 1, silent: 1, missing: 1, short: 1 }]);
  });

  it('come first where the night already goes without somebody, then where nobody has heard', () => {
    const later = shift({ starts_at: textAt(3), ends_at: textAt(9) });
    const nights = [
      nightOf('Later', { shifts: [later] }),
      nightOf('Silent', { bookings: [booking()], silences: new Map([[booking().id, atHour(-1)]]) }),
      nightOf('Late', { bookings: [booking()] }),
      nightOf('Begun', { shifts: [shift()] }),
    ];
    expect(figures(nights, 1).map(({ name }) => name)).toEqual(['Late', 'Begun', 'Silent', 'Later']);
  });

  it('end each by the clock on its own wall', () => {
    // Four in the morning in London, noon in Hong Kong: the evening there is the night that is shown.
    const evening = [shift({ starts_at: textAt(20), ends_at: textAt(26) })];
    const nights = [
      nightOf('London', { shifts: evening }),
      nightOf('Hong Kong', { shifts: evening }, 'Asia/Hong_Kong'),
    ];
    expect(figures(nights, 10).map(({ name }) => name)).toEqual(['London', 'Hong Kong']);
    const tomorrow = [shift({ starts_at: textAt(30), ends_at: textAt(36) })];
    const far = [nightOf('London', { shifts: tomorrow }), nightOf('Hong Kong', { shifts: tomorrow }, 'Asia/Hong_Kong')];
    expect(figures(far, 10).map(({ name }) => name)).toEqual(['London']);
  });

  it('say of nobody that they are late before this device has heard', () => {
    const nights = [nightOf('Hotel', { bookings: [booking()] })];
    expect(needsElsewhere(nights, { now: atHour(1), knownAt: null })).toEqual([]);
  });
});
