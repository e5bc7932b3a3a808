// Answers of the network are kept by the product's figures.
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgain, onlineCache, Refused } from '#bridge/online-cache.ts';
import { onBack } from '#bridge/use-offline.ts';
import type { Phase } from '#sync/index.ts';
import { cell } from '#sync/readable.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A screen that shows one question, from opening it until it is left. */
function shown(client: ReturnType<typeof onlineCache>, ask: () => Promise<string>): () => void {
  return new QueryObserver(client, { queryKey: ['venues'], queryFn: ask }).subscribe(() => undefined);
}

it('SP9.5 an answer is fresh for 30 s: whoever opens the list again meanwhile asks nobody', async () => {
  const client = onlineCache();
  const ask = vi.fn(() => Promise.resolve('two venues'));
  shown(client, ask)();
  await vi.advanceTimersByTimeAsync(29_000);
  shown(client, ask)();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  shown(client, ask)();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('SP9.4 an answer that no screen shows is kept for 5 min, and goes with the next sweep, one each minute', async () => {
  const client = onlineCache();
  const leave = shown(client, () => Promise.resolve('two venues'));
  await vi.advanceTimersByTimeAsync(1000);
  leave();
  await vi.advanceTimersByTimeAsync(298_000);
  expect(client.getQueryData(['venues'])).toBe('two venues');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(client.getQueryData(['venues'])).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

it('what a screen shows stays, however old', async () => {
  const client = onlineCache();
  const leave = shown(client, () => Promise.resolve('two venues'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(client.getQueryData(['venues'])).toBe('two venues');
  leave();
});

it('SP9.4 a hundred are kept at most', () => {
  const client = onlineCache();
  for (let nth = 0; nth < 130; nth += 1) client.setQueryData([nth], nth);
  expect(client.getQueryCache().getAll()).toHaveLength(100);
});

it.each([
  ['unreachable', 3, {}],
  ['throttled', 3, {}],
  ['signed_out', 1, {}],
  ['not_allowed', 1, {}],
  ['42501', 1, {}],
  ['server_older', 1, {}],
  ['unreachable', 1, { forbidden: true }],
])('SP9.5 after %s it is asked %i times in all (%o)', async (code, times, more) => {
  const client = onlineCache();
  const ask = vi.fn(() => Promise.reject(new Refused({ code, ...more })));
  const leave = shown(client, ask);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(times);
  leave();
});

it('what failed for want of a connection is asked again with the next one, a refusal and what no screen shows are not', async () => {
  const client = onlineCache();
  const outcome = { code: 'unreachable' };
  const ask = vi.fn(() => Promise.reject(new Refused(outcome)));
  const leave = shown(client, ask);
  await vi.advanceTimersByTimeAsync(60_000);
  void askAgain(client);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(6);
  outcome.code = 'not_allowed';
  void askAgain(client);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(7);
  await askAgain(client);
  leave();
  await askAgain(client);
  expect(ask).toHaveBeenCalledTimes(7);
});

it('asks again at each return from offline, not at every other news of the connection', () => {
  const status = cell({ phase: 'connecting' as Phase });
  const back = vi.fn();
  onBack(status, back);
  for (const phase of ['idle', 'offline', 'connecting', 'idle', 'syncing'] as const) status.set({ phase });
  expect(back).toHaveBeenCalledTimes(1);
  status.set({ phase: 'offline' });
  status.set({ phase: 'syncing' });
  expect(back).toHaveBeenCalledTimes(2);
});
