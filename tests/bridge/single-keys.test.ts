import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSingleKey } from '#bridge/use-single-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, target: null };

beforeEach(() => {
  vi.stubGlobal('HTMLElement', class {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a letter is a single key in either size, and none with Ctrl', () => {
  expect(isSingleKey({ ...plain, key: 'A' } as unknown as KeyboardEvent, 'a')).toBe(true);
  expect(isSingleKey({ ...plain, key: 'a', ctrlKey: true } as unknown as KeyboardEvent, 'a')).toBe(false);
});

it('what a browser says when it fills in a field by itself has no key', () => {
  expect(isSingleKey(plain as unknown as KeyboardEvent, 'a')).toBe(false);
});
