// What people do: they look at their mirror and act on what they see, in whichever of their tabs.
import type { QueueEntry } from '#sync/database.ts';
import type { Command, Device, Mirror } from '#sync/index.ts';
import type { Random } from '#tests/support/fakes/random.ts';
import { addNote, clearList, createList, editNote, lists, notes, retitle, takeNote } from './notes.ts';
import type { Tab } from './rig.ts';
import type { Player, Saved, Stage } from './stage.ts';
import type { Act } from './story.ts';

export interface Doing {
  readonly what: Act;
  readonly random: Random;
}

/** Starts it; it ends when storage lets it. */
export async function perform(stage: Stage, player: Player, doing: Doing): Promise<void> {
  const tab = chooseTab(player, doing.random);
  if (tab === undefined) return;
  await stage.rig.world.run(Promise.race([act(player, tab, doing), stage.rig.soon(2_000)]));
}

export function chooseTab(player: Player, random: Random): Tab | undefined {
  const awake = player.tabs.filter(({ tab }) => !tab.frozen && !tab.dead);
  return awake.length === 0 ? undefined : random.pick(awake);
}

export async function act(player: Player, { tab, device, catalogue }: Tab, { what, random }: Doing): Promise<void> {
  const mirror = device.mirror.get();
  if (mirror === null) return;
  const chosen = await choose(mirror, { what, random }).catch(() => undefined);
  if (chosen === undefined || tab.dead || device.mirror.get() !== mirror) return;
  if ('command' in chosen) {
    // An older version has no button for it.
    if (!catalogue.commands.includes(chosen.command)) return;
    const { world } = tab.hardware;
    const begunAt = world.now;
    const result = await device.dispatch(chosen.command, chosen.args);
    if (result.ok && !tab.dead) {
      const { command, args } = chosen;
      const told = {
        id: result.commandId,
        by: mirror.userId,
        begunAt,
        at: world.now,
        lanes: command.lanes(args),
        args,
      };
      await remember(player, mirror, told);
    }
  } else await settleParked(player, { tab, device, catalogue }, chosen);
}

type Chosen =
  | { readonly command: Command; readonly args: unknown }
  | { readonly parked: string; readonly retry: boolean }
  | { readonly send: true };

async function settleParked(
  player: Player,
  { tab, device }: Tab,
  chosen: Exclude<Chosen, { command: Command }>,
): Promise<void> {
  if ('send' in chosen) return device.syncNow();
  const { parked, retry } = chosen;
  if (!retry) {
    if (await dropped(device, parked)) player.dropped.add(parked);
    return;
  }
  const before = player.saved.find(({ id }) => id === parked);
  // Told only afterwards, dropped from the moment it was asked for: a tab that dies in between leaves both possible.
  player.dropped.add(parked);
  const { world } = tab.hardware;
  const begunAt = world.now;
  const result = await device.retry(parked);
  const by = before?.by ?? player.person;
  if (!result.ok || tab.dead) return;
  player.saved.push({
    id: result.commandId,
    by,
    begunAt,
    at: world.now,
    lanes: before?.lanes ?? [],
    after: [],
    behindParked: false,
    args: before?.args,
  });
}

/** With what it waits for, unless it has been sent and settled in the meantime. */
async function remember(player: Player, mirror: Mirror, told: Omit<Saved, 'after' | 'behindParked'>): Promise<void> {
  const saved = { ...told, after: [] as readonly string[], behindParked: false };
  player.saved.push(saved);
  const queue = mirror.table(lists).db.table('queue');
  const all: QueueEntry[] = await queue.toArray().catch(() => []);
  const entry = all.find(({ id }) => id === told.id);
  if (entry === undefined) return;
  saved.after = entry.after;
  const parked = new Set(all.flatMap(({ id, state }) => (state === 'parked' ? [id] : [])));
  saved.behindParked = entry.state === 'queued' && entry.after.some(id => parked.has(id));
}

async function dropped(device: Device, id: string): Promise<boolean> {
  return await device.discard(id).catch(() => false);
}

async function choose(mirror: Mirror, { what, random }: Doing): Promise<Chosen | undefined> {
  const id = () => random.uuid(random.below(2 ** 31));
  const allLists = await mirror.table(lists).toArray();
  const list = allLists.length === 0 ? undefined : random.pick(allLists);
  const allNotes = await mirror.table(notes).toArray();
  const note = allNotes.length === 0 ? undefined : random.pick(allNotes);
  switch (what) {
    case 'create-list':
      return { command: createList, args: { id: id(), member_id: id(), title: `list ${random.below(2 ** 31)}` } };
    case 'retitle':
      return list && { command: retitle, args: { id: list.id, title: `title ${random.below(2 ** 31)}` } };
    case 'add-note':
      return list && { command: addNote, args: { id: id(), list_id: list.id, text: textOf(random) } };
    case 'edit-note':
      return (
        note && { command: editNote, args: { id: note.id, text: `text ${random.below(1000)}`, version: note.version } }
      );
    case 'take-note':
      return note && { command: takeNote, args: { id: note.id } };
    case 'clear-list':
      return list && { command: clearList, args: { list_id: list.id } };
    case 'poison':
      if (random.chance(0.4)) return { command: createList, args: { id: id(), member_id: id(), title: 'no!' } };
      if (list === undefined) return undefined;
      if (random.chance(0.5)) return { command: retitle, args: { id: list.id, title: 'no!' } };
      return { command: addNote, args: { id: id(), list_id: list.id, text: 'no!' } };
    case 'send-now':
      return { send: true };
    default:
      return await ofParked(mirror, { what, random });
  }
}

async function ofParked(mirror: Mirror, { what, random }: Doing): Promise<Chosen | undefined> {
  const entries = await mirror.outbox();
  const possible = entries.filter(({ state }) => state === 'parked' || (what === 'discard' && state === 'queued'));
  return possible.length === 0 ? undefined : { parked: random.pick(possible).id, retry: what === 'retry' };
}

function textOf(random: Random): string {
  return random.chance(0.1) ? `until 2026-01-0${1 + random.below(8)}` : `text ${random.below(1000)}`;
}
