import { expect, it } from 'vitest';
import { minutesOff } from '#features/sync-status/clock-off.ts';

const MINUTE_MS = 60_000;

it.each([
  ['one answer says nothing', [null, 180], 0],
  ['two that agree do', [180, 181], 181],
  ['a clock that is behind by days', [-2880, -2880], -2880],
  ['a device that slept while an answer was on its way', [0, 180], 0],
  ['a clock that was set between them', [180, 0], 0],
  ['a few minutes', [15, 15], 0],
] as const)('%s', (_, heard, off) => {
  expect(minutesOff(heard.map(minutes => (minutes === null ? null : minutes * MINUTE_MS)))).toBe(off);
});
