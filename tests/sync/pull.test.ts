// What an answer does to the mirror.
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SyncAnswer, SyncRequest } from '#sync/answer.ts';
import type { Catalogue } from '#sync/index.ts';
import { share, unshare } from '#tests/support/simulator/model-commands.ts';
import { lists, members, notes, notesCatalogue } from '#tests/support/simulator/notes.ts';
import {
  aroundCalls,
  comeBack,
  elsewhere,
  enter,
  goOffline,
  outboxOf,
  rowsOf,
  type Scene,
  saveList,
  saveNote,
  setupScene,
} from '#tests/support/simulator/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
});
afterEach(() => scene.close());

/** What rocco has, put there before vera's phone knows of him. */
function roccosList(id: string, count: number): void {
  elsewhere(scene, writes => {
    writes.put('lists', { id, row_xid: '', title: 'Rooftop', owner_id: 'rocco', note_count: count });
    writes.put('members', { id: `e${id}`, row_xid: '', list_id: id, user_id: 'rocco' });
    for (let n = 0; n < count; n += 1) {
      const note = {
        id: `${id}${n}`,
        row_xid: '',
        list_id: id,
        author_id: 'rocco',
        text: `text ${n}`,
        version: 1,
        taken_by: null,
      };
      writes.put('notes', note);
    }
  });
}

function tamper(change: (answer: SyncAnswer, request: SyncRequest) => SyncAnswer): () => void {
  return aroundCalls(scene, (sync, userId, request) => change(sync(userId, request), request));
}

async function pull(): Promise<void> {
  scene.device.syncNow();
  await scene.world.pass(4_000);
}

describe('an answer', () => {
  it('PL1 moves rows, queue and cursor together, or nothing', async () => {
    roccosList('ba', 3);
    elsewhere(scene, writes => share(writes, { memberId: 'eee', listId: 'ba', userId: 'vera' }));
    scene.phone.hardware.faults.failNextWrite = null;
    let failed = false;
    tamper(answer => {
      // The write that stores this very answer.
      if (!failed) scene.phone.hardware.faults.failNextWrite = 'QuotaExceededError';
      failed = true;
      return answer;
    });
    scene.device.syncNow();
    await scene.world.pass(600);
    expect(await rowsOf(scene, scene.device, notes)).toEqual([]);
    expect(scene.device.status.get()).toMatchObject({ phase: 'storage-trouble', storage: { trouble: 'quota' } });
    await scene.world.pass(60_000);
    expect(await rowsOf(scene, scene.device, notes)).toHaveLength(3);
    expect(scene.device.status.get().phase).toBe('idle');
  });

  it('PL2 is refused whole when a row breaks its schema: cursor and mirror stay', async () => {
    roccosList('ba', 2);
    elsewhere(scene, writes => share(writes, { memberId: 'eee', listId: 'ba', userId: 'vera' }));
    const mend = tamper(answer => ({ ...answer, rows: { ...answer.rows, notes: [{ id: 'a1', row_xid: 7 }] } }));
    await pull();
    expect(await rowsOf(scene, scene.device, lists)).toEqual([]);
    mend();
    await scene.world.pass(120_000);
    expect(await rowsOf(scene, scene.device, notes)).toHaveLength(2);
  });

  it('FA9 PL3 counts only for the cursor it was asked with', async () => {
    const { server } = scene;
    const stale = server.sync('vera', { v: 1, device: 'x', cursor: null, commands: [] });
    roccosList('ba', 1);
    elsewhere(scene, writes => share(writes, { memberId: 'eee', listId: 'ba', userId: 'vera' }));
    await pull();
    const { applyAnswer } = await import('#sync/pull.ts');
    const { personStore } = await import('#sync/database.ts');
    const store = personStore(scene.tab.tab.platform, notesCatalogue, 'vera');
    const fence = (await scene(store.meta.get('fence').then(found => found?.value))) as number;
    const pulling = {
      store,
      catalogue: notesCatalogue,
      fence,
      asked: null,
      sent: 0,
      fresh: new Set<string>(),
      now: '',
      breathe: async () => {},
    };
    expect(await scene(applyAnswer(pulling, stale))).toBe(false);
    expect(await rowsOf(scene, scene.device, notes)).toHaveLength(1);
  });

  it('PL4 may bring rows twice without anything changing', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(2_000);
    const open = scene.server.store.begin();
    const before = await rowsOf(scene, scene.device, lists);
    await pull();
    await pull();
    scene.server.store.end(open);
    expect(await rowsOf(scene, scene.device, lists)).toEqual(before);
  });

  it('PL10 may hold tables that this version does not know; the version that does fetches them', async () => {
    const older: Catalogue = { tables: [members, notes], commands: [] };
    const rocco = scene.newPhone();
    const tab = rocco.openTab(older);
    roccosList('ba', 2);
    await enter(scene, tab, 'rocco');
    expect(await rowsOf(scene, tab.device, notes)).toHaveLength(2);
    await scene(tab.device.close());
    const updated = rocco.openTab();
    await scene.world.pass(5_000);
    expect(await rowsOf(scene, updated.device, lists)).toHaveLength(1);
  });
});

describe('what leaves', () => {
  it('PL5 goes with its tombstone, with its scope, and comes back with a grant', async () => {
    roccosList('ba', 3);
    elsewhere(scene, writes => share(writes, { memberId: 'eee', listId: 'ba', userId: 'vera' }));
    await pull();
    elsewhere(scene, writes => writes.remove('notes', 'ba0'));
    await pull();
    expect((await rowsOf(scene, scene.device, notes)).map(({ id }) => id)).toEqual(['ba1', 'ba2']);
    goOffline(scene.phone);
    elsewhere(scene, writes => unshare(writes, 'ba', 'vera'));
    await comeBack(scene, scene.phone);
    for (const table of [lists, members, notes])
      expect(await rowsOf(scene, scene.device, table as typeof notes)).toEqual([]);
    elsewhere(scene, writes => share(writes, { memberId: 'eef', listId: 'ba', userId: 'vera' }));
    await pull();
    expect((await rowsOf(scene, scene.device, notes)).map(({ id }) => id)).toEqual(['ba1', 'ba2']);
  });

  it('PL6 goes at the end of a pull from zero, and until then everything stays readable; the queue is kept', async () => {
    scene.server.pageSize = 2;
    await saveList(scene, 'ba');
    for (const id of ['a1', 'a2', 'a3', 'a4', 'a5']) await saveNote(scene, { id, list: 'ba' });
    await scene.world.pass(10_000);
    goOffline(scene.phone);
    const unsent = await saveNote(scene, { id: 'a6', list: 'ba' });
    scene.server.store.rows.notes.delete('a2');
    scene.server.store.restore();
    scene.phone.network.next.push('ok', 'drop-before', 'drop-before');
    await comeBack(scene, scene.phone);
    expect((await rowsOf(scene, scene.device, notes)).length).toBeGreaterThanOrEqual(5);
    await scene.world.pass(120_000);
    expect((await rowsOf(scene, scene.device, notes)).map(({ id }) => id)).toEqual(['a1', 'a3', 'a4', 'a5', 'a6']);
    expect(scene.server.store.receipts.get(`vera/${unsent}`)?.state).toBe('applied');
  });

  it('PL6 takes away what a first try of that pull had named, when the server begins it again', async () => {
    scene.server.pageSize = 2;
    await saveList(scene, 'ba');
    for (const id of ['a1', 'a2', 'a3', 'a4', 'a5']) await saveNote(scene, { id, list: 'ba' });
    await scene.world.pass(10_000);
    scene.server.store.restore();
    let pages = 0;
    const mend = tamper(answer => {
      pages += 1;
      if (pages !== 3) return answer;
      // A row that the earlier pages had named goes, and the server no longer knows its own cursor.
      elsewhere(scene, writes => writes.remove('notes', 'a1'));
      scene.server.store.clearAway();
      return { ...answer, cursor: '{}' };
    });
    await pull();
    await scene.world.pass(20_000);
    mend();
    expect(pages).toBeGreaterThan(4);
    expect((await rowsOf(scene, scene.device, notes)).map(({ id }) => id)).toEqual(['a2', 'a3', 'a4', 'a5']);
  });

  it('PL7 ages out by the day that the server names', async () => {
    await saveList(scene, 'ba');
    await saveNote(scene, { id: 'a1', list: 'ba', text: 'until 2026-01-05' });
    await scene.world.pass(3_000);
    expect(await rowsOf(scene, scene.device, notes)).toHaveLength(1);
    scene.server.store.horizonDay = '2026-01-06';
    await pull();
    expect(await rowsOf(scene, scene.device, notes)).toEqual([]);
  });
});

describe('digests', () => {
  it('PL8 find rows that should not be here, twice, and take them away', async () => {
    await saveList(scene, 'ba');
    await saveNote(scene, { id: 'a1', list: 'ba' });
    await scene.world.pass(3_000);
    scene.server.store.rows.notes.delete('a1');
    goOffline(scene.phone);
    await comeBack(scene, scene.phone);
    await scene.world.pass(10_000);
    expect(await rowsOf(scene, scene.device, notes)).toEqual([]);
  });

  it('PL8 begin from zero when a row is missing here', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    const note = { id: 'a1', row_xid: '1', list_id: 'ba', author_id: 'vera', text: 'old', version: 1, taken_by: null };
    scene.server.store.rows.notes.set('a1', note);
    goOffline(scene.phone);
    await comeBack(scene, scene.phone);
    await scene.world.pass(10_000);
    expect(await rowsOf(scene, scene.device, notes)).toHaveLength(1);
    expect(await outboxOf(scene, scene.device)).toEqual([]);
  });
});

it('PL9 an ordinary pull reads no whole table', async () => {
  await saveList(scene, 'ba');
  await saveNote(scene, { id: 'a1', list: 'ba' });
  await scene.world.pass(3_000);
  // The first idle round compares digests, and those do read everything.
  await pull();
  const whole: string[] = [];
  const { getAll } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAll = function (query, count) {
    if (notesCatalogue.tables.some(table => table.name === this.name)) whole.push(this.name);
    return getAll.call(this, query, count);
  };
  roccosList('ce', 3);
  elsewhere(scene, writes => share(writes, { memberId: 'eee', listId: 'ce', userId: 'vera' }));
  scene.device.syncNow();
  await scene.world.pass(4_000);
  IDBObjectStore.prototype.getAll = getAll;
  expect(await rowsOf(scene, scene.device, notes)).toHaveLength(4);
  expect(whole).toEqual([]);
});
