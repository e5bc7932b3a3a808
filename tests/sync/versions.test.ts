// Two versions of the app on one phone: an old tab beside a new one, and a release that is rolled back.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Catalogue } from '#sync/index.ts';
import { share } from '#tests/support/simulator/model-commands.ts';
import { addNote, createList, lists, members, notes } from '#tests/support/simulator/notes.ts';
import type { Phone, Tab } from '#tests/support/simulator/rig.ts';
import {
  comeBack,
  elsewhere,
  enter,
  goOffline,
  idOf,
  outboxOf,
  rowsOf,
  type Scene,
  setupScene,
} from '#tests/support/simulator/scene.ts';

/** Before there were lists. */
const older: Catalogue = { tables: [members, notes], commands: [addNote] };

let scene: Scene;
let phone: Phone;
let old: Tab;
beforeEach(async () => {
  scene = await setupScene('rocco');
  scene.tab.tab.kill();
  phone = scene.newPhone();
  old = phone.openTab(older);
  await enter(scene, old, 'vera');
});
afterEach(() => scene.close());

const role = ({ device }: Tab) => device.status.get().role;
const create = async ({ device }: Tab, id: string) =>
  idOf(await scene(device.dispatch(createList, { id, member_id: `e${id}`, title: `title of ${id}` })));

function sharedList(id: string): void {
  elsewhere(scene, writes => {
    writes.put('lists', { id, row_xid: '', title: 'Rooftop', owner_id: 'rocco', note_count: 0 });
    share(writes, { memberId: `e${id}`, listId: id, userId: 'vera' });
  });
}

it('LE4 PL10 the version opened last leads, and its tables fill while the old tab lives', async () => {
  sharedList('ba');
  await scene.world.pass(80_000);
  const tab = phone.openTab();
  await scene.world.pass(3_000);
  expect([role(old), role(tab)]).toEqual(['follower', 'leader']);
  expect(await rowsOf(scene, tab.device, lists)).toHaveLength(1);
  await create(tab, 'ce');
  await scene.world.pass(3_000);
  expect(await outboxOf(scene, tab.device)).toEqual([]);
  expect((await rowsOf(scene, tab.device, lists)).map(({ id }) => id)).toEqual(['ba', 'ce']);
});

it('LE4 PL10 an answer that the old tab was waiting for is not stored by it', async () => {
  sharedList('ba');
  phone.network.delay = () => 2_000;
  old.device.syncNow();
  await scene.world.pass(3_000);
  const tab = phone.openTab();
  await scene.world.pass(20_000);
  expect(role(tab)).toBe('leader');
  expect(await rowsOf(scene, tab.device, lists)).toHaveLength(1);
});

it('LE4 PL10 the old tab leads when it is alone again, and what it stored is asked for anew', async () => {
  const tab = phone.openTab();
  await scene.world.pass(3_000);
  tab.tab.kill();
  await scene.world.pass(10_000);
  expect(role(old)).toBe('leader');
  sharedList('ba');
  await scene.world.pass(80_000);
  expect(await rowsOf(scene, old.device, members)).toHaveLength(1);
  const next = phone.openTab();
  await scene.world.pass(3_000);
  expect([role(old), role(next)]).toEqual(['follower', 'leader']);
  expect(await rowsOf(scene, next.device, lists)).toHaveLength(1);
});

it('QU9 a version without the table that something unsent touches keeps it, says so, and the next one sends it', async () => {
  old.tab.kill();
  const tab = phone.openTab();
  await scene.world.pass(3_000);
  goOffline(phone);
  const list = await create(tab, 'ba');
  const note = idOf(await scene(tab.device.dispatch(addNote, { id: 'a1', list_id: 'ba', text: 'ice' })));
  await scene(tab.device.close());
  const rolledBack = phone.openTab(older);
  await scene.world.pass(3_000);
  expect(rolledBack.device.session.get()).toMatchObject({ userId: 'vera' });
  expect(rolledBack.device.status.get().storage.trouble).toBeNull();
  expect(await outboxOf(scene, rolledBack.device)).toMatchObject([
    { id: list, state: 'parked', code: 'outdated', args: { title: 'title of ba' } },
    { id: note, state: 'parked', code: 'depends_on_refused' },
  ]);
  expect(rolledBack.device.status.get()).toMatchObject({ pendingCount: 0, pendingBytes: 0, parkedCount: 2 });
  await scene(rolledBack.device.close());
  const back = phone.openTab();
  await scene.world.pass(1_000);
  expect(await outboxOf(scene, back.device)).toMatchObject([{ state: 'queued' }, { state: 'queued' }]);
  expect(await rowsOf(scene, back.device, lists)).toMatchObject([{ id: 'ba', note_count: 1 }]);
  await comeBack(scene, phone);
  expect(await outboxOf(scene, back.device)).toEqual([]);
  expect(scene.server.applied).toEqual([list, note]);
  expect(back.device.status.get()).toMatchObject({ pendingCount: 0, pendingBytes: 0, phase: 'idle' });
});

it('QU9 what was sent before a rollback is settled there, and shows again when the new version is back', async () => {
  old.tab.kill();
  const tab = phone.openTab();
  await scene.world.pass(3_000);
  phone.network.next.push('drop-before');
  await create(tab, 'ba');
  await scene.world.pass(200);
  goOffline(phone);
  await scene(tab.device.close());
  const rolledBack = phone.openTab(older);
  await scene.world.pass(3_000);
  expect(await outboxOf(scene, rolledBack.device)).toMatchObject([{ state: 'sending' }]);
  await scene(rolledBack.device.close());
  const back = phone.openTab();
  await scene.world.pass(1_000);
  expect(await rowsOf(scene, back.device, lists)).toMatchObject([{ id: 'ba' }]);
  await comeBack(scene, phone);
  await scene.world.pass(60_000);
  expect(await outboxOf(scene, back.device)).toEqual([]);
  expect(await rowsOf(scene, back.device, lists)).toMatchObject([{ id: 'ba' }]);
});

it('QU9 MI4 what was refused while a version without one of its tables led leaves no row there', async () => {
  const tab = phone.openTab();
  await scene.world.pass(3_000);
  const rolledBack = phone.openTab({ tables: [lists, notes], commands: [addNote] });
  await scene.world.pass(3_000);
  expect([role(tab), role(rolledBack)]).toEqual(['follower', 'leader']);
  idOf(await scene(tab.device.dispatch(createList, { id: 'ba', member_id: 'eba', title: 'no!' })));
  await scene.world.pass(3_000);
  expect(await outboxOf(scene, tab.device)).toMatchObject([{ state: 'parked', code: 'title_not_allowed' }]);
  await scene(rolledBack.device.close());
  const back = phone.openTab();
  await scene.world.pass(5_000);
  expect([await rowsOf(scene, back.device, lists), await rowsOf(scene, back.device, members)]).toEqual([[], []]);
});
