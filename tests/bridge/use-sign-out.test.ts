// What a person is told before this device forgets them, and what goes with them. Drawn once without a browser.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { type SigningOut, useSignOut } from '#bridge/use-sign-out.ts';

const { device, status, unsubscribeFromPush } = vi.hoisted(() => ({
  device: { signOut: vi.fn(async () => undefined), syncNow: vi.fn(), setWorkOffline: vi.fn(), exportOutbox: vi.fn() },
  status: { pendingCount: 0, parkedCount: 0, phase: 'idle', workOffline: false },
  unsubscribeFromPush: vi.fn(async () => undefined),
}));
vi.mock('#bridge/device-context.tsx', () => ({ useDevice: () => device }));
vi.mock('#bridge/use-sync-status.ts', () => ({ useSyncStatus: () => status }));
vi.mock('#bridge/push-subscription.ts', () => ({ unsubscribeFromPush }));

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(status, { pendingCount: 0, parkedCount: 0, phase: 'idle', workOffline: false });
});

function signingOut(): SigningOut {
  const caught: SigningOut[] = [];
  const Catch = () => {
    caught.push(useSignOut());
    return null;
  };
  renderToStaticMarkup(createElement(Catch));
  const [leaving] = caught;
  if (leaving === undefined) throw new Error('Nothing was drawn');
  return leaving;
}

it('what waits and what was refused are both lost with them, and both are counted', () => {
  Object.assign(status, { pendingCount: 2, parkedCount: 1 });
  expect(signingOut().unsent).toBe(3);
});

it('there is a way to send it where there is a network, also for who works offline by choice', () => {
  signingOut().sendNow?.();
  expect(device.syncNow).toHaveBeenCalledOnce();
  status.workOffline = true;
  signingOut().sendNow?.();
  expect(device.setWorkOffline).toHaveBeenCalledExactlyOnceWith(false);
  Object.assign(status, { phase: 'offline', workOffline: false });
  expect(signingOut().sendNow).toBeUndefined();
});

it('who leaves is told nothing on this device any more, and waits for no push service', async () => {
  unsubscribeFromPush.mockReturnValueOnce(new Promise(() => undefined));
  await signingOut().signOut();
  expect(unsubscribeFromPush).toHaveBeenCalledOnce();
  expect(device.signOut).toHaveBeenCalledOnce();
  unsubscribeFromPush.mockRejectedValueOnce(new Error('no service'));
  await signingOut().signOut();
  expect(device.signOut).toHaveBeenCalledTimes(2);
});
