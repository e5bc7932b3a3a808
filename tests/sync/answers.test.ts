// One answer after the other, stored by hand: what becomes of commands that went beside a page, or were not settled.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SyncAnswer } from '#sync/answer.ts';
import { type PersonStore, personStore, readPull, write } from '#sync/database.ts';
import { applyAnswer } from '#sync/pull.ts';
import { takeBatch } from '#sync/push.ts';
import { lists, notesCatalogue, retitle } from '#tests/support/simulator/notes.ts';
import { idOf, outboxOf, rowsOf, type Scene, saveList, setupScene } from '#tests/support/simulator/scene.ts';

let scene: Scene;
let store: PersonStore;
beforeEach(async () => {
  scene = await setupScene();
  await saveList(scene, 'ba', 'ice');
  await scene.world.pass(3_000);
  scene.device.setWorkOffline(true);
  await scene.world.pass(1_000);
  store = personStore(scene.tab.tab.platform, notesCatalogue, 'vera');
});
afterEach(() => scene.close());

const rename = async (title: string) => idOf(await scene(scene.device.dispatch(retitle, { id: 'ba', title })));
const states = async () => (await outboxOf(scene, scene.device)).map(({ state }) => state);
const title = async () => (await rowsOf(scene, scene.device, lists))[0]?.title;

const send = () =>
  scene(
    write(store, tx =>
      takeBatch(tx, { most: 500, resend: false, now: scene.world.now, serverTime: null, trusted: true }),
    ),
  );

async function receive(changed: Partial<SyncAnswer>, fresh: ReadonlySet<string> = new Set()) {
  const { cursor } = await scene(readPull(store));
  const answer = scene.server.sync('vera', { v: 1, device: 'x', cursor, commands: [] });
  const fence = (await scene(store.meta.get('fence').then(found => found?.value))) as number;
  const breathe = async () => {};
  const pulling = { store, catalogue: notesCatalogue, fence, asked: cursor, sent: 1, fresh, now: '', breathe };
  return await scene(applyAnswer(pulling, { ...answer, ...changed }));
}

it('PU7 MI3 what went beside a later page keeps its effect until the next pull has brought its rows', async () => {
  const { cursor } = await scene(readPull(store));
  const place = { cursor: cursor ?? '', rows: {} };
  expect(await receive({ ...place, more: true })).toBe(true);
  const id = await rename('soda');
  await send();
  // The page ends the pull that began before it was applied: its row has still to come, and is asked for at once.
  const outcomes = [{ id, state: 'applied' }] as const;
  expect(await receive({ ...place, outcomes, more: false })).toBe(true);
  expect([await title(), await states()]).toEqual(['soda', ['sending']]);
  scene.server.write(writes => {
    const list = writes.rows.lists.get('ba');
    if (list !== undefined) writes.put('lists', { ...list, title: 'soda' });
  });
  expect(await receive({})).toBe(true);
  expect([await title(), await states()]).toEqual(['soda', []]);
});

it('PU7 what went with the first page is done when that pull is', async () => {
  const id = await rename('soda');
  await send();
  const { cursor } = await scene(readPull(store));
  const outcomes = [{ id, state: 'applied' }] as const;
  expect(await receive({ outcomes, rows: {}, cursor: cursor ?? '', more: true })).toBe(true);
  expect([await title(), await states()]).toEqual(['soda', ['sending']]);
  expect(await receive({})).toBe(true);
  expect(await states()).toEqual([]);
});

it('PU9 what only this call carried waits again, what an earlier one carried may still be on its way', async () => {
  const [first, second] = [await rename('soda'), await rename('tonic')];
  await send();
  const third = await rename('water');
  const { entries, fresh } = await send();
  expect(entries.map(({ id }) => id)).toEqual([first, second, third]);
  await receive({ outcomes: [{ id: first, state: 'applied' }] }, fresh);
  expect(await states()).toEqual(['sending', 'queued']);
  expect(await title()).toBe('water');
  expect(await scene(scene.device.discard(third))).toBe(true);
  expect(await scene(scene.device.discard(second))).toBe(false);
});
