// A browser that keeps nothing: the same engine for as long as the tab is open.
import Dexie, { liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserPlatform, openDevice } from '#sync/index.ts';
import { inMemory } from '#sync/memory.ts';
import { wireOver } from '#sync/wire.ts';
import { FakeTab } from '#tests/support/fakes/hardware.ts';
import { remoteThrough } from '#tests/support/simulator/network.ts';
import { createList, lists, notesCatalogue } from '#tests/support/simulator/notes.ts';
import type { Tab } from '#tests/support/simulator/rig.ts';
import { enter, rowsOf, type Scene, saveList, setupScene } from '#tests/support/simulator/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
});
afterEach(() => scene.close());

function refuseStorage(name: string): void {
  scene.phone.hardware.indexedDB.open = () => {
    throw Object.assign(new Error('Not in this window'), { name });
  };
}

/** A tab as the composition root opens it where nothing is kept. */
function openForgetful(): Tab {
  const tab = new FakeTab(scene.phone.hardware);
  const platform = inMemory(tab.platform, { indexedDB: new IDBFactory(), IDBKeyRange });
  const wiring = wireOver(remoteThrough(scene.phone.network, tab));
  return {
    tab,
    catalogue: notesCatalogue,
    device: openDevice({ catalogue: notesCatalogue, platform, wire: async () => wiring }),
  };
}

describe('a browser that keeps nothing', () => {
  it.each([
    ['forbids it', 'SecurityError'],
    ['has a broken one', 'UnknownError'],
  ])('EN13 is known by its storage, when it %s', async (_, name) => {
    refuseStorage(name);
    const { device } = scene.phone.openTab();
    const nothing = device.keepsNothing;
    await scene.world.pass(20_000);
    expect(await nothing).toBe(true);
  });

  it('EN13 is known by its storage, when it never answers', async () => {
    scene.phone.hardware.indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
    const { device } = scene.phone.openTab();
    const nothing = device.keepsNothing;
    await scene.world.pass(20_000);
    expect(await nothing).toBe(true);
  });

  it('EN13 leads itself where the browser refuses its locks too', async () => {
    const tab = new FakeTab(scene.phone.hardware);
    const refusing = {
      ...tab.platform,
      locks: { request: () => Promise.reject(new DOMException('Not in this window', 'SecurityError')) },
    };
    const { locks } = inMemory(refusing, { indexedDB: new IDBFactory(), IDBKeyRange });
    const order: string[] = [];
    let release = (): void => {};
    const first = locks.request('leader', {}, () => {
      order.push('first');
      return new Promise(resolve => {
        release = resolve;
      });
    });
    const second = locks.request('leader', {}, async () => void order.push('second'));
    await scene.world.pass(100);
    expect(order).toEqual(['first']);
    release();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('EN13 opens where the browser refuses its channels too, and names of storage throw', async () => {
    const refuse = () => {
      throw new DOMException('Not in this window', 'SecurityError');
    };
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('BroadcastChannel', refuse);
    for (const name of ['indexedDB', 'localStorage']) {
      Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
    }
    try {
      const platform = browserPlatform(() => 'a');
      const device = openDevice({ catalogue: notesCatalogue, platform, wire: () => new Promise(() => {}) });
      expect(await device.keepsNothing).toBe(true);
      await device.close();
    } finally {
      vi.unstubAllGlobals();
      for (const name of ['indexedDB', 'localStorage']) Reflect.deleteProperty(globalThis, name);
    }
  });

  it('EN13 is one in which tabs cannot take turns, whatever storage it has', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    try {
      const platform = browserPlatform(() => 'a');
      const device = openDevice({ catalogue: notesCatalogue, platform, wire: () => new Promise(() => {}) });
      expect(await device.keepsNothing).toBe(true);
      await device.close();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each([
    ['has none', { value: undefined }],
    ['throws where it is named', { get: () => expect.unreachable() }],
  ])('EN13 opens and answers live queries in memory, when its own IndexedDB %s', async (_, own) => {
    const before = Dexie.dependencies.indexedDB;
    vi.stubGlobal('navigator', { userAgent: '', userAgentData: {} });
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...own });
    Reflect.deleteProperty(Dexie.dependencies, 'indexedDB');
    try {
      const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
      inMemory(new FakeTab(scene.phone.hardware).platform, storage);
      const db = new Dexie('in-memory', storage);
      db.version(1).stores({ notes: 'id' });
      const notes = db.table('notes');
      await scene(notes.add({ id: 'ba' }));
      expect(await scene(new Promise(resolve => liveQuery(() => notes.count()).subscribe(resolve)))).toBe(1);
      db.close();
    } finally {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(globalThis, 'indexedDB');
      Dexie.dependencies.indexedDB = before;
    }
  });

  it('EN13 is told from one that does keep', async () => {
    const { device } = scene.phone.openTab();
    const nothing = device.keepsNothing;
    await scene.world.pass(1_000);
    expect(await nothing).toBe(false);
    expect(device.session.get()).toMatchObject({ userId: 'vera' });
  });

  it('FA6 EN13 works all the same, each tab by itself, and says that nothing is kept', async () => {
    scene.tab.tab.kill();
    refuseStorage('SecurityError');
    const [one, other] = [openForgetful(), openForgetful()];
    for (const tab of [one, other]) await enter(scene, tab, 'vera');
    const saved = await scene(one.device.dispatch(createList, { id: 'ba', member_id: 'e', title: 'Bar' }));
    expect(saved.ok).toBe(true);
    await scene.world.pass(3_000);
    scene.ring();
    await scene.world.pass(3_000);
    for (const { device } of [one, other]) {
      expect(await rowsOf(scene, device, lists)).toMatchObject([{ id: 'ba' }]);
      const expected = { phase: 'idle', pendingCount: 0, role: 'leader', storage: { trouble: null, forgets: true } };
      expect(device.status.get()).toMatchObject(expected);
    }
    expect(scene.phone.hardware.marker).toBe('vera');
  });

  it('EN13 leaves what another browser session kept alone', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    const { device } = openForgetful();
    await scene.world.pass(2_000);
    expect(device.session.get()).toBeNull();
    expect(await rowsOf(scene, scene.device, lists)).toHaveLength(1);
  });
});
