// A tab that stalls at the worst moment: it has read who lives here, and opens their database when they have left.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDevice } from '#sync/index.ts';
import { wireOver } from '#sync/wire.ts';
import { FakeTab } from '#tests/support/fakes/hardware.ts';
import { remoteThrough } from '#tests/support/simulator/network.ts';
import { notesCatalogue } from '#tests/support/simulator/notes.ts';
import { outboxOf, type Scene, saveList, setupScene } from '#tests/support/simulator/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
});
afterEach(() => scene.close());

/** A tab whose first opening of that database only begins when it is let go. */
function openStalled(name: string) {
  const tab = new FakeTab(scene.phone.hardware);
  const { indexedDB } = tab.platform;
  let go: (() => void) | null = null;
  const stalling = {
    open(wanted: string, version?: number) {
      if (wanted !== name || go !== null) return indexedDB.open(wanted, version);
      const shell: Partial<Record<'onsuccess' | 'onerror' | 'onblocked' | 'onupgradeneeded', (event: Event) => void>> =
        {};
      go = () => {
        const real = indexedDB.open(wanted, version);
        const fields = { result: { get: () => real.result }, transaction: { get: () => real.transaction } };
        Object.defineProperties(shell, fields);
        for (const on of ['success', 'error', 'blocked', 'upgradeneeded'] as const)
          real.addEventListener(on, event => shell[`on${on}`]?.(event));
      };
      return shell as unknown as IDBOpenDBRequest;
    },
  };
  const factory = new Proxy(indexedDB, {
    get: (real, key) => (key === 'open' ? stalling.open : Reflect.get(real, key)),
  });
  const wiring = wireOver(remoteThrough(scene.phone.network, tab));
  const platform = { ...tab.platform, indexedDB: factory };
  const device = openDevice({ catalogue: notesCatalogue, platform, wire: async () => wiring });
  return { tab, device, letGo: () => go?.() };
}

async function names(): Promise<(string | undefined)[]> {
  return (await scene(scene.phone.hardware.indexedDB.databases())).map(({ name }) => name);
}

it('SE9 a tab that opens a database after the sign-out shows nobody and leaves none behind', async () => {
  await saveList(scene, 'ba');
  await scene.world.pass(3_000);
  const late = openStalled('encore-vera');
  await scene.world.pass(50);
  await scene(scene.device.signOut());
  await scene.world.pass(1_000);
  late.letGo();
  await scene.world.pass(10_000);
  expect(late.device.session.get()).toBeNull();
  expect(late.device.mirror.get()).toBeNull();
  expect(await names()).toEqual(['encore-device']);
});

it('SE5 a tab that opens a database after somebody else signed in leaves what waits in it', async () => {
  scene.phone.network.judge = () => ({ kind: 'unreachable', why: 'offline' });
  await saveList(scene, 'ba');
  const late = openStalled('encore-vera');
  await scene.world.pass(50);
  await scene(scene.device.signIn({ email: 'rocco@example.com', password: 'any' }));
  await scene.world.pass(1_000);
  late.letGo();
  await scene.world.pass(10_000);
  expect(late.device.session.get()?.userId).toBe('rocco');
  await scene(scene.device.signIn({ email: 'vera@example.com', password: 'any' }));
  await scene.world.pass(1_000);
  expect(await outboxOf(scene, scene.device)).toHaveLength(1);
});
