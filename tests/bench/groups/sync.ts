// What the engine's protocol costs, in requests and in seconds that depend on no machine: real devices on virtual time,
// against the model server. What a processor and a disk cost besides is measured in the browser's groups.
import { PAGE_MOST } from '#sync/answer.ts';
import { act } from '#sync/index.ts';
import { BATCH_MOST } from '#sync/queue.ts';
import type { Figure, Group } from '#tests/bench/bench.ts';
import { share } from '#tests/support/simulator/model-commands.ts';
import { addNote, lists, retitle } from '#tests/support/simulator/notes.ts';
import {
  comeBack,
  elsewhere,
  enter,
  goOffline,
  rowsOf,
  type Scene,
  saveList,
  setupScene,
} from '#tests/support/simulator/scene.ts';

const ROUND_TRIP_MS = 300;
const QUEUED = 1_000;
const MANY = 10_000;
const LISTS = 20;
const ROWS = 50_000;

export const group: Group = {
  name: 'sync',
  async run() {
    const figures: Figure[] = [];
    for (const measure of [drain, drainMany, delta, offlineIdle, takeOver]) {
      const scene = await setupScene();
      try {
        figures.push(...(await measure(scene)));
      } finally {
        scene.close();
      }
    }
    return figures;
  },
};

async function drain(scene: Scene): Promise<readonly Figure[]> {
  const { phone, world, device } = scene;
  phone.network.delay = () => ROUND_TRIP_MS / 2;
  await saveList(scene, 'ba');
  await world.pass(5_000);
  goOffline(phone);
  for (let n = 0; n < QUEUED; n += 1) await scene(device.dispatch(retitle, { id: 'ba', title: `title ${n}` }));
  const before = phone.network.requests;
  const from = world.now;
  phone.network.reachable = true;
  phone.hardware.online = true;
  for (const tab of phone.hardware.tabs) tab.signal();
  while (device.status.get().pendingCount > 0 || device.status.get().phase !== 'idle') await world.pass(10);
  const requests = phone.network.requests - before;
  const seconds = (world.now - from) / 1_000;
  return [
    { name: '1,000 queued at 300 ms round trip: requests', value: requests, unit: 'requests', budget: 2 },
    { name: 'the same: until all is told as synced', value: seconds, unit: 's', budget: 2 },
  ];
}

/** A fortnight without a network: progress is told batch by batch. What sending holds in memory is weighed in a browser (`soak`). */
async function drainMany(scene: Scene): Promise<readonly Figure[]> {
  const { phone, world, device, server } = scene;
  server.pageSize = PAGE_MOST;
  for (let n = 0; n < LISTS; n += 1) await saveList(scene, `ba${n}`);
  await world.pass(5_000);
  goOffline(phone);
  for (let from = 0; from < MANY; from += BATCH_MOST) {
    const acts = Array.from({ length: BATCH_MOST }, (_, n) => {
      const id = `0000-${(from + n).toString(16).padStart(12, '0')}`;
      return act(addNote, { id, list_id: `ba${n % LISTS}`, text: `note ${from + n}` });
    });
    const { ok } = await scene(device.dispatchAll(acts));
    if (!ok) throw new Error('The queue was not saved.');
  }
  const told = [MANY];
  const stop = device.status.subscribe(() => told.push(device.status.get().pendingCount));
  const before = phone.network.requests;
  await comeBack(scene, phone);
  while (device.status.get().phase !== 'idle') await world.pass(1_000);
  stop();
  const jumps = told.map((count, index) => (told[index - 1] ?? count) - count);
  const requests = phone.network.requests - before;
  const calls = MANY / BATCH_MOST;
  return [
    {
      name: '10,000 queued: requests until all is told as synced',
      value: requests,
      unit: 'requests',
      budget: calls + 2,
    },
    {
      name: 'the same: most commands between two figures told',
      value: Math.max(...jumps),
      unit: 'rows',
      budget: BATCH_MOST,
    },
  ];
}

async function delta(scene: Scene): Promise<readonly Figure[]> {
  const { server, world } = scene;
  server.pageSize = 5_000;
  elsewhere(scene, writes => {
    writes.put('lists', { id: 'ba', row_xid: '', title: 'Bar', owner_id: 'rocco', note_count: 0 });
    share(writes, { memberId: 'e0', listId: 'ba', userId: 'rocco' });
    for (let n = 0; n < ROWS; n += 1) writes.put('notes', note(n, 'old'));
  });
  const rocco = scene.newPhone();
  const tab = rocco.openTab();
  await enter(scene, tab, 'rocco');
  while (tab.device.status.get().phase !== 'idle') await world.pass(100);
  await world.pass(5_000);
  const before = rocco.network.requests;
  elsewhere(scene, writes => {
    for (let n = 0; n < 10; n += 1) writes.put('notes', note(n, 'new'));
  });
  tab.device.syncNow();
  await world.pass(5_000);
  const requests = rocco.network.requests - before;
  return [{ name: '10 changed among 50,000 rows: requests', value: requests, unit: 'requests', budget: 1 }];
}

function note(n: number, text: string) {
  const id = `0000-${n.toString(16).padStart(12, '0')}`;
  return { id, row_xid: '', list_id: 'ba', author_id: 'rocco', text, version: 1, taken_by: null };
}

async function offlineIdle(scene: Scene): Promise<readonly Figure[]> {
  const minutes = 60;
  goOffline(scene.phone);
  const before = scene.phone.network.requests;
  await scene.world.pass(minutes * 60_000);
  const value = (scene.phone.network.requests - before) / minutes;
  return [{ name: 'offline with nothing to send, a minute', value, unit: 'requests', budget: 1 }];
}

async function takeOver(scene: Scene): Promise<readonly Figure[]> {
  const { phone, world, tab } = scene;
  const other = phone.openTab();
  await world.pass(3_000);
  await saveList(scene, 'ba');
  await comeBack(scene, phone);
  const from = world.now;
  tab.tab.freeze();
  while (other.device.status.get().role !== 'leader') await world.pass(10);
  const seconds = (world.now - from) / 1_000;
  if ((await rowsOf(scene, other.device, lists)).length !== 1) throw new Error('A row is missing.');
  return [{ name: 'a frozen leader is replaced after', value: seconds, unit: 's', budget: 10 }];
}
