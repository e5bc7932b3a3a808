import { expect, it } from 'vitest';
import { slotFault } from '#domain/availability/slots.ts';

const now = Date.parse('2026-11-27T12:00Z');
const slot = (from: string, to: string) => ({ startsAt: Date.parse(from), endsAt: Date.parse(to) });

it.each([
  ['2026-11-27T18:00Z', '2026-11-27T23:00Z', null],
  ['2026-11-27T12:00Z', '2026-11-27T13:00Z', null],
  ['2026-11-27T18:00Z', '2026-11-28T10:00Z', null],
  ['2026-11-27T11:59Z', '2026-11-27T18:00Z', 'past'],
  ['2026-11-27T18:00Z', '2026-11-27T18:59Z', 'length'],
  ['2026-11-27T18:00Z', '2026-11-28T10:01Z', 'length'],
])('a slot from %s to %s: %s', (from, to, fault) => {
  expect(slotFault(slot(from, to), now)).toBe(fault);
});
