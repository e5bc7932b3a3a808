import { expect, it } from 'vitest';
import { directionOf } from '#domain/settings/shared-choice.ts';

it.each([
  ['give', 'chosen before the settings were read', { before: 'auto', here: 'dark', everywhere: undefined }],
  ['give', 'chosen before, by who chose otherwise elsewhere', { before: 'auto', here: 'dark', everywhere: 'light' }],
  ['give', 'chosen for the first time', { before: 'auto', here: 'dark', everywhere: null }],
  ['take', 'chosen on another device', { before: 'auto', here: 'auto', everywhere: 'dark' }],
  [null, 'never chosen', { before: 'auto', here: 'auto', everywhere: null }],
  [null, 'not read yet', { before: 'auto', here: 'auto', everywhere: undefined }],
  [null, 'taken over', { before: 'auto', here: 'dark', everywhere: 'dark' }],
] as const)('%s: a look was %s', (direction, _, choice) => {
  expect(directionOf<string>(choice)).toBe(direction);
});
