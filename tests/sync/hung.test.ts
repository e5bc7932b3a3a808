// A storage that takes a question and never answers, as Safari's does now and then, until its connection is opened anew.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createList } from '#tests/support/simulator/notes.ts';
import { type Scene, saveList, setupScene } from '#tests/support/simulator/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
});
afterEach(() => scene.close());

const arrived = () => [...scene.server.store.rows.lists.keys()];

it('EN6 EN9 what is saved is said to be saved although the queue cannot be counted, and is sent', async () => {
  scene.phone.hardware.faults.hangs = (stores, mode) => mode === 'readonly' && stores.includes('queue');
  const list = { id: 'ba', member_id: 'e', title: 'Bar' };
  const saving = scene.device.dispatch(createList, list);
  expect(await Promise.race([scene(saving), scene(scene.soon(10_000))])).toMatchObject({ ok: true });
  scene.phone.hardware.faults.hangs = null;
  await scene.world.pass(80_000);
  expect(arrived()).toEqual(['ba']);
  expect(scene.device.status.get()).toMatchObject({ pendingCount: 0, phase: 'idle' });
});

it('EN6 a leader whose storage hangs steps down, tells it when it cannot lead again either, and opens the storage anew', async () => {
  const phases = new Set<string>();
  scene.device.status.subscribe(() => phases.add(scene.device.status.get().phase));
  scene.phone.hardware.faults.hangs = (_, mode) => mode === 'readwrite';
  await scene.world.pass(240_000);
  expect(phases).toContain('storage-trouble');
  expect(scene.device.status.get()).toMatchObject({ role: 'leader', phase: 'idle', storage: { trouble: null } });
  await saveList(scene, 'ba');
  await scene.world.pass(2_000);
  expect(arrived()).toEqual(['ba']);
});
