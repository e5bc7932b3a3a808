// What the engine makes of a link that carries little, and what it asks of one that carries nothing: real devices on virtual
// time, against the model server. A link's own time is that of each command, outcome and row once, without any envelope.
import type { SyncAnswer, SyncRequest } from '#sync/answer.ts';
import { act, type Device, type SyncStatus } from '#sync/index.ts';
import type { Figure, Group } from '#tests/bench/bench.ts';
import type { World } from '#tests/support/fakes/world.ts';
import { addNote, notes } from '#tests/support/simulator/notes.ts';
import type { Phone } from '#tests/support/simulator/rig.ts';
import {
  fillRoccosList,
  goOffline,
  loseSignal,
  rowsOf,
  type Scene,
  saveList,
  setupScene,
} from '#tests/support/simulator/scene.ts';

const BYTES_PER_SECOND = 2_000;
const ROUND_TRIP_MS = 300;
const QUEUED = 500;
const ROWS = 2_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export const group: Group = {
  name: 'sync-links',
  async run() {
    const figures: Figure[] = [];
    for (const measure of [drain, firstSync, hiddenDay]) {
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

function makeThin(phone: Phone): void {
  phone.network.delay = () => ROUND_TRIP_MS / 2;
  phone.network.link = { bytesPerSecond: BYTES_PER_SECOND, mostBytes: null };
}

/** Until nothing is pending and the last answer is stored, s. */
async function untilIdle(world: World, device: Device): Promise<number> {
  const from = world.now;
  const busy = ({ phase, pendingCount, firstSync }: SyncStatus) => phase !== 'idle' || pendingCount > 0 || firstSync;
  while (busy(device.status.get()) && world.now - from < HOUR_MS) await world.pass(100);
  return (world.now - from) / 1_000;
}

async function drain(scene: Scene): Promise<readonly Figure[]> {
  const { device, phone, world, server } = scene;
  server.pageSize = 1_000;
  await saveList(scene, 'ba');
  await world.pass(5_000);
  const carried = noteCalls(scene);
  const before = server.applied.length;
  goOffline(phone);
  const ids = Array.from({ length: QUEUED }, (_, n) => n.toString(16).padStart(12, '0'));
  const acts = ids.map(id => act(addNote, { id, list_id: 'ba', text: 'Polish the glasses' }));
  const { ok } = await scene(device.dispatchAll(acts));
  if (!ok) throw new Error('The queue was not saved.');
  makeThin(phone);
  phone.network.reachable = true;
  phone.hardware.online = true;
  for (const tab of phone.hardware.tabs) tab.signal();
  const seconds = await untilIdle(world, device);
  if (server.applied.length - before !== QUEUED) throw new Error('A command was not applied.');
  return [
    {
      name: '500 queued over 2 KB/s: share of the bytes’ own time',
      value: 100 * (seconds / carried.seconds()),
      unit: '%',
      budget: 130,
    },
    {
      name: 'the same: commands sent again after their answer came',
      value: carried.again(),
      unit: 'rows',
      budget: 0,
    },
  ];
}

async function firstSync(scene: Scene): Promise<readonly Figure[]> {
  const { server, world } = scene;
  server.pageSize = 1_000;
  fillRoccosList(scene, ROWS);
  const carried = noteCalls(scene);
  const phone = scene.newPhone();
  makeThin(phone);
  const { device } = phone.openTab();
  const from = world.now;
  await scene(device.signIn({ email: 'rocco@example.com', password: 'any' }));
  await untilIdle(world, device);
  const seconds = (world.now - from) / 1_000;
  if ((await rowsOf(scene, device, notes)).length !== ROWS) throw new Error('A row is missing.');
  return [
    {
      name: '2,000 rows over 2 KB/s: share of the bytes’ own time',
      value: 100 * (seconds / carried.seconds()),
      unit: '%',
      budget: 130,
    },
  ];
}

/** What a phone's calls carry; an answer has come when the next call no longer asks for it. */
function noteCalls({ server }: Scene) {
  const once = new Map<string, number>();
  const told = new Set<string>();
  let again = 0;
  const note = (kind: string, values: readonly { readonly id: string }[]) => {
    for (const value of values) once.set(`${kind} ${value.id}`, JSON.stringify(value).length);
  };
  const sync = server.sync.bind(server);
  let unheard: readonly string[] = [];
  server.sync = (userId: string, request: SyncRequest): SyncAnswer => {
    const going = new Set(request.commands.map(({ id }) => id));
    // Of the call before: what does not go again was heard.
    for (const id of unheard) if (!going.has(id)) told.add(id);
    again += [...going].filter(id => told.has(id)).length;
    const answer = sync(userId, request);
    unheard = answer.outcomes.map(({ id }) => id);
    note('command', request.commands);
    note('outcome', answer.outcomes);
    for (const [table, rows] of Object.entries(answer.rows)) note(table, rows as readonly { readonly id: string }[]);
    return answer;
  };
  return {
    seconds: () => [...once.values()].reduce((sum, bytes) => sum + bytes, 0) / BYTES_PER_SECOND,
    again: () => again,
  };
}

/** Something waits, nothing gets through, no signal comes, and nobody looks. */
async function hiddenDay(scene: Scene): Promise<readonly Figure[]> {
  const { phone, world, tab } = scene;
  loseSignal(phone);
  await saveList(scene, 'ba');
  tab.tab.show(false);
  const before = phone.network.log.tries;
  await world.pass(DAY_MS);
  const value = phone.network.log.tries - before;
  return [{ name: 'hidden with something pending, a day', value, unit: 'requests', budget: 60 }];
}
