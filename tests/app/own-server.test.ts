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
  readonly args: { readonly p_activity_type?: string; readonly p_metadata?: { readonly path: string } };
}

let calls: Call[];
let answer: () => Promise<unknown>;
let arrive: (path: string) => void;
let change: (who: string | null) => void;
let install: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { userAgent: 'A browser' });
  vi.stubGlobal('addEventListener', (name: string, call: () => void) => {
    if (name === 'appinstalled') install = call;
  });
  calls = [];
  answer = () => Promise.resolve({ ok: true, value: null });
  let session: { readonly userId: string } | null = { userId: 'rocco' };
  // All that telling may use of a device: there is no queue in it.
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
    status: { get: () => ({ phase: 'idle' }), subscribe: () => () => undefined },
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
