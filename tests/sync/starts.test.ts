// What a tab that has just been opened knows, and what it does about what was there before it.
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDevice } from '#sync/index.ts';
import { wireOver } from '#sync/wire.ts';
import { FakeTab } from '#tests/support/fakes/hardware.ts';
import { remoteThrough } from '#tests/support/simulator/network.ts';
import { notesCatalogue } from '#tests/support/simulator/notes.ts';
import {
  comeBack,
  enter,
  goOffline,
  loseSignal,
  type Scene,
  saveList,
  setupScene,
} from '#tests/support/simulator/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
});
afterEach(() => scene.close());

it('EN9 says at once what the leading tab knows of the connection', async () => {
  loseSignal(scene.phone);
  await saveList(scene, 'ba');
  await scene.world.pass(30_000);
  const { device } = scene.phone.openTab();
  await scene.world.pass(500);
  expect(device.status.get()).toMatchObject({ role: 'follower', phase: 'offline', pendingCount: 1 });
  expect(device.status.get().nextTry).toEqual(scene.device.status.get().nextTry);
});

it('EN1 sends what waited as soon as there is a network, though there was none when it was opened', async () => {
  goOffline(scene.phone);
  await saveList(scene, 'ba');
  scene.tab.tab.kill();
  scene.phone.openTab();
  await scene.world.pass(300_000);
  await comeBack(scene, scene.phone);
  expect(scene.server.store.rows.lists.has('ba')).toBe(true);
});

it('EN8 tells nothing of a loss to who signed out without having read of it', async () => {
  scene.tab.tab.kill();
  scene.phone.hardware.indexedDB = new IDBFactory();
  const tab = scene.phone.openTab();
  await enter(scene, tab, 'vera');
  expect(tab.device.status.get().storage.trouble).toBe('evicted');
  await scene(tab.device.signOut());
  await enter(scene, tab, 'vera');
  expect(tab.device.status.get().storage.trouble).toBeNull();
});

it('EN3 hears of what its screen shows although the half that listens could not be loaded at first', async () => {
  scene.tab.tab.kill();
  const tab = new FakeTab(scene.phone.hardware);
  const wiring = wireOver(remoteThrough(scene.phone.network, tab));
  let loads = false;
  const wire = async () => (loads ? wiring : Promise.reject(new TypeError('Failed to fetch')));
  const device = openDevice({ catalogue: notesCatalogue, platform: tab.platform, wire });
  const bells = () => scene.phone.network.bells.get('notes.list_id=ba')?.size ?? 0;
  const stop = device.watchInserts({ table: 'notes', column: 'list_id', value: 'ba' });
  await scene.world.pass(5_000);
  expect(bells()).toBe(0);
  loads = true;
  await scene.world.pass(90_000);
  expect(bells()).toBe(1);
  stop();
  expect(bells()).toBe(0);
});
