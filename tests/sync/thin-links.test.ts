// A phone whose link carries little: whatever is too much for ten seconds is asked for and sent in smaller parts, to the end.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notes } from '#tests/support/simulator/notes.ts';
import {
  elsewhere,
  enter,
  fillRoccosList,
  rowsOf,
  type Scene,
  saveList,
  saveNote,
  setupScene,
} from '#tests/support/simulator/scene.ts';

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

/** What a photo is at most, as a command carries it. */
const PHOTO_LETTERS = 81_920;

it('PU2 a photo goes over 2 KB/s too, and what was done after it', async () => {
  const { phone, server, world } = scene;
  await saveList(scene, 'ba');
  await world.pass(2_000);
  phone.network.link = { bytesPerSecond: 2_000, mostBytes: null };
  await saveNote(scene, { id: 'b1', list: 'ba', text: 'p'.repeat(PHOTO_LETTERS) });
  await saveNote(scene, { id: 'b2', list: 'ba', text: 'I am running late' });
  // It takes 41 seconds each way, and is tried with all the rest before it goes alone.
  await world.pass(180_000);
  expect([...server.store.rows.notes.keys()]).toEqual(['b1', 'b2']);
  expect(scene.device.status.get()).toMatchObject({ phase: 'idle', pendingCount: 0 });
});

it('PL12 a photo comes over 2 KB/s too, and what stands behind it', async () => {
  const { server, world } = scene;
  server.pageSize = 1_000;
  fillRoccosList(scene, 2);
  elsewhere(scene, writes => {
    const note = { row_xid: '', list_id: 'ba', author_id: 'rocco', version: 1, taken_by: null };
    writes.put('notes', { ...note, id: '00000000000f', text: 'p'.repeat(PHOTO_LETTERS) });
  });
  const rocco = scene.newPhone();
  rocco.network.link = { bytesPerSecond: 2_000, mostBytes: null };
  const tab = rocco.openTab();
  await enter(scene, tab, 'rocco');
  await world.pass(150_000);
  expect(tab.device.status.get()).toMatchObject({ phase: 'idle', firstSync: false });
  expect(await rowsOf(scene, tab.device, notes)).toHaveLength(3);
});

it('PL12 a photo that somebody else has changed holds up nothing on a link of 2 KB/s', async () => {
  const { phone, server, world } = scene;
  await saveList(scene, 'ba');
  await world.pass(2_000);
  elsewhere(scene, writes => {
    const note = { row_xid: '', list_id: 'ba', author_id: 'rocco', version: 1, taken_by: null };
    writes.put('notes', { ...note, id: 'b0', text: 'p'.repeat(PHOTO_LETTERS) });
  });
  phone.network.link = { bytesPerSecond: 2_000, mostBytes: null };
  await saveNote(scene, { id: 'b1', list: 'ba', text: 'I am running late' });
  await world.pass(180_000);
  expect([...server.store.rows.notes.keys()].sort()).toEqual(['b0', 'b1']);
  expect((await rowsOf(scene, scene.device, notes)).map(({ id }) => id)).toEqual(['b0', 'b1']);
  expect(scene.device.status.get()).toMatchObject({ phase: 'idle', pendingCount: 0 });
});
