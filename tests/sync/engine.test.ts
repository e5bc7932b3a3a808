// The running engine: what it asks for, what it says, and what it does when storage fails.
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { share } from '#tests/support/simulator/model-commands.ts';
import { lists } from '#tests/support/simulator/notes.ts';
import {
  aroundCalls,
  comeBack,
  elsewhere,
  enter,
  goOffline,
  loseSignal,
  outboxOf,
  rowsOf,
  type Scene,
  saveList,
  setupScene,
} from '#tests/support/simulator/scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await setupScene();
});
afterEach(() => scene.close());

const status = () => scene.device.status.get();

describe('freshness', () => {
  const fromRocco = () =>
    elsewhere(scene, writes => {
      writes.put('lists', { id: 'ba', row_xid: '', title: 'Rooftop', owner_id: 'rocco', note_count: 0 });
      share(writes, { memberId: 'e0', listId: 'ba', userId: 'vera' });
    });

  it('EN3 comes by a poke, whatever it carries', async () => {
    fromRocco();
    scene.ring();
    await scene.world.pass(1_500);
    expect(await rowsOf(scene, scene.device, lists)).toHaveLength(1);
  });

  it('EN3 comes by what an open screen listens to, in whichever tab, until the screen goes', async () => {
    const { network, openTab } = scene.phone;
    const leave = openTab().device.watchInserts({ table: 'lists', column: 'owner_id', value: 'rocco' });
    await scene.world.pass(1_000);
    fromRocco();
    const bells = network.bells.get('lists.owner_id=rocco');
    for (const ring of bells ?? []) ring();
    await scene.world.pass(1_500);
    expect(await rowsOf(scene, scene.device, lists)).toHaveLength(1);
    leave();
    expect(bells?.size).toBe(0);
  });

  it('FA27 EN3 comes without pokes too, only later', async () => {
    fromRocco();
    await scene.world.pass(76_000);
    expect(await rowsOf(scene, scene.device, lists)).toHaveLength(1);
  });

  it('EN3 comes to whoever looks, though a hidden tab leads', async () => {
    const shown = scene.phone.openTab();
    await scene.world.pass(1_000);
    scene.tab.tab.show(false);
    await scene.world.pass(120_000);
    fromRocco();
    await scene.world.pass(76_000);
    expect(shown.device.status.get().role).toBe('follower');
    expect(await rowsOf(scene, shown.device, lists)).toHaveLength(1);
    shown.tab.show(false);
    await scene.world.pass(100_000);
    const { requests } = scene.phone.network;
    await scene.world.pass(3_600_000);
    expect(scene.phone.network.requests).toBe(requests);
    shown.tab.show(true);
    await scene.world.pass(1_000);
    expect(scene.phone.network.requests).toBe(requests + 1);
  });

  it('EN1 needs one request when there is nothing to do', async () => {
    await scene.world.pass(120_000);
    const before = scene.phone.network.requests;
    scene.device.syncNow();
    await scene.world.pass(2_000);
    expect(scene.phone.network.requests - before).toBe(1);
  });
});

describe('what it says', () => {
  it('EN2 tries at once after a restart, and then as seldom as after any first failure', async () => {
    const { phone, tab, world } = scene;
    loseSignal(phone);
    await saveList(scene, 'ba');
    await world.pass(600_000);
    tab.tab.kill();
    const before = phone.network.requests;
    const again = phone.openTab();
    await world.pass(3_000);
    expect(phone.network.requests - before).toBeGreaterThan(0);
    await world.pass(57_000);
    expect(phone.network.requests - before).toBeLessThan(30);
    phone.network.reachable = true;
    await world.pass(70_000);
    expect(again.device.status.get()).toMatchObject({ phase: 'idle', pendingCount: 0 });
  });

  it('SP4.19 EN7 sends nothing from any tab while a person works offline, also after a restart', async () => {
    const other = scene.phone.openTab();
    await scene.world.pass(1_000);
    other.device.setWorkOffline(true);
    await scene.world.pass(100);
    const before = scene.phone.network.requests;
    await saveList(scene, 'ba');
    await scene.world.pass(120_000);
    expect(status()).toMatchObject({ phase: 'offline', workOffline: true, pendingCount: 1 });
    scene.tab.tab.kill();
    other.tab.kill();
    const { device } = scene.phone.openTab();
    await scene.world.pass(60_000);
    expect(scene.phone.network.requests).toBe(before);
    device.setWorkOffline(false);
    await scene.world.pass(3_000);
    expect(device.status.get()).toMatchObject({ phase: 'idle', pendingCount: 0 });
  });

  it('EN9 counts what is unsent, and says idle only when nothing is', async () => {
    goOffline(scene.phone);
    await saveList(scene, 'ba');
    await saveList(scene, 'ce');
    expect(status()).toMatchObject({ pendingCount: 2, sendingCount: 0, phase: 'offline' });
    expect(status().pendingBytes).toBeGreaterThan(200);
    expect(status().oldestPendingAt).toMatch(/^2027-01-15T/);
    const phases: string[] = [];
    const stop = scene.device.status.subscribe(() => phases.push(`${status().phase} ${status().pendingCount}`));
    await comeBack(scene, scene.phone);
    stop();
    expect(phases.at(-1)).toBe('idle 0');
    expect(phases.filter(said => said.startsWith('idle')).every(said => said === 'idle 0')).toBe(true);
  });

  it('EN10 says offline, back and all synced, once each', async () => {
    const said: string[] = [];
    scene.device.status.subscribe(() => {
      const { announcement } = status();
      if (announcement !== null && said.at(-1) !== `${announcement.nth} ${announcement.said}`) {
        said.push(`${announcement.nth} ${announcement.said}`);
      }
    });
    await scene.world.pass(80_000);
    said.length = 0;
    goOffline(scene.phone);
    await saveList(scene, 'ba');
    await scene.world.pass(120_000);
    await comeBack(scene, scene.phone);
    await scene.world.pass(200_000);
    expect(said.map(words => words.split(' ')[1])).toEqual(['went-offline', 'back-online', 'all-synced']);
  });
});

describe('clocks', () => {
  it.each([86_400_000, -86_400_000])('FA22 EN11 wrong by %d ms delay and reorder nothing', async skewMs => {
    goOffline(scene.phone);
    await saveList(scene, 'ba', 'one');
    scene.phone.hardware.skewMs = skewMs;
    await saveList(scene, 'ce', 'two');
    await comeBack(scene, scene.phone);
    expect(scene.server.applied).toHaveLength(2);
    expect([...scene.server.store.rows.lists.keys()]).toEqual(['ba', 'ce']);
    scene.phone.hardware.skewMs = -skewMs;
    await saveList(scene, 'de');
    await scene.world.pass(3_000);
    expect(status()).toMatchObject({ phase: 'idle', pendingCount: 0 });
  });
});

describe('storage', () => {
  it('FA2 EN8 reopens a lost connection once, and nobody notices', async () => {
    scene.tab.tab.loseConnections();
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    expect(status()).toMatchObject({ phase: 'idle', pendingCount: 0, storage: { trouble: null } });
  });

  it('EN8 says so when there is no storage, and goes on when there is', async () => {
    scene.tab.tab.kill();
    const { indexedDB } = scene.phone.hardware;
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = () => {
      throw Object.assign(new Error('Not in this window'), { name: 'SecurityError' });
    };
    const { device } = scene.phone.openTab();
    await scene.world.pass(1_000);
    expect(device.status.get()).toMatchObject({ phase: 'storage-trouble', storage: { trouble: 'unavailable' } });
    indexedDB.open = open;
    await scene.world.pass(10_000);
    expect(device.session.get()).toMatchObject({ userId: 'vera' });
    expect(device.status.get().phase).toBe('idle');
  });

  it('FA3 EN8 says so when another tab holds an older version, and goes on when it lets go', async () => {
    const older = scene.phone.hardware.indexedDB.open('encore-rocco', 5);
    await scene.world.pass(10);
    await enter(scene, scene.tab, 'rocco');
    await scene.world.pass(6_000);
    expect(status()).toMatchObject({ phase: 'storage-trouble', storage: { trouble: 'blocked' } });
    expect(scene.device.mirror.get()).toBeNull();
    older.result.close();
    await scene.world.pass(15_000);
    expect(scene.device.session.get()).toMatchObject({ userId: 'rocco' });
    expect(status()).toMatchObject({ phase: 'idle', storage: { trouble: null } });
  });

  it('EN8 says so when an answer does not fit, and keeps queue and cursor for the next try', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    const cursors: (string | null)[] = [];
    const { server } = scene;
    aroundCalls(scene, (sync, userId, request) => {
      cursors.push(request.cursor);
      const answer = sync(userId, request);
      if (cursors.length === 1) scene.phone.hardware.faults.failNextWrite = 'QuotaExceededError';
      return answer;
    });
    await saveList(scene, 'ce');
    await scene.world.pass(600);
    expect(status()).toMatchObject({ phase: 'storage-trouble', pendingCount: 1, storage: { trouble: 'quota' } });
    expect(await outboxOf(scene, scene.device)).toMatchObject([{ name: 'create_list', state: 'sending' }]);
    await scene.world.pass(60_000);
    expect(cursors[1]).toBe(cursors[0]);
    expect(server.store.effects).toEqual(new Map([...server.store.effects.keys()].map(id => [id, 1])));
    expect(status()).toMatchObject({ phase: 'idle', pendingCount: 0, storage: { trouble: null } });
  });

  it('FA4 EN8 notices that everything was taken away', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    scene.tab.tab.kill();
    scene.phone.hardware.indexedDB = new IDBFactory();
    const tab = scene.phone.openTab();
    await scene.world.pass(1_000);
    expect(tab.device.session.get()).toBeNull();
    expect(tab.device.status.get().storage.trouble).toBe('evicted');
    await enter(scene, tab, 'vera');
    expect(await rowsOf(scene, tab.device, lists)).toHaveLength(1);
    expect(tab.device.status.get().storage.trouble).toBe('evicted');
    expect(await outboxOf(scene, tab.device)).toEqual([]);
  });

  it('EN8 tells whoever has a screen what a worker found taken away, until they have read it', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    scene.tab.tab.kill();
    const { hardware } = scene.phone;
    await scene(Promise.resolve(new Dexie('encore-vera', { indexedDB: hardware.indexedDB, IDBKeyRange }).delete()));
    // A worker has no local storage.
    hardware.marker = null;
    const worker = scene.phone.openTab();
    await scene.world.pass(5_000);
    worker.tab.kill();
    const [tab, other] = [scene.phone.openTab(), scene.phone.openTab()];
    await scene.world.pass(5_000);
    expect(tab.device.status.get()).toMatchObject({ phase: 'idle', storage: { trouble: 'evicted' } });
    await scene(tab.device.lossTold());
    await scene.world.pass(1_000);
    const later = scene.phone.openTab();
    await scene.world.pass(1_000);
    for (const { device } of [tab, other, later]) expect(device.status.get().storage.trouble).toBeNull();
  });

  it('EN8 tells of what was taken away under an open tab, too, until they have read it', async () => {
    await saveList(scene, 'ba');
    scene.phone.hardware.indexedDB = new IDBFactory();
    scene.tab.tab.loseConnections();
    await saveList(scene, 'ce');
    await scene.world.pass(30_000);
    expect([scene.device.session.get(), status().storage.trouble]).toEqual([null, 'evicted']);
    await enter(scene, scene.tab, 'vera');
    expect(status()).toMatchObject({ pendingCount: 0, storage: { trouble: 'evicted' } });
    expect(scene.server.store.rows.lists.has('ce')).toBe(true);
    await scene(scene.device.lossTold());
    expect(status().storage.trouble).toBeNull();
  });

  it('EN8 says nothing of a loss to who signed out and came back', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    await scene(scene.device.signOut());
    await scene.world.pass(1_000);
    await enter(scene, scene.tab, 'vera');
    expect(scene.device.status.get().storage.trouble).toBeNull();
  });
});
