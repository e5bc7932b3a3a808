// A device without room: what is over goes, what a person did stays.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addNote, editNote, notes } from '#tests/support/simulator/notes.ts';
import {
  comeBack,
  elsewhere,
  goOffline,
  idOf,
  rowsOf,
  type Scene,
  saveList,
  saveNote,
  setupScene,
} from '#tests/support/simulator/scene.ts';

const DAY_MS = 86_400_000;

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
  await saveList(scene, 'ba');
  for (const id of ['a1', 'a2', 'a3']) await saveNote(scene, { id, list: 'ba', text: 'until 2026-01-05' });
  await saveNote(scene, { id: 'a4', list: 'ba', text: 'ice' });
  await scene.world.pass(3_000);
});
afterEach(() => scene.close());

const status = () => scene.device.status.get();
const shown = async () => (await rowsOf(scene, scene.device, notes)).map(({ id }) => id);

/** Fits what is there, and one more command only when three rows go. */
function fillUp(room = 12): void {
  scene.phone.hardware.faults.room = room;
}

describe('a full disk', () => {
  it('FA1 EN12 gives up what is over, and saves what a person does', async () => {
    expect(await shown()).toEqual(['a1', 'a2', 'a3', 'a4']);
    fillUp();
    await saveNote(scene, { id: 'a5', list: 'ba', text: 'limes' });
    expect(await shown()).toEqual(['a4', 'a5']);
    expect(status()).toMatchObject({ storage: { lean: true } });
    await scene.world.pass(3_000);
    expect(scene.server.store.rows.notes.has('a5')).toBe(true);
  });

  it('EN12 does not store what is over when it comes again, and goes on syncing', async () => {
    fillUp();
    await saveNote(scene, { id: 'a5', list: 'ba', text: 'limes' });
    await scene.world.pass(3_000);
    scene.server.store.restore();
    // All in one page: the names that a longer pull notes take room as well.
    scene.server.pageSize = 50;
    scene.device.syncNow();
    await scene.world.pass(5_000);
    expect(await shown()).toEqual(['a4', 'a5']);
    expect(status()).toMatchObject({ phase: 'idle', pendingCount: 0, storage: { trouble: null, lean: true } });
  });

  it('EN12 keeps what is over where something unsent touched it', async () => {
    goOffline(scene.phone);
    idOf(await scene(scene.device.dispatch(editNote, { id: 'a1', text: 'until 2026-01-06', version: 1 })));
    // Two rows go; what was done to the third stays, and so does its server version.
    fillUp(14);
    await saveNote(scene, { id: 'a5', list: 'ba', text: 'limes' });
    expect(await shown()).toEqual(['a1', 'a4', 'a5']);
    expect(status()).toMatchObject({ pendingCount: 2, storage: { lean: true } });
  });

  it('EN12 makes room for an answer that does not fit', async () => {
    elsewhere(scene, writes => {
      for (const id of ['b1', 'b2']) {
        writes.put('notes', {
          id,
          row_xid: '',
          list_id: 'ba',
          author_id: 'vera',
          text: 'limes',
          version: 1,
          taken_by: null,
        });
      }
    });
    fillUp(10);
    scene.device.syncNow();
    await scene.world.pass(10_000);
    expect(await shown()).toEqual(['a4', 'b1', 'b2']);
    expect(status()).toMatchObject({ phase: 'idle', storage: { trouble: null, lean: true } });
  });

  it('EN8 is told in the tab that met it until whoever leads writes again', async () => {
    const other = scene.phone.openTab();
    await scene.world.pass(2_000);
    fillUp(5);
    const saving = other.device.dispatch(addNote, { id: 'a6', list_id: 'ba', text: 'mint' });
    expect(await scene(saving)).toMatchObject({ ok: false, error: { trouble: 'quota' } });
    const trouble = () => other.device.status.get().storage.trouble;
    expect(trouble()).toBe('quota');
    scene.phone.hardware.faults.room = null;
    scene.device.syncNow();
    await scene.world.pass(2_000);
    expect(trouble()).toBeNull();
  });

  it('EN12 takes everything back a day later, when there is room', async () => {
    fillUp();
    await saveNote(scene, { id: 'a5', list: 'ba', text: 'limes' });
    await scene.world.pass(3_000);
    scene.phone.hardware.faults.room = null;
    scene.world.now += DAY_MS + 1;
    await scene.world.pass(240_000);
    expect(await shown()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
    expect(status()).toMatchObject({ phase: 'idle', storage: { trouble: null, lean: false } });
  });

  it('EN12 EN8 that holds nothing to give up says so, and keeps the queue until there is room', async () => {
    goOffline(scene.phone);
    await saveNote(scene, { id: 'a5', list: 'ba', text: 'limes' });
    fillUp(5);
    const result = await scene(scene.device.dispatch(addNote, { id: 'a6', list_id: 'ba', text: 'mint' }));
    expect(result).toEqual({ ok: false, error: { kind: 'not-saved', trouble: 'quota' } });
    expect(await shown()).toEqual(['a4', 'a5']);
    expect(status()).toMatchObject({ phase: 'storage-trouble', pendingCount: 1, storage: { trouble: 'quota' } });
    scene.phone.hardware.faults.room = null;
    await comeBack(scene, scene.phone);
    expect(status()).toMatchObject({ phase: 'idle', pendingCount: 0, storage: { trouble: null } });
    expect(scene.server.store.rows.notes.has('a5')).toBe(true);
  });
});
