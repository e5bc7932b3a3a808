// How long words over the screen stay, by the specification's figures; and that only what a person must report can be.
import { beforeEach, expect, it, vi } from 'vitest';
import { notifyFailedCall, notifyFailure, notifyOutcome, toasterReady } from '#ui/toast.ts';

const drawn = { error: vi.fn(), warning: vi.fn() };
const toast = Object.assign(vi.fn(), drawn);

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.stubGlobal('setTimeout', (draw: () => void) => draw());
  // Stands for the library that draws them.
  toasterReady({ toast } as unknown as typeof import('sonner'));
  return () => vi.unstubAllGlobals();
});

it.each([
  ['critical', 10_000, 'error'],
  ['high', 5000, 'error'],
  ['medium', 3000, 'warning'],
] as const)('SP2.33 SP8.13 what is %s stays %i ms, as an %s', (severity, duration, how) => {
  notifyFailure('It broke', severity);
  expect(drawn[how]).toHaveBeenCalledExactlyOnceWith('It broke', { duration });
  expect(drawn.error.mock.calls.length + drawn.warning.mock.calls.length).toBe(1);
});

it('SP8.13 a call that failed, by 500 and above or a refusal, is high', () => {
  notifyFailedCall('Encore has a problem');
  expect(drawn.error).toHaveBeenCalledExactlyOnceWith('Encore has a problem', { duration: 5000 });
});

it('SP8.13 what is critical can be reported', () => {
  const run = vi.fn();
  notifyFailure('It broke', 'critical', { label: 'Report', run });
  expect(drawn.error).toHaveBeenCalledExactlyOnceWith('It broke', {
    duration: 10_000,
    action: { label: 'Report', onClick: run },
  });
});

it('what comes next is offered once it is applied, and not while only this device knows of it', async () => {
  const run = vi.fn();
  const words = { saved: 'Saved here', applied: 'Done', next: { label: 'Ask for cover', run } };
  notifyOutcome(Promise.resolve('applied'), words);
  await vi.waitFor(() => expect(toast).toHaveBeenCalledTimes(2));
  expect(toast.mock.calls).toEqual([
    ['Saved here', {}],
    ['Done', { action: { label: 'Ask for cover', onClick: run }, duration: 10_000 }],
  ]);
  notifyOutcome(Promise.resolve('parked'), words);
  await Promise.resolve();
  expect(toast.mock.calls.at(-1)).toEqual(['Saved here', {}]);
});
