import { expect, it, vi } from 'vitest';
import type { ProfileId } from '#domain/ids.ts';
import { rowToShift } from '#domain/shifts/schema.ts';
import { type Place, shiftsOf, weekBoard, withPlaces } from '#domain/shifts/week.ts';
import { weekDays } from '#domain/time.ts';
import { askedHere } from '#features/shifts/gaps/asked-here.ts';
import { shiftRow } from '#tests/domain/rows.ts';

const rosa: Place = { workerId: 'rosa' as ProfileId, name: 'Rosa', look: 'pending' };
const ulla: Place = { workerId: 'ulla' as ProfileId, name: 'Ulla', look: 'pending' };

/** A shift of so many places, in which these stand. */
function boardWith(positions: number, ...places: Place[]) {
  const on = { starts_local: '2026-11-28T18:00', ends_local: '2026-11-28T23:00' };
  const at = { starts_at: '2026-11-28T18:00:00.000Z', ends_at: '2026-11-28T23:00:00.000Z' };
  const shift = rowToShift(shiftRow({ id: 'a', positions, ...on, ...at }));
  return weekBoard({
    shifts: [{ ...shift, pending: null }],
    days: weekDays('2026-11-23'),
    applied: new Map(),
    places: new Map([['a', places]]),
    now: Date.parse('2026-11-24T12:00Z'),
  });
}

it('keeps who was asked until the board has them, and tells each change', () => {
  const asked = askedHere();
  const onChange = vi.fn();
  asked.subscribe(onChange);
  asked.add('a', rosa);
  expect([asked.of('a'), onChange.mock.calls.length]).toEqual([[rosa], 1]);
  asked.settle(boardWith(2));
  expect(asked.of('a')).toEqual([rosa]);
  asked.settle(boardWith(2, rosa));
  expect(asked.of('a')).toEqual([]);
});

it('forgets them at once when the act is taken back, and only them', () => {
  const asked = askedHere();
  const erase = asked.add('a', rosa);
  asked.add('a', ulla);
  erase();
  expect(asked.of('a')).toEqual([ulla]);
  erase();
  expect(asked.of('a')).toEqual([ulla]);
});

it('forgets whom the shift has no place for, and what is on no board', () => {
  const asked = askedHere();
  asked.add('a', rosa);
  asked.add('another week', rosa);
  const others = ['x', 'y'].map((id): Place => ({ workerId: id as ProfileId, look: 'invited' }));
  asked.settle(boardWith(2, ...others));
  expect([asked.of('a'), asked.of('another week')]).toEqual([[], []]);
});

it('gives the same answer until something changes, so that no other cell is drawn again', () => {
  const asked = askedHere();
  asked.add('a', rosa);
  const before = asked.of('a');
  asked.add('b', ulla);
  asked.settle(boardWith(2));
  expect(asked.of('a')).toBe(before);
  expect(asked.of('c')).toBe(asked.of('d'));
});

it('draws a shift as it will be with them, and nobody twice or without a place', () => {
  const rocco: Place = { workerId: 'rocco' as ProfileId, name: 'Rocco', look: 'booked' };
  const zoe: Place = { workerId: 'zoe' as ProfileId, name: 'Zoë', look: 'invited' };
  const [cell] = shiftsOf(boardWith(4, rocco, zoe));
  if (cell === undefined) throw new Error('no cell');
  const nobodyLeft = { workerId: 'xan' as ProfileId, name: 'Xan', look: 'pending' } as const;
  expect(withPlaces(cell, [ulla, rosa, nobodyLeft])).toMatchObject({ open: 0, places: [rocco, rosa, ulla, zoe] });
  expect(withPlaces(cell, [{ ...zoe, look: 'pending' }])).toBe(cell);
  expect(withPlaces(cell, [])).toBe(cell);
});
