// What this version cannot read, and what never moves on.
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseAnswer } from '#sync/answer-schema.ts';
import type { Catalogue } from '#sync/index.ts';
import { lists, notes, notesCatalogue } from '#tests/support/simulator/notes.ts';
import {
  aroundCalls,
  comeBack,
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

/** Its schema knows no second version of a note. */
const FirstVersion = v.object({
  id: v.string(),
  row_xid: v.string(),
  list_id: v.string(),
  author_id: v.string(),
  text: v.string(),
  version: v.literal(1),
  taken_by: v.nullable(v.string()),
});
const strict: Catalogue = {
  ...notesCatalogue,
  tables: notesCatalogue.tables.map(table => (table.name === 'notes' ? { ...table, row: FirstVersion } : table)),
};

describe('a row that this version cannot read', () => {
  async function openStrict() {
    await saveList(scene, 'ba');
    for (const id of ['a1', 'a2']) await saveNote(scene, { id, list: 'ba' });
    await scene.world.pass(3_000);
    const phone = scene.newPhone();
    const tab = phone.openTab(strict);
    await scene.world.run(tab.device.signIn({ email: 'vera@example.com', password: 'any' }));
    await scene.world.pass(3_000);
    return { phone, ...tab };
  }
  const write = (text: string, version: number) =>
    scene.server.write(writes => {
      const note = writes.rows.notes.get('a1');
      if (note !== undefined) writes.put('notes', { ...note, text, version });
    });

  it('PL11 is kept aside and told, everything else flows, and digests agree', { timeout: 120_000 }, async () => {
    const { device, phone } = await openStrict();
    write('from tomorrow', 2);
    device.syncNow();
    await scene.world.pass(3_000);
    expect((await rowsOf(scene, device, notes)).map(({ id }) => id)).toEqual(['a2']);
    expect(device.status.get()).toMatchObject({ phase: 'idle', unreadableRows: 1 });
    const { requests } = phone.network;
    await scene.world.pass(3_600_000);
    expect(phone.network.requests - requests).toBeLessThanOrEqual(70);
    expect(await rowsOf(scene, device, lists)).toHaveLength(1);
  });

  it('PL11 is shown once it can be read, by a change or by a version that can, and leaves like any other', async () => {
    const { device, phone, tab } = await openStrict();
    write('from tomorrow', 2);
    device.syncNow();
    await scene.world.pass(3_000);
    write('as before', 1);
    device.syncNow();
    await scene.world.pass(3_000);
    expect([(await rowsOf(scene, device, notes)).length, device.status.get().unreadableRows]).toEqual([2, 0]);
    write('from tomorrow', 2);
    device.syncNow();
    await scene.world.pass(3_000);
    tab.kill();
    const newer = phone.openTab();
    await scene.world.pass(3_000);
    expect((await rowsOf(scene, newer.device, notes)).map(({ text }) => text)).toEqual(['from tomorrow', 'text of a2']);
    expect(newer.device.status.get().unreadableRows).toBe(0);
    newer.tab.kill();
    const older = phone.openTab(strict);
    write('from the day after', 3);
    await scene.world.pass(80_000);
    expect(older.device.status.get().unreadableRows).toBe(1);
    scene.server.write(writes => writes.remove('notes', 'a1'));
    await scene.world.pass(80_000);
    expect(older.device.status.get().unreadableRows).toBe(0);
  });
});

it('PL2 a list where rows stand by table is no answer', async () => {
  const answer = scene.server.sync('vera', { v: 1, device: 'x', cursor: null, commands: [] });
  expect(parseAnswer(answer)).not.toBeNull();
  expect([parseAnswer({ ...answer, rows: [] }), parseAnswer({ ...answer, gone: [] })]).toEqual([null, null]);
});

describe('what never moves on', () => {
  it('EN14 a first page that comes again and again is asked for ever more seldom', async () => {
    await saveList(scene, 'ba');
    for (let n = 0; n < 20; n += 1) await saveNote(scene, { id: `a${n}`, list: 'ba' });
    await scene.world.pass(5_000);
    scene.server.store.restore();
    const mend = aroundCalls(scene, (sync, userId, request) => sync(userId, { ...request, cursor: null }));
    const { requests } = scene.phone.network;
    scene.device.syncNow();
    await scene.world.pass(600_000);
    expect(scene.phone.network.requests - requests).toBeLessThan(60);
    mend();
    await scene.world.pass(120_000);
    expect(scene.device.status.get().phase).toBe('idle');
    expect(await outboxOf(scene, scene.device)).toEqual([]);
  });

  it('EN14 a table that never becomes equal is pulled from zero ever more seldom', { timeout: 120_000 }, async () => {
    await saveList(scene, 'ba');
    await scene.world.pass(5_000);
    let zeros = 0;
    aroundCalls(scene, (sync, userId, request) => {
      const answer = sync(userId, request);
      zeros += answer.begins ? 1 : 0;
      const digests = answer.digests?.map(digest => ({ ...digest, hash: 'ffffffffffff' }));
      return digests === undefined ? answer : { ...answer, digests };
    });
    goOffline(scene.phone);
    await comeBack(scene, scene.phone);
    await scene.world.pass(3 * 3_600_000);
    expect(zeros).toBeGreaterThan(1);
    expect(zeros).toBeLessThan(7);
  });
});
