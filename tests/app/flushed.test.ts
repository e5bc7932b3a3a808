// What the worker makes of a flush, by a real engine on a phone of the simulator: the browser wakes it again for what it could not send.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { flushed } from '#sw/flushed.ts';
import { goOffline, type Scene, saveList, setupScene } from '#tests/support/simulator/scene.ts';

const PATIENCE_MS = 25_000;

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
  goOffline(scene.phone);
  await saveList(scene, 'ba');
  scene.tab.tab.kill();
});
afterEach(() => scene.close());

function wake() {
  const { device, tab } = scene.phone.openTab();
  return scene(flushed(device, tab.platform));
}

it('is done once all that waited is sent', async () => {
  scene.phone.network.reachable = true;
  expect(await wake()).toBe('done');
  expect(scene.server.store.rows.lists.has('ba')).toBe(true);
});

it('is not done while there is no connection', async () => {
  const before = scene.world.now;
  expect(await wake()).toBe('unsent');
  expect(scene.world.now - before).toBe(PATIENCE_MS);
});

it('is done where nobody is signed in, and where the person works offline', async () => {
  const { device } = scene.phone.openTab();
  await scene.world.pass(1_000);
  device.setWorkOffline(true);
  await scene.world.pass(1_000);
  expect(await wake()).toBe('done');
  await scene(device.signOut());
  expect(await wake()).toBe('done');
});

it('EN8 is not done where the storage could not be opened, which shows nobody', async () => {
  const { indexedDB } = scene.phone.hardware;
  scene.phone.hardware.indexedDB = new Proxy(indexedDB, {
    get: (factory, key) =>
      key === 'open'
        ? () => {
            throw Object.assign(new Error('Broken'), { name: 'UnknownError' });
          }
        : Reflect.get(factory, key),
  });
  expect(await wake()).toBe('unsent');
});
