// A phone whose link carries little: whatever is too much for ten seconds is asked for and sent in smaller parts, to the end.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notes } from '#tests/support/simulator/notes.ts';
import { enter, fillRoccosList, rowsOf, type Scene, setupScene } from '#tests/support/simulator/scene.ts';

const ROWS = 1_000;

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
});
afterEach(() => scene.close());

it('PL12 a first sync over 2 KB/s comes to its end, though no full page comes in time', async () => {
  const { server, world } = scene;
  server.pageSize = 1_000;
  fillRoccosList(scene, ROWS);
  const rocco = scene.newPhone();
  rocco.network.link = { bytesPerSecond: 2_000, mostBytes: null };
  const tab = rocco.openTab();
  await enter(scene, tab, 'rocco');
  // The rows alone take 71 seconds.
  await world.pass(150_000);
  expect(tab.device.status.get()).toMatchObject({ phase: 'idle', firstSync: false });
  expect(await rowsOf(scene, tab.device, notes)).toHaveLength(ROWS);
});
