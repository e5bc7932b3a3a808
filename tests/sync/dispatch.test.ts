import { afterEach, expect, it } from 'vitest';
import { addNote, createList, lists, notes } from '#tests/support/simulator/notes.ts';
import { type Rig, setupRig } from '#tests/support/simulator/rig.ts';

let rig: Rig;
afterEach(() => rig.close());

it('goes round', async () => {
  rig = setupRig();
  const { world } = rig;
  const phone = rig.newPhone();
  const { device } = phone.openTab();
  const signedIn = await world.run(device.signIn({ email: 'vera@example.com', password: 'x' }));
  expect(signedIn.ok).toBe(true);
  const saved = await world.run(device.dispatch(createList, { id: 'b1', member_id: 'e1', title: 'Bar' }));
  expect(saved.ok).toBe(true);
  const note = await world.run(device.dispatch(addNote, { id: 'a1', list_id: 'b1', text: 'ice' }));
  expect(note.ok).toBe(true);
  expect(device.status.get()).toMatchObject({ pendingCount: 2 });
  await world.pass(5_000);
  const mirror = device.mirror.get();
  expect(device.status.get()).toMatchObject({ phase: 'idle', pendingCount: 0, role: 'leader' });
  expect(await world.run(Promise.resolve(mirror?.table(lists).toArray()))).toMatchObject([{ id: 'b1', note_count: 1 }]);
  const all = await world.run(Promise.resolve(mirror?.table(notes).toArray()));
  expect(all).toMatchObject([{ id: 'a1', text: 'ice' }]);
  expect(all?.[0]?.row_xid).not.toBe('0');
});
