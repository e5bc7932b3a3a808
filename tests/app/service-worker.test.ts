import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForUpdates } from '#app/service-worker.ts';

const minutes = 60_000;
let shown: DocumentVisibilityState = 'visible';
const page = new EventTarget();
const update = vi.fn(async () => ({}) as ServiceWorkerRegistration);

beforeEach(() => {
  vi.useFakeTimers();
  update.mockClear();
  shown = 'visible';
  Object.defineProperty(page, 'visibilityState', { configurable: true, get: () => shown });
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function look(state: DocumentVisibilityState): void {
  shown = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('asks for a newer version each hour, in an app that is never closed', () => {
  askForUpdates({ update });
  vi.advanceTimersByTime(3 * 60 * minutes);
  expect(update).toHaveBeenCalledTimes(3);
});

it('asks when the app is looked at again, once a minute at the most', () => {
  askForUpdates({ update });
  vi.advanceTimersByTime(5 * minutes);
  look('hidden');
  expect(update).not.toHaveBeenCalled();
  look('visible');
  look('hidden');
  look('visible');
  expect(update).toHaveBeenCalledTimes(1);
});

it('goes on asking after a question that failed', async () => {
  update.mockRejectedValueOnce(new TypeError('no network'));
  askForUpdates({ update });
  await vi.advanceTimersByTimeAsync(2 * 60 * minutes);
  expect(update).toHaveBeenCalledTimes(2);
});
