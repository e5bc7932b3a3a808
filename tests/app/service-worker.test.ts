import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForUpdates, offerToTakeOver, waitingUpdate } from '#app/service-worker.ts';

const minutes = 60_000;
let shown: DocumentVisibilityState = 'visible';
let page = new EventTarget();
const update = vi.fn(async () => ({}) as ServiceWorkerRegistration);

const postMessage = vi.fn();
const registerAgain = vi.fn(async () => undefined);
const active = { postMessage } as unknown as ServiceWorker;

beforeEach(() => {
  vi.useFakeTimers();
  update.mockClear();
  postMessage.mockClear();
  registerAgain.mockClear();
  shown = 'visible';
  page = new EventTarget();
  Object.defineProperty(page, 'visibilityState', { configurable: true, get: () => shown });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
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
  askForUpdates({ update, active }, registerAgain);
  vi.advanceTimersByTime(3 * 60 * minutes);
  expect(update).toHaveBeenCalledTimes(3);
});

it('asks when the app is looked at again, once a minute at the most', () => {
  askForUpdates({ update, active }, registerAgain);
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
  askForUpdates({ update, active }, registerAgain);
  await vi.advanceTimersByTimeAsync(2 * 60 * minutes);
  expect(update).toHaveBeenCalledTimes(2);
});

it('has the worker look for lost files after the start, when there is a network again, and with every question', () => {
  askForUpdates({ update, active }, registerAgain);
  expect(postMessage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(postMessage.mock.calls).toEqual([[{ type: 'HEAL' }]]);
  page.dispatchEvent(new Event('online'));
  expect(postMessage).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60 * minutes);
  expect(postMessage).toHaveBeenCalledTimes(3);
});

it('sees with every look for lost files whether the worker itself was lost, and goes on when that fails', async () => {
  registerAgain.mockRejectedValueOnce(new TypeError('no network'));
  askForUpdates({ update, active }, registerAgain);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(registerAgain).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('online'));
  expect(registerAgain).toHaveBeenCalledTimes(2);
});

it('offers a newer version again as long as it has not taken over', () => {
  const newer = vi.fn();
  const offered = vi.fn();
  const stop = waitingUpdate.subscribe(offered);
  const registration: { active: ServiceWorker; waiting: ServiceWorker | null } = {
    active,
    waiting: { postMessage: newer } as unknown as ServiceWorker,
  };
  offerToTakeOver(registration);
  const first = waitingUpdate.get();
  first?.();
  vi.advanceTimersByTime(19_000);
  expect(offered).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(offered).toHaveBeenCalledTimes(2);
  // Another one, or nobody would draw it again.
  expect(waitingUpdate.get()).not.toBe(first);
  waitingUpdate.get()?.();
  expect(newer.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }], [{ type: 'SKIP_WAITING' }]]);
  registration.waiting = null;
  vi.advanceTimersByTime(21_000);
  expect(offered).toHaveBeenCalledTimes(2);
  stop();
});
