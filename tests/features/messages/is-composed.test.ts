import { expect, it } from 'vitest';
import { isComposed } from '#features/messages/is-composed.ts';

it.each([
  ['is pressed alone', { isComposing: false, keyCode: 13 }, false],
  ['ends a composition', { isComposing: true, keyCode: 229 }, true],
  ['ends one in Safari, which has told the end of it before', { isComposing: false, keyCode: 229 }, true],
])('an Enter that %s', (_, event, composed) => {
  expect(isComposed(event)).toBe(composed);
});
