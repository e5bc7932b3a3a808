import { expect, it } from 'vitest';
import { keyName } from '#ui/key-name.ts';

it('a key is known by its name in small letters, and what a browser says when it fills in a field by none', () => {
  expect(['K', 'k', 'ArrowDown'].map(key => keyName({ key }))).toEqual(['k', 'k', 'arrowdown']);
  expect(keyName({})).toBe('');
});
