// Looking for lost files gives way to an update: browsers let the newer worker take over once the older one is at rest.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PrecacheController } from 'workbox-precaching';

const FILES = new Map(['a', 'b', 'c'].map(name => [`https://encore.test/${name}.js`, `key-${name}`]));
const precache = {
  getURLsToCacheKeys: () => FILES,
  strategy: { cacheName: 'app' },
} as unknown as PrecacheController;

let looked: string[] = [];
let onLook: (key: string) => void = () => undefined;

beforeEach(() => {
  vi.resetModules();
  looked = [];
  onLook = () => undefined;
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => {
        looked.push(key);
        onLook(key);
        return { ok: true };
      },
    }),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('looks at every file', async () => {
  const { heal } = await import('#sw/heal.ts');
  expect(await heal(precache)).toBe(true);
  expect(looked).toEqual([...FILES.values()]);
});

it('looks no further once a newer worker is to take over, nor begins anew', async () => {
  const { heal, stopHealing } = await import('#sw/heal.ts');
  onLook = stopHealing;
  expect(await heal(precache)).toBe(true);
  expect(await heal(precache)).toBe(true);
  expect(looked).toEqual(['key-a']);
});
