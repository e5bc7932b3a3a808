// The board left open for weeks: what was only stepped through is no week that somebody chose.
import { expect, it } from 'vitest';
import { stepTo } from '#domain/shifts/week.ts';

it.each([
  ['week', '2026-11-27', '2026-11-30'],
  ['two', '2026-11-27', '2026-11-30'],
  ['month', '2026-12-31', '2027-01-04'],
] as const)('a step of a %s and back is the present again, which goes on by itself', (zoom, today, next) => {
  expect(stepTo({ shown: null, today }, zoom, 1)).toBe(next);
  expect(stepTo({ shown: next, today }, zoom, -1)).toBeNull();
  expect(stepTo({ shown: stepTo({ shown: null, today }, zoom, -1), today }, zoom, 1)).toBeNull();
});
