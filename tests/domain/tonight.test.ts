// A venue's night at one moment: whom it waits for, in the order in which somebody has to look, and what is still to fill.
import { describe, expect, it } from 'vitest';
import type { TrackedFact } from '#domain/attendance/queries.ts';
import { type BookingRow, rowToBooking } from '#domain/bookings/schema.ts';
import { rowToShift, type ShiftRow } from '#domain/shifts/schema.ts';
import { type KnownOfTonight, nightShown, stillOn, tonightOf } from '#domain/shifts/tonight.ts';
import { bookingRow, SHIFT, shiftRow, WORKER } from './rows.ts';

const START = Date.parse('2026-11-27T18:00:00Z');
const atHour = (hours: number) => START + hours * 3_600_000;
const textAt = (hours: number) => new Date(atHour(hours)).toISOString();

const NOTHING: KnownOfTonight = {
  ...{ shifts: [], bookings: [], undecided: [], knownAt: null },
  ...{ accepted: undefined, places: undefined, people: undefined, facts: undefined, silences: undefined },
};
const tonight = (known: Partial<KnownOfTonight>, hours: number) =>
  tonightOf({ ...NOTHING, ...known }, { now: atHour(hours), until: atHour(12) });

const shift = (changes: Partial<ShiftRow> = {}) => ({ ...rowToShift(shiftRow(changes)), pending: null });
const booking = (changes: Partial<BookingRow> = {}) => ({ ...rowToBooking(bookingRow(changes)), pending: null });
const fact = (kind: TrackedFact['kind'], hours: number, more: Partial<TrackedFact> = {}) =>
  ({ kind, at: atHour(hours), verdict: 'word', until: null, ...more }) as TrackedFact;

describe('who is on tonight', () => {
  it('is in the order in which somebody has to look at them', () => {
    const ids = ['gone', 'here', 'due', 'silent', 'late'];
    const starts: Record<string, number> = { due: 2 };
    const { due } = tonight(
      {
        bookings: ids.map(id => booking({ id, starts_at: textAt(starts[id] ?? 0) })),
        facts: new Map([
          ['here', [fact('in', 0)]],
          ['gone', [fact('in', 0), fact('out', 0.5)]],
        ]),
        silences: new Map([['silent', atHour(-1)]]),
        knownAt: atHour(1),
      },
      1,
    );
    expect(due.map(one => [one.booking.id, one.group])).toEqual(
      ['late', 'silent', 'due', 'here', 'gone'].map(group => [group, group]),
    );
  });

  it('is not called late while this device has not heard', () => {
    expect(tonight({ bookings: [booking()] }, 1).due).toMatchObject([{ group: 'due', name: null }]);
  });

  it('stays as long as both sides said, and nobody else after the planned end', () => {
    const both = (['rockstar', 'venue'] as const).map(source => fact('until', 7, { source, until: atHour(10) }));
    const bookings = [booking({ id: 'stays' }), booking({ id: 'left' })];
    const { due } = tonight({ bookings, facts: new Map([['stays', [fact('in', 0), ...both]]]) }, 9);
    expect(due).toMatchObject([{ booking: { id: 'stays' }, until: atHour(10) }]);
  });

  it('is written to once, whatever they are booked as, and not once they have gone home', () => {
    const bookings = [
      booking({ id: 'bar', worker_id: WORKER }),
      booking({ id: 'floor', worker_id: WORKER }),
      booking({ id: 'gone', worker_id: 'somebody else' }),
    ];
    const facts = new Map([['gone', [fact('in', 0), fact('out', 0.5)]]]);
    expect(stillOn(tonight({ bookings, facts }, 1).due)).toEqual([WORKER]);
  });

  it('is at five in the morning whoever is left of the night, and once nobody is, the coming evening', () => {
    const bookings = [booking({ id: 'left' }), booking({ id: 'evening', starts_at: textAt(24), ends_at: textAt(32) })];
    const at = (hours: number) =>
      nightShown({ ...NOTHING, bookings }, { now: atHour(hours), until: atHour(12), next: atHour(36) });
    expect(at(7).due.map(one => one.booking.id)).toEqual(['left']);
    expect(at(11).due.map(one => one.booking.id)).toEqual(['evening']);
  });

  it('does not count who has no place any more', () => {
    expect(tonight({ bookings: [booking({ status: 'cancelled_by_worker' })] }, -1).due).toEqual([]);
  });
});

describe('what is still to fill', () => {
  it('are the posted shifts of the night with a free place and time left', () => {
    const { gaps, missing, short, upcoming } = tonight(
      {
        shifts: [
          shift({ id: 'begun' }),
          shift({ id: 'later', starts_at: textAt(3), ends_at: textAt(9), confirmed_count: 1 }),
          shift({ id: 'full', confirmed_count: 2 }),
          shift({ id: 'draft', status: 'draft' }),
          shift({ id: 'nearly over', starts_at: textAt(-6), ends_at: textAt(1.5) }),
          shift({ id: 'tomorrow', starts_at: textAt(24), ends_at: textAt(30) }),
        ],
      },
      1,
    );
    expect(gaps.map(({ id }) => id)).toEqual(['begun', 'later']);
    expect([missing, short]).toEqual([3, 1]);
    expect(upcoming.map(({ id }) => id)).toEqual(['tomorrow']);
  });

  it('tells whose answer a place waits for, until it lapses, and whom this device accepted', () => {
    const known = {
      places: new Map([[SHIFT, [{ workerId: WORKER as never, until: atHour(0) }]]]),
      accepted: [{ shiftId: SHIFT as never, workerId: WORKER as never }],
      people: new Map([[WORKER as never, { name: 'Rocco' }]]),
    };
    expect(tonight(known, -1).held(shift())).toMatchObject([{ name: 'Rocco' }]);
    expect(tonight(known, 0).held(shift())).toEqual([]);
    expect(tonight(known, 0).acceptedFor(shift())).toEqual([{ workerId: WORKER, name: 'Rocco' }]);
    expect(tonight(known, 0).acceptedFor(shift({ id: 'another' }))).toEqual([]);
  });
});
