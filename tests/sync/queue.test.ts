// What happens between a tap and «saved».

import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act, type Catalogue, defineCommand, openDevice } from '#sync/index.ts';
import { wireOver } from '#sync/wire.ts';
import { FakeTab } from '#tests/support/fakes/hardware.ts';
import { remoteThrough } from '#tests/support/simulator/network.ts';
import { addNote, createList, lists, notes, notesCatalogue } from '#tests/support/simulator/notes.ts';
import {
  comeBack,
  goOffline,
  idOf,
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

describe('saving', () => {
  it('QU1 shows the effect and queues the command together, or neither', async () => {
    goOffline(scene.phone);
    await saveList(scene, 'ba');
    scene.phone.hardware.faults.room = 0;
    const result = await scene(scene.device.dispatch(createList, { id: 'ce', member_id: 'e', title: 'Cellar' }));
    expect(result).toEqual({ ok: false, error: { kind: 'not-saved', trouble: 'quota' } });
    expect((await rowsOf(scene, scene.device, lists)).map(list => list.id)).toEqual(['ba']);
    expect((await outboxOf(scene, scene.device)).map(entry => entry.state)).toEqual(['queued']);
    expect(scene.device.status.get().storage.trouble).toBe('quota');
  });

  it('QU1 saves once what was kept although the connection was lost before anybody heard of it', async () => {
    goOffline(scene.phone);
    scene.phone.hardware.faults.denyNextWrite = true;
    const id = await saveList(scene, 'ba');
    expect((await outboxOf(scene, scene.device)).map(entry => entry.id)).toEqual([id]);
    expect((await rowsOf(scene, scene.device, lists)).map(list => list.id)).toEqual(['ba']);
  });

  it('QU10 saves what one tap does as one, each command seeing those before it, or nothing of it', async () => {
    goOffline(scene.phone);
    const both = [
      act(createList, { id: 'ba', member_id: 'e', title: 'Bar' }),
      act(addNote, { id: 'a1', list_id: 'ba', text: 'ice' }),
    ];
    const bad = act(addNote, { id: 'a2', list_id: 'ba', text: '' });
    expect(await scene(scene.device.dispatchAll([...both, bad]))).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    scene.phone.hardware.faults.room = 0;
    expect(await scene(scene.device.dispatchAll(both))).toMatchObject({ ok: false, error: { trouble: 'quota' } });
    expect(await outboxOf(scene, scene.device)).toEqual([]);
    expect(await rowsOf(scene, scene.device, lists)).toEqual([]);

    scene.phone.hardware.faults.room = null;
    const saved = await scene(scene.device.dispatchAll(both));
    expect(saved).toMatchObject({ ok: true });
    const outbox = await outboxOf(scene, scene.device);
    expect(outbox.map(({ id }) => id)).toEqual(saved.ok ? saved.commandIds : []);
    expect(await rowsOf(scene, scene.device, lists)).toMatchObject([{ id: 'ba', note_count: 1 }]);
  });

  it('QU2 names the argument that does not fit and saves nothing', async () => {
    const result = await scene(scene.device.dispatch(addNote, { id: 'a1', list_id: 'l', text: '' }));
    expect(result).toMatchObject({ ok: false, error: { kind: 'invalid', issues: [{ path: 'text' }] } });
    expect(await outboxOf(scene, scene.device)).toEqual([]);
  });

  it('QU3 takes out what PostgreSQL cannot store, and control characters but ends of lines and tabs', async () => {
    await saveList(scene, 'ba');
    await saveNote(scene, { id: 'a1', list: 'ba', text: 'ice\u0000 \ud800and\r\n\t\u0007\u009b\u{1f9ca}' });
    const [note] = await rowsOf(scene, scene.device, notes);
    expect(note?.text).toBe('ice \ufffdand\n\t\u{1f9ca}');
  });

  it('QU5 never waits for the network', async () => {
    goOffline(scene.phone);
    const before = scene.world.now;
    await saveList(scene, 'ba');
    expect(scene.world.now - before).toBeLessThan(10);
    expect(scene.device.status.get()).toMatchObject({ pendingCount: 1, sendingCount: 0 });
  });

  it('QU6 works in every tab, and every tab sees it', async () => {
    const other = scene.phone.openTab();
    await scene.world.pass(1_000);
    goOffline(scene.phone);
    idOf(await scene(other.device.dispatch(createList, { id: 'ba', member_id: 'e', title: 'Bar' })));
    await scene.world.pass(100);
    expect(await rowsOf(scene, scene.device, lists)).toMatchObject([{ id: 'ba' }]);
    expect(scene.device.status.get().pendingCount).toBe(1);
    await comeBack(scene, scene.phone);
    expect(other.device.status.get()).toMatchObject({ pendingCount: 0, role: 'follower', phase: 'idle' });
  });
});

describe('lanes', () => {
  it('QU4 remember what came before in the same lane when the command was saved', async () => {
    goOffline(scene.phone);
    const list = await saveList(scene, 'ba');
    const other = await saveList(scene, 'ce');
    const note = await saveNote(scene, { id: 'a1', list: 'ba' });
    const queue = scene.device.mirror.get()?.table(lists).db.table('queue');
    const entries = await scene(Promise.resolve(queue?.toArray()));
    expect(entries?.map(entry => [entry.id, entry.after])).toEqual([
      [list, []],
      [other, []],
      [note, [list]],
    ]);
  });
});

describe('taking back', () => {
  it('QU7 drops a command that was never sent, and its effect', async () => {
    goOffline(scene.phone);
    await saveList(scene, 'ba');
    const note = await saveNote(scene, { id: 'a1', list: 'ba' });
    expect(await scene(scene.device.discard(note))).toBe(true);
    expect(await rowsOf(scene, scene.device, notes)).toEqual([]);
    expect(await rowsOf(scene, scene.device, lists)).toMatchObject([{ note_count: 0 }]);
  });

  it('QU7 drops in one transaction what cannot be without it, and nothing where that is too late', async () => {
    goOffline(scene.phone);
    const list = await saveList(scene, 'ba');
    const note = await saveNote(scene, { id: 'a1', list: 'ba' });
    const kept = await saveList(scene, 'ce');
    const { faults } = scene.phone.hardware;
    faults.failNextWrite = 'QuotaExceededError';
    expect(await scene(scene.device.discardAll([list, note, 'gone']))).toBe(true);
    expect(await rowsOf(scene, scene.device, lists)).toMatchObject([{ id: 'ce' }]);
    expect((await outboxOf(scene, scene.device)).map(({ id }) => id)).toEqual([kept]);
    expect(await scene(scene.device.discardAll([list, kept]))).toBe(false);
    expect(await outboxOf(scene, scene.device)).toHaveLength(1);
  });

  it('QU7 EN8 says what became of it when storage fails', async () => {
    goOffline(scene.phone);
    const [full, kept] = [await saveList(scene, 'ba'), await saveList(scene, 'ce')];
    const { faults } = scene.phone.hardware;
    // Whoever has no room drops something to make some.
    faults.failNextWrite = 'QuotaExceededError';
    expect(await scene(scene.device.discard(full))).toBe(true);
    faults.denyNextWrite = true;
    expect(await scene(scene.device.discard(kept))).toBe(true);
    expect(await outboxOf(scene, scene.device)).toEqual([]);
  });

  it('QU7 refuses once the command is on its way', async () => {
    scene.phone.network.next.push('drop-after', 'drop-before', 'drop-before');
    const list = await saveList(scene, 'ba');
    await scene.world.pass(500);
    expect(await scene(scene.device.discard(list))).toBe(false);
    expect((await outboxOf(scene, scene.device))[0]?.state).toBe('sending');
  });

  it('QU8 sends a parked command again under a new id, with the same or other words', async () => {
    const refused = await saveList(scene, 'ba', 'Bar!');
    await scene.world.pass(1_000);
    expect(await outboxOf(scene, scene.device)).toMatchObject([
      { id: refused, state: 'parked', code: 'title_not_allowed' },
    ]);
    const again = idOf(await scene(scene.device.retry(refused, { id: 'ba', member_id: 'e', title: 'Bar' })));
    expect(again).not.toBe(refused);
    await scene.world.pass(1_000);
    expect(await outboxOf(scene, scene.device)).toEqual([]);
    expect(await rowsOf(scene, scene.device, lists)).toMatchObject([{ id: 'ba', title: 'Bar' }]);
  });

  it('QU8 is sent again once, also when the connection was lost before anybody heard that it was saved', async () => {
    const refused = await saveList(scene, 'ba', 'Bar!');
    await scene.world.pass(1_000);
    goOffline(scene.phone);
    scene.phone.hardware.faults.denyNextWrite = true;
    const again = idOf(await scene(scene.device.retry(refused)));
    expect((await outboxOf(scene, scene.device)).map(({ id }) => id)).toEqual([again]);
  });
});

describe('after an update of the app', () => {
  const renamed = defineCommand({
    name: 'create_list',
    version: 2,
    args: v.object({ id: v.string(), member_id: v.string(), title: v.string(), colour: v.string() }),
    lanes: args => [`list:${args.id}`],
    migrate: args => ({ ...(args as object), colour: 'plain' }),
    async apply(tx, args, { userId }) {
      await tx.put(lists, {
        id: args.id,
        row_xid: '0',
        title: `${args.title} (${args.colour})`,
        owner_id: userId,
        note_count: 0,
      });
    },
  });
  const newer: Catalogue = { tables: notesCatalogue.tables, commands: [renamed] };

  it('QU9 lifts an older command to the new version, or parks it as outdated', async () => {
    goOffline(scene.phone);
    await saveList(scene, 'ba', 'Bar');
    await saveNote(scene, { id: 'a1', list: 'ba' });
    await scene(scene.device.close());
    const tab = new FakeTab(scene.phone.hardware);
    const wiring = wireOver(remoteThrough(scene.phone.network, tab));
    const device = openDevice({ catalogue: newer, platform: tab.platform, wire: async () => wiring });
    await scene.world.pass(1_000);
    expect(await outboxOf(scene, device)).toMatchObject([
      { name: 'create_list', state: 'queued', args: { colour: 'plain' } },
      { name: 'add_note', state: 'parked', code: 'outdated' },
    ]);
    expect(await rowsOf(scene, device, lists)).toMatchObject([{ title: 'Bar (plain)', note_count: 0 }]);
    expect(await rowsOf(scene, device, notes)).toEqual([]);
  });
});
