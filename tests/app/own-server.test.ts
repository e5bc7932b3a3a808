// Page views as this device tells them: one call each, without a query, and nothing is kept of those that failed.
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Navigation } from '#app/tell-server.ts';
import type { Device } from '#sync/index.ts';
import { repository } from '#tests/support/repository.ts';

/** It belongs to no room: the composition root brings it. */
const { tellOwnServer } = (await import(join(repository, 'src/own-server.ts'))) as {
  tellOwnServer(device: Device, navigation: Navigation): void;
};

interface Call {
  readonly name: string;
  readonly args: {
    readonly p_activity_type?: string;
    readonly p_metadata?: { readonly path: string };
    readonly p_recorded_at?: readonly string[];
  };
}

let calls: Call[];
let answer: () => Promise<unknown>;
let arrive: (path: string) => void;
let change: (who: string | null) => void;
let install: () => void;
let outbox: readonly { readonly state: string; readonly recordedAt: string }[];
let statusChanged: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { userAgent: 'A browser' });
  vi.stubGlobal('addEventListener', (name: string, call: () => void) => {
    if (name === 'appinstalled') install = call;
  });
  calls = [];
  outbox = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  answer = () => Promise.resolve({ ok: true, value: null });
  let session: { readonly userId: string } | null = { userId: 'rocco' };
  const listeners: (() => void)[] = [];
  statusChanged = () => listeners.forEach(listen => void listen());
  // All that telling may use of a device: it reads the queue and adds nothing to it.
  const device = {
    session: {
      get: () => session,
      subscribe(changed: () => void) {
        change = who => {
          session = who === null ? null : { userId: who };
          changed();
        };
        return () => undefined;
      },
    },
    status: {
      get: () => ({ phase: 'idle', parkedCount: outbox.filter(({ state }) => state === 'parked').length }),
      subscribe: (listen: () => void) => listeners.push(listen),
    },
    mirror: { get: () => ({ outbox: () => Promise.resolve(outbox) }) },
    call(name: string, args: Call['args']) {
      calls.push({ name, args });
      return answer();
    },
  } as unknown as Device;
  let path = '/rockstar';
  let arrived = (): void => undefined;
  arrive = to => {
    path = to;
    arrived();
  };
  tellOwnServer(device, {
    path: () => path,
    onArrival(told) {
      arrived = told;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paths = () => calls.map(({ args }) => args.p_metadata?.path);

it('each page is a call of its own, a second after the last', async () => {
  arrive('/rockstar/shifts');
  arrive('/rockstar/messages');
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(paths()).toEqual(['/rockstar', '/rockstar/shifts', '/rockstar/messages']);
  expect(new Set(calls.map(({ name, args }) => `${name} ${args.p_activity_type}`))).toEqual(
    new Set(['log_user_activity page_view']),
  );
});

it('what did not arrive is not told again', async () => {
  answer = () => Promise.resolve({ ok: false, error: { code: 'unreachable' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(paths()).toEqual(['/rockstar']);
  answer = () => Promise.resolve({ ok: true, value: null });
  arrive('/rockstar/shifts');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(paths()).toEqual(['/rockstar', '/rockstar/shifts']);
});

it('nobody is told to have been where somebody else went', async () => {
  change('rosa');
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([]);
});

it('SP4.17 a page is told without what stands behind its path', async () => {
  arrive('/auth/callback?token_hash=secret&type=email#x');
  await vi.advanceTimersByTimeAsync(1000);
  expect(paths()).toEqual(['/rockstar', '/auth/callback']);
  expect(JSON.stringify(calls)).not.toContain('secret');
});

it('SP3.13 SP7.6 signing in and installing the app are told by name, once each, and coming back is not', async () => {
  await vi.advanceTimersByTimeAsync(1000);
  change(null);
  change('rosa');
  install();
  // Her token was renewed.
  change('rosa');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.map(({ args }) => args.p_activity_type)).toEqual(['page_view', 'sign_in', 'install']);
});

it('since when refused changes wait is told when their number changes, and of what waits otherwise nothing', async () => {
  const parked = () => calls.filter(({ name }) => name === 'report_parked').map(({ args }) => args.p_recorded_at);
  const waits = { state: 'queued', recordedAt: '2026-11-25T09:00:00.000Z' };
  outbox = [waits];
  statusChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(parked()).toEqual([]);
  outbox = [waits, { state: 'parked', recordedAt: '2026-11-20T09:00:00.000Z' }];
  statusChanged();
  statusChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(parked()).toEqual([['2026-11-20T09:00:00.000Z']]);
  outbox = [];
  statusChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(parked()).toEqual([['2026-11-20T09:00:00.000Z'], []]);
});
