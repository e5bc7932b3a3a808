// What a person sees while their commands are on the way.

import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineCommand, defineTable, type Mirror } from '#sync/index.ts';
import {
  clearList,
  editNote,
  lists,
  notes,
  notesCatalogue,
  retitle,
  takeNote,
} from '#tests/support/simulator/notes.ts';
import {
  comeBack,
  elsewhere,
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
  await saveList(scene, 'ba', 'Bar');
  await saveNote(scene, { id: 'a1', list: 'ba', text: 'ice' });
  await scene.world.pass(3_000);
});
afterEach(() => scene.close());

const edit = (text: string, version: number) => scene.device.dispatch(editNote, { id: 'a1', text, version });

describe('a visible row', () => {
  it('MI1 is the server version with the pending commands run over it again, in order', async () => {
    goOffline(scene.phone);
    await scene(edit('ice, twice', 1));
    await scene(edit('ice, three times', 2));
    elsewhere(scene, writes => {
      const list = writes.rows.lists.get('ba');
      if (list !== undefined) writes.put('lists', { ...list, title: 'Their bar', note_count: 5 });
    });
    await saveNote(scene, { id: 'a2', list: 'ba' });
    // A pull without the push: the probe.
    scene.phone.network.next.push('ok', 'drop-before');
    await comeBack(scene, scene.phone);
    expect(await rowsOf(scene, scene.device, lists)).toMatchObject([{ title: 'Their bar', note_count: 6 }]);
    expect(await rowsOf(scene, scene.device, notes)).toMatchObject([{ text: 'ice, three times' }, { id: 'a2' }]);
  });

  it('MI2 never shows one table of an answer without the other', async () => {
    const mirror = scene.device.mirror.get() as Mirror;
    const other = scene.phone.openTab();
    await scene.world.pass(1_000);
    elsewhere(scene, writes => {
      const list = writes.rows.lists.get('ba');
      const note = writes.rows.notes.get('a1');
      if (list === undefined || note === undefined) return;
      writes.put('lists', { ...list, title: 'v2' });
      writes.put('notes', { ...note, text: 'v2' });
    });
    other.device.syncNow();
    const pairs = new Set<string>();
    for (let n = 0; n < 200; n += 1) {
      await scene.world.pass(5);
      const db = mirror.table(lists).db;
      const pair = db.transaction('r', ['lists', 'notes'], async tx => {
        const list = await tx.table('lists').get('ba');
        const note = await tx.table('notes').get('a1');
        return `${list.title}/${note.text}`;
      });
      pairs.add(await scene(Promise.resolve(pair)));
    }
    expect([...pairs]).toEqual(['Bar/ice', 'v2/v2']);
  });

  it('MI3 never goes old, new, old while its command is on the way', async () => {
    scene.server.pageSize = 1;
    const seen: string[] = [];
    const look = async () => {
      const [note] = await rowsOf(scene, scene.device, notes);
      if (note !== undefined && seen.at(-1) !== note.text) seen.push(note.text);
    };
    await look();
    scene.phone.network.next.push('drop-after', 'drop-after', 'duplicate');
    await scene(edit('soda', 1));
    for (let n = 0; n < 600; n += 1) {
      await scene.world.pass(100);
      await look();
    }
    expect(seen).toEqual(['ice', 'soda']);
    expect(scene.device.status.get().phase).toBe('idle');
  });

  it('MI4 shows nothing of a refused command, and keeps what others did meanwhile', async () => {
    goOffline(scene.phone);
    await scene(scene.device.dispatch(retitle, { id: 'ba', title: 'No!' }));
    await scene(scene.device.dispatch(takeNote, { id: 'a1' }));
    elsewhere(scene, writes => {
      const note = writes.rows.notes.get('a1');
      if (note !== undefined) writes.put('notes', { ...note, taken_by: 'rocco' });
    });
    await comeBack(scene, scene.phone);
    expect(await rowsOf(scene, scene.device, lists)).toMatchObject([{ title: 'Bar' }]);
    expect(await rowsOf(scene, scene.device, notes)).toMatchObject([{ taken_by: 'rocco' }]);
    const codes = (await outboxOf(scene, scene.device)).map(entry => entry.code);
    expect(codes).toEqual(['title_not_allowed', 'taken']);
  });

  it('MI5 follows rows that newly match what an effect looks up', async () => {
    goOffline(scene.phone);
    await scene(scene.device.dispatch(clearList, { list_id: 'ba' }));
    expect(await rowsOf(scene, scene.device, notes)).toEqual([]);
    elsewhere(scene, writes => {
      const note = writes.rows.notes.get('a1');
      if (note !== undefined) writes.put('notes', { ...note, id: 'a2' });
    });
    scene.phone.network.next.push('ok', 'drop-before');
    await comeBack(scene, scene.phone);
    expect(await rowsOf(scene, scene.device, notes)).toEqual([]);
  });
});

describe('an effect', () => {
  const tally = defineTable({ ...notes, name: 'notes' });
  const fussy = defineCommand({
    name: 'edit_note',
    version: 1,
    args: v.object({ id: v.string(), text: v.string(), version: v.number() }),
    lanes: args => [`note:${args.id}`],
    async apply(tx, args) {
      const note = await tx.get(tally, args.id);
      if (note?.text === 'theirs') throw new Error('I did not expect that');
      await tx.patch(tally, args.id, { text: args.text });
    },
  });

  it('MI6 that throws over new truth shows nothing, and the server judges the command', async () => {
    scene.tab.tab.kill();
    const commands = [...notesCatalogue.commands.filter(command => command.name !== 'edit_note'), fussy];
    const { device } = scene.phone.openTab({ tables: notesCatalogue.tables, commands });
    await scene.world.pass(1_000);
    goOffline(scene.phone);
    await scene(device.dispatch(fussy, { id: 'a1', text: 'mine', version: 1 }));
    elsewhere(scene, writes => {
      const note = writes.rows.notes.get('a1');
      if (note !== undefined) writes.put('notes', { ...note, text: 'theirs' });
    });
    scene.phone.network.next.push('ok', 'drop-before', 'drop-before', 'drop-before', 'drop-before', 'drop-before');
    await comeBack(scene, scene.phone);
    expect(await rowsOf(scene, device, notes)).toMatchObject([{ text: 'theirs' }]);
    await scene.world.pass(90_000);
    expect(await rowsOf(scene, device, notes)).toMatchObject([{ text: 'mine', version: 2 }]);
  });

  it('MI7 marks the rows that it touched, until it is settled', async () => {
    goOffline(scene.phone);
    await saveNote(scene, { id: 'a2', list: 'ba' });
    const mirror = scene.device.mirror.get() as Mirror;
    expect((await scene(mirror.pending(notes))).get('a2')).toBe('queued');
    expect((await scene(mirror.pending(lists))).get('ba')).toBe('queued');
    await comeBack(scene, scene.phone);
    expect((await scene(mirror.pending(notes))).ids()).toEqual([]);
  });
});
