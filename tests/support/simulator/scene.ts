// The beginning of most stories told by a test: somebody, signed in on a phone with one tab or more.
import type { SyncRequest } from '#sync/answer.ts';
import type { Device, DispatchResult, MirroredRow, OutboxEntry, Table } from '#sync/index.ts';
import { share, type Writes } from './model-commands.ts';
import type { ModelServer } from './model-server.ts';
import { addNote, createList } from './notes.ts';
import { type Phone, type Rig, setupRig, type Tab } from './rig.ts';

export interface Scene extends Rig {
  readonly phone: Phone;
  readonly tab: Tab;
  readonly device: Device;
  /** Settles a promise of the device, letting virtual time pass as it needs. */
  <Value>(promise: Promise<Value>): Promise<Value>;
}

export async function setupScene(person = 'vera'): Promise<Scene> {
  const rig = setupRig();
  const phone = rig.newPhone();
  const tab = phone.openTab();
  const run = <Value>(promise: Promise<Value>) => rig.world.run(promise);
  const scene: Scene = Object.assign(run, { ...rig, phone, tab, device: tab.device });
  await enter(scene, tab, person);
  return scene;
}

export async function enter(rig: Rig, tab: Tab, person: string): Promise<void> {
  const email = `${person}@example.com`;
  const result = await rig.world.run(tab.device.signIn({ email, password: 'any' }));
  if (!result.ok) throw new Error(`${person} could not sign in: ${result.error.code}`);
  await rig.world.pass(2_000);
}

/** The mirror's rows as one sees them, in order of their ids. */
export function rowsOf<Row extends MirroredRow>(rig: Rig, device: Device, table: Table<Row>): Promise<Row[]> {
  const mirror = device.mirror.get();
  if (mirror === null) throw new Error('Nobody lives here');
  return rig.world.run(Promise.resolve(mirror.table(table).orderBy('id').toArray()));
}

export function outboxOf(rig: Rig, device: Device): Promise<readonly OutboxEntry[]> {
  return rig.world.run(device.mirror.get()?.outbox() ?? Promise.resolve([]));
}

export async function saveList(scene: Scene, id: string, title = `title of ${id}`): Promise<string> {
  return idOf(await scene(scene.device.dispatch(createList, { id, member_id: `e${id}`, title })));
}

export async function saveNote(scene: Scene, note: { id: string; list: string; text?: string }): Promise<string> {
  const { id, list, text = `text of ${id}` } = note;
  return idOf(await scene(scene.device.dispatch(addNote, { id, list_id: list, text })));
}

export function idOf(result: DispatchResult): string {
  if (!result.ok) throw new Error(`Not saved: ${JSON.stringify(result.error)}`);
  return result.commandId;
}

/** Somebody else's write, committed at once; nobody is told. */
export function elsewhere(rig: Rig, work: (writes: Writes) => void): void {
  rig.server.write(work);
}

/** A list of rocco's with so many notes, before any phone of his knows of it. */
export function fillRoccosList(rig: Rig, count: number): void {
  elsewhere(rig, writes => {
    writes.put('lists', { id: 'ba', row_xid: '', title: 'Bar', owner_id: 'rocco', note_count: 0 });
    share(writes, { memberId: 'e0', listId: 'ba', userId: 'rocco' });
    const note = { row_xid: '', list_id: 'ba', author_id: 'rocco', version: 1, taken_by: null };
    for (let n = 0; n < count; n += 1) {
      writes.put('notes', { ...note, id: n.toString(16).padStart(12, '0'), text: 'Polish the glasses' });
    }
  });
}

type Sync = ModelServer['sync'];

/** From now on every call that reaches the server goes through `around`; what it returns ends that. */
export function aroundCalls(
  { server }: Rig,
  around: (sync: Sync, ...call: Parameters<Sync>) => ReturnType<Sync>,
): () => void {
  const sync = server.sync.bind(server);
  server.sync = (...call) => around(sync, ...call);
  return () => {
    server.sync = sync;
  };
}

/** Every request from now on. */
export function overhear(rig: Rig): readonly SyncRequest[] {
  const heard: SyncRequest[] = [];
  aroundCalls(rig, (sync, userId, request) => {
    heard.push(request);
    return sync(userId, request);
  });
  return heard;
}

/** Airplane mode: nothing is reached, and the browser says so. */
export function goOffline(phone: Phone): void {
  phone.network.reachable = false;
  phone.hardware.online = false;
  for (const tab of phone.hardware.tabs) tab.signal();
}

/** Connected, it says, and nothing gets through. */
export function loseSignal(phone: Phone): void {
  phone.network.reachable = false;
}

export async function comeBack(rig: Rig, phone: Phone): Promise<void> {
  phone.network.reachable = true;
  phone.hardware.online = true;
  for (const tab of phone.hardware.tabs) tab.signal();
  await rig.world.pass(5_000);
}
