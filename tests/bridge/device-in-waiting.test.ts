// Before the engine has arrived nothing is known and nothing that is asked gets lost.
import { describe, expect, it, vi } from 'vitest';
import { deviceInWaiting } from '#bridge/device-in-waiting.ts';
import type { Device, Session } from '#sync/index.ts';

function arriving() {
  let arrive: (device: Device) => void = () => undefined;
  const coming = new Promise<Device>(resolve => {
    arrive = resolve;
  });
  return { coming, arrive };
}

function fakeDevice() {
  let session: Session | null = null;
  const watchers = new Set<() => void>();
  const signIn = vi.fn(async () => ({ ok: false as const, error: { code: 'unreachable' } }));
  const syncNow = vi.fn();
  const device = {
    session: {
      get: () => session,
      subscribe: (onChange: () => void) => {
        watchers.add(onChange);
        return () => watchers.delete(onChange);
      },
    },
    status: { get: () => ({ phase: 'idle' }), subscribe: () => () => undefined },
    mirror: { get: () => null, subscribe: () => () => undefined },
    signIn,
    syncNow,
  } as unknown as Device;
  const change = (next: Session): void => {
    session = next;
    for (const watcher of watchers) watcher();
  };
  return { device, signIn, syncNow, change };
}

describe('a device in waiting', () => {
  it('knows neither person nor mirror, and says that it is connecting', () => {
    const waiting = deviceInWaiting(arriving().coming);
    expect(waiting.session.get()).toBeUndefined();
    expect(waiting.mirror.get()).toBeNull();
    expect(waiting.status.get().phase).toBe('connecting');
  });

  it('passes on what was asked before', async () => {
    const { coming, arrive } = arriving();
    const waiting = deviceInWaiting(coming);
    const { device, signIn, syncNow } = fakeDevice();
    waiting.syncNow();
    const answer = waiting.signIn({ email: 'vera@example.com', password: 'secret' });
    expect(signIn).not.toHaveBeenCalled();
    arrive(device);
    await expect(answer).resolves.toEqual({ ok: false, error: { code: 'unreachable' } });
    expect(syncNow).toHaveBeenCalledOnce();
  });

  it('tells its watchers when the device is there, and of every change after', async () => {
    const { coming, arrive } = arriving();
    const waiting = deviceInWaiting(coming);
    const seen: (Session | null | undefined)[] = [];
    const stop = waiting.session.subscribe(() => seen.push(waiting.session.get()));
    const { device, change } = fakeDevice();
    arrive(device);
    await coming;
    const vera = { userId: 'vera', email: 'vera@example.com' };
    change(vera);
    stop();
    change({ userId: 'rocco', email: 'rocco@example.com' });
    expect(seen).toEqual([null, vera]);
  });

  it('never hangs a bell for a screen that is gone before the device came', async () => {
    const { coming, arrive } = arriving();
    const waiting = deviceInWaiting(coming);
    const { device } = fakeDevice();
    const stop = vi.fn();
    const watchInserts = vi.fn(() => stop);
    const rows = { table: 'messages', column: 'conversation_id', value: 'c1' };
    waiting.watchInserts(rows)();
    const leave = waiting.watchInserts(rows);
    arrive({ ...device, watchInserts });
    await coming;
    leave();
    expect([watchInserts.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
  });

  it('lets a request fail when the device never comes', async () => {
    const waiting = deviceInWaiting(Promise.reject(new Error('no chunk')));
    waiting.syncNow();
    await expect(waiting.exportOutbox()).rejects.toThrow('no chunk');
  });
});
