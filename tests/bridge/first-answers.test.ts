// What nobody sees waits until the first screen says what it knows, and never for long.
import { beforeEach, expect, it, vi } from 'vitest';

const FRAME_MS = 16;

let first: typeof import('#bridge/first-answers.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, FRAME_MS));
  vi.resetModules();
  first = await import('#bridge/first-answers.ts');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function waiting(): { readonly over: () => boolean } {
  let over = false;
  void first.firstAnswers().then(() => {
    over = true;
  });
  return { over: () => over };
}

it('is told once all that was asked has been answered and drawn', async () => {
  const rest = waiting();
  const [one, other] = [first.question(), first.question()];
  one();
  await vi.advanceTimersByTimeAsync(10 * FRAME_MS);
  expect(rest.over()).toBe(false);
  other();
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(rest.over()).toBe(false);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(rest.over()).toBe(true);
});

it('waits for what an answer leads to ask', async () => {
  const rest = waiting();
  const one = first.question();
  one();
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  const next = first.question();
  await vi.advanceTimersByTimeAsync(10 * FRAME_MS);
  expect(rest.over()).toBe(false);
  next();
  await vi.advanceTimersByTimeAsync(2 * FRAME_MS);
  expect(rest.over()).toBe(true);
});

it('waits for a screen that comes before the mirror has answered anything, and for what it asks then', async () => {
  const rest = waiting();
  first.screenToCome()();
  await vi.advanceTimersByTimeAsync(10 * FRAME_MS);
  expect(rest.over()).toBe(false);
  first.question()();
  await vi.advanceTimersByTimeAsync(2 * FRAME_MS);
  expect(rest.over()).toBe(true);
});

it('is over with a screen that asks nothing, where the frame was answered before it came', async () => {
  const come = first.screenToCome();
  const rest = waiting();
  first.question()();
  await vi.advanceTimersByTimeAsync(10 * FRAME_MS);
  expect(rest.over()).toBe(false);
  come();
  await vi.advanceTimersByTimeAsync(2 * FRAME_MS);
  expect(rest.over()).toBe(true);
});

it('counts one question once, however often it is answered or left', async () => {
  const rest = waiting();
  const [one] = [first.question(), first.question()];
  one?.();
  one?.();
  await vi.advanceTimersByTimeAsync(10 * FRAME_MS);
  expect(rest.over()).toBe(false);
});

it.each([
  ['one second where nothing is asked', 1000, []],
  ['four seconds where what is asked does not resolve', 4000, [null]],
] as const)('gives up after %s', async (_, ms, asked) => {
  for (const __ of asked) first.question();
  const rest = waiting();
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(rest.over()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(rest.over()).toBe(true);
});

it('is over for good: later questions hold nobody up', async () => {
  first.question()();
  await vi.advanceTimersByTimeAsync(2 * FRAME_MS);
  first.question();
  const rest = waiting();
  await vi.advanceTimersByTimeAsync(0);
  expect(rest.over()).toBe(true);
});
