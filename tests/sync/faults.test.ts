// What a phone, a network or a server does to a device, one story each: those that no rule's own test tells already.
// `tests/support/faults.ts` numbers all of them.
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Catalogue, defineCommand } from '#sync/index.ts';
import { SessionKeeper } from '#sync/session.ts';
import { share, unshare } from '#tests/support/simulator/model-commands.ts';
import { createList, editNote, lists, notes, notesCatalogue } from '#tests/support/simulator/notes.ts';
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

const status = () => scene.device.status.get();

describe('an update', () => {
  const choking = defineCommand({
    ...createList,
    version: 2,
    args: v.object({ id: v.string(), member_id: v.string(), title: v.string() }),
    migrate: (): never => {
      throw new Error('This was never tried');
    },
  });
  const newer: Catalogue = {
    ...notesCatalogue,
    commands: notesCatalogue.commands.map(command => (command.name === choking.name ? choking : command)),
  };

  it('FA7 QU9 that chokes on an old command parks it, and everything else goes on', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    goOffline(scene.phone);
    await saveList(scene, 'ce');
    await saveNote(scene, { id: 'a1', list: 'ba' });
    scene.tab.tab.kill();
    const { device } = scene.phone.openTab(newer);
    await scene.world.pass(1_000);
    expect(await outboxOf(scene, device)).toMatchObject([
      { name: 'create_list', state: 'parked', code: 'outdated' },
      { name: 'add_note', state: 'queued' },
    ]);
    expect((await rowsOf(scene, device, lists)).map(({ id }) => id)).toEqual(['ba']);
  });

  it('FA7 QU9 EN8 that storage breaks off half-way leaves mirror and queue as they were, and is tried again', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    goOffline(scene.phone);
    await saveNote(scene, { id: 'a1', list: 'ba' });
    scene.tab.tab.kill();
    const lifted = { ...choking, migrate: (args: unknown) => args };
    const { device } = scene.phone.openTab({ ...newer, commands: [lifted, ...newer.commands.slice(1)] });
    scene.phone.hardware.faults.failNextWrite = 'AbortError';
    await scene.world.pass(15_000);
    expect(await outboxOf(scene, device)).toMatchObject([{ name: 'add_note', state: 'queued' }]);
    await comeBack(scene, scene.phone);
    expect(device.status.get()).toMatchObject({ phase: 'idle', pendingCount: 0 });
    expect(await rowsOf(scene, device, notes)).toHaveLength(1);
  });
});

describe('a server', () => {
  it('FA15 PU1 PU4 that dies after some commands of a call is asked again, and each has its own outcome', async () => {
    goOffline(scene.phone);
    for (const id of ['ba', 'ce', 'de']) await saveList(scene, id);
    const { server } = scene;
    let died = false;
    aroundCalls(scene, (sync, userId, request) => {
      if (died || request.commands.length === 0) return sync(userId, request);
      died = true;
      sync(userId, { ...request, commands: request.commands.slice(0, 2) });
      scene.phone.network.next.push('drop-before');
      return sync(userId, { ...request, commands: [] });
    });
    await comeBack(scene, scene.phone);
    await scene.world.pass(60_000);
    expect([...server.store.effects.values()]).toEqual([1, 1, 1]);
    expect(await outboxOf(scene, scene.device)).toEqual([]);
    expect(await rowsOf(scene, scene.device, lists)).toHaveLength(3);
  });

  it('FA16 PL6 that gives a few rows at a time is asked until all are here', async () => {
    scene.server.pageSize = 3;
    elsewhere(scene, writes => {
      for (let n = 0; n < 40; n += 1) {
        writes.put('lists', { id: `ba${n}`, row_xid: '', title: 'Bar', owner_id: 'rocco', note_count: 0 });
        share(writes, { memberId: `e${n}`, listId: `ba${n}`, userId: 'rocco' });
      }
    });
    const rocco = scene.newPhone().openTab();
    await enter(scene, rocco, 'rocco');
    await scene.world.pass(60_000);
    expect(await rowsOf(scene, rocco.device, lists)).toHaveLength(40);
  });

  it('FA17 PL4 that commits an older transaction late skips none of its rows', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    const late = scene.server.store.begin();
    await saveNote(scene, { id: 'a1', list: 'ba' });
    await scene.world.pass(3_000);
    const note = { id: 'a0', row_xid: '', list_id: 'ba', author_id: 'vera', text: 'late', version: 1, taken_by: null };
    scene.server.store.commit(late, writes => writes.put('notes', note));
    scene.server.store.end(late);
    scene.device.syncNow();
    await scene.world.pass(3_000);
    expect((await rowsOf(scene, scene.device, notes)).map(({ id }) => id)).toEqual(['a0', 'a1']);
  });
});

describe('other people', () => {
  it('FA23 PU5 who were quicker win a field, and whoever was slower is told with what stands now', async () => {
    await saveList(scene, 'ba');
    await saveNote(scene, { id: 'a1', list: 'ba', text: 'ice' });
    await scene.world.pass(3_000);
    goOffline(scene.phone);
    await scene(scene.device.dispatch(editNote, { id: 'a1', text: 'mine', version: 1 }));
    elsewhere(scene, writes => {
      const note = writes.rows.notes.get('a1');
      if (note !== undefined) writes.put('notes', { ...note, text: 'theirs', version: 2 });
    });
    await comeBack(scene, scene.phone);
    expect(await rowsOf(scene, scene.device, notes)).toMatchObject([{ text: 'theirs' }]);
    expect(await outboxOf(scene, scene.device)).toMatchObject([
      { state: 'parked', code: 'terms_changed', detail: { note: { text: 'theirs' } } },
    ]);
  });

  it('FA24 PL5 PU5 who shut someone out meanwhile leave no row behind, and park what was to be sent', async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(3_000);
    goOffline(scene.phone);
    await saveNote(scene, { id: 'a1', list: 'ba' });
    elsewhere(scene, writes => unshare(writes, 'ba', 'vera'));
    await comeBack(scene, scene.phone);
    expect(await rowsOf(scene, scene.device, lists)).toEqual([]);
    expect(await rowsOf(scene, scene.device, notes)).toEqual([]);
    expect(await outboxOf(scene, scene.device)).toMatchObject([{ state: 'parked', code: 'not_allowed' }]);
  });
});

it('FA26 EN3 ten minutes in the background, without a socket: one request brings everything', async () => {
  await saveList(scene, 'ba');
  await scene.world.pass(3_000);
  scene.tab.tab.show(false);
  scene.tab.tab.freeze();
  for (let n = 0; n < 10; n += 1) {
    elsewhere(scene, writes => {
      const note = { id: `a${n}`, row_xid: '', list_id: 'ba', author_id: 'vera', version: 1, taken_by: null };
      writes.put('notes', { ...note, text: 'meanwhile' });
    });
    await scene.world.pass(60_000);
  }
  scene.server.pageSize = 50;
  const before = scene.phone.network.requests;
  scene.tab.tab.thaw();
  scene.tab.tab.show(true);
  await scene.world.pass(2_000);
  expect(await rowsOf(scene, scene.device, notes)).toHaveLength(10);
  expect(scene.phone.network.requests - before).toBeLessThanOrEqual(2);
});

it('FA28 EN1 MI7 ten thousand queued commands are counted without being read, and all arrive', {
  timeout: 300_000,
}, async () => {
  await saveList(scene, 'ba');
  await scene.world.pass(3_000);
  goOffline(scene.phone);
  const queue = scene.device.mirror.get()?.table(lists).db.table('queue');
  if (queue === undefined) throw new Error('Nobody lives here');
  const made = Array.from({ length: 10_000 }, (_, n) => ({
    id: `queued-${n}`,
    name: 'retitle',
    v: 1,
    args: { id: 'ba', title: `title ${n}` },
    recordedAt: '2027-01-15T08:00:00.000Z',
    state: 'queued',
    after: n === 0 ? [] : [`queued-${n - 1}`],
    lanes: ['list:ba'],
    touches: [],
    reads: [],
    bytes: 200,
  }));
  await scene(Promise.resolve(queue.bulkAdd(made)));
  scene.device.setWorkOffline(true);
  scene.device.setWorkOffline(false);
  const seen = new Set<number>();
  scene.device.status.subscribe(() => seen.add(status().pendingCount));
  await comeBack(scene, scene.phone);
  await scene.world.pass(300_000);
  expect(status()).toMatchObject({ phase: 'idle', pendingCount: 0 });
  expect(scene.server.applied.filter(id => id.startsWith('queued-'))).toEqual(made.map(({ id }) => id));
  expect(seen.size).toBeGreaterThanOrEqual(10);
});

describe('what nobody has a name for', () => {
  const others = process.listeners('unhandledRejection');
  afterEach(() => {
    process.removeAllListeners('unhandledRejection');
    for (const other of others) process.on('unhandledRejection', other);
    vi.restoreAllMocks();
  });

  it('EN8 is told as a bug, once, and tried again like any other trouble of storage', async () => {
    const told: unknown[] = [];
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', error => told.push(error));
    const missing = Object.assign(new Error('A file is missing'), { name: 'NotReadableError' });
    scene.tab.tab.kill();
    const kept = vi.spyOn(SessionKeeper.prototype, 'kept').mockRejectedValue(missing);
    const { device } = scene.phone.openTab();
    await scene.world.pass(1_000);
    expect(device.status.get()).toMatchObject({ phase: 'storage-trouble', storage: { trouble: 'connection-lost' } });
    await scene.world.pass(10_000);
    expect(device.status.get()).toMatchObject({ storage: { trouble: 'unavailable' } });
    kept.mockRestore();
    await scene.world.pass(10_000);
    expect(device.session.get()).toMatchObject({ userId: 'vera' });
    expect(told).toEqual([missing]);
  });
});
