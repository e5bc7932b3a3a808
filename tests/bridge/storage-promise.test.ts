// When a browser is asked to keep what lies on this device: not before there is something to keep, and once.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Readable, SyncStatus } from '#sync/index.ts';
import { memoryStorage } from '#tests/features/memory-storage.ts';

/** It remembers one browser's answer, so each test has a page of its own. */
const freshPage = async () => {
  vi.resetModules();
  return await import('#bridge/storage-promise.ts');
};

let asked: number;
let kept: boolean;
let agrees: boolean;
let standalone: boolean;
let installed: () => void;
let pendingCount: number;
let forgets: boolean;
let changed: () => void;

const status: Readable<SyncStatus> = {
  get: () => ({ pendingCount, storage: { forgets } }) as SyncStatus,
  subscribe(onChange) {
    changed = onChange;
    return () => {
      changed = () => undefined;
    };
  },
};

beforeEach(() => {
  [asked, kept, agrees, standalone, pendingCount, forgets] = [0, false, true, false, 0, false];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
  vi.stubGlobal('addEventListener', (name: string, call: () => void) => {
    if (name === 'appinstalled') installed = call;
  });
  vi.stubGlobal('navigator', {
    storage: {
      persisted: async () => kept,
      async persist() {
        asked += 1;
        kept = agrees;
        return kept;
      },
    },
  });
});

const act = () => {
  pendingCount += 1;
  changed();
};

describe('storage persistence', () => {
  it('is asked for with the first act saved on this device, and not again', async () => {
    const page = await freshPage();
    page.askWhenWorthIt(status);
    expect(asked).toBe(0);
    act();
    await vi.waitFor(() => expect(page.storagePromise()).toBe(true));
    act();
    (await freshPage()).askWhenWorthIt(status);
    expect(asked).toBe(1);
  });

  it('is asked for by an installed app as it starts, and when it is installed', async () => {
    agrees = false;
    standalone = true;
    (await freshPage()).askWhenWorthIt(status);
    await vi.waitFor(() => expect(asked).toBe(1));
    standalone = false;
    (await freshPage()).askWhenWorthIt(status);
    installed();
    await vi.waitFor(() => expect(asked).toBe(2));
  });

  it('is not asked for where nothing outlives the tab, nor where the browser has promised', async () => {
    forgets = true;
    const page = await freshPage();
    page.askWhenWorthIt(status);
    act();
    // It takes as many steps as asking: what was asked for by mistake has been by then.
    await page.readStoragePromise();
    expect(asked).toBe(0);
    forgets = false;
    kept = true;
    act();
    await vi.waitFor(() => expect(page.storagePromise()).toBe(true));
    expect(asked).toBe(0);
  });

  it('is unknown, which is not refused, where the browser does not tell', async () => {
    const page = await freshPage();
    expect(page.storagePromise()).toBeNull();
    await page.readStoragePromise();
    expect(page.storagePromise()).toBe(false);
    vi.stubGlobal('navigator', {});
    await page.readStoragePromise();
    expect(page.storagePromise()).toBeNull();
  });
});
