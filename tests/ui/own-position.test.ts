// A browser that asks whether a page may know its place waits for ever, and so would whoever pressed for it.
import { beforeEach, expect, it, vi } from 'vitest';
import { askPosition } from '#ui/use-own-position.ts';

type Found = (position: { readonly coords: { readonly latitude: number } }) => void;
type Failed = (error: { readonly code: number }) => void;

let found: Found;
let failed: Failed;
const told = vi.fn();

beforeEach(() => {
  told.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (onFound: Found, onFailed: Failed) => {
        found = onFound;
        failed = onFailed;
      },
    },
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('a question that nobody answers is said to be open, and its answer counts when it comes', () => {
  const onFound = vi.fn(() => true);
  askPosition(onFound, told);
  expect(told.mock.calls).toEqual([['asking']]);
  vi.runAllTimers();
  expect(told).toHaveBeenLastCalledWith('unanswered');
  found({ coords: { latitude: 51 } });
  expect(onFound).toHaveBeenCalledWith({ latitude: 51 });
  expect(told).toHaveBeenLastCalledWith('idle');
});

it.each([
  ['refused', 1],
  ['unknown', 3],
])('what was answered with %s stays so', (state, code) => {
  askPosition(() => true, told);
  failed({ code });
  vi.runAllTimers();
  expect(told).toHaveBeenLastCalledWith(state);
});
