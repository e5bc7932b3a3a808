// After an update of the app: commands saved by the older version are lifted to the new one or parked, and a mirror whose
// rows have another shape now is fetched again. Nothing is dropped (QU9).
import { safeParse } from 'valibot';
import type { Catalogue } from './command.ts';
import { type PersonStore, type QueueEntry, readPull, write, writePull } from './database.ts';
import { raiseFence } from './fence.ts';
import { liveEntries, rebase } from './mirror.ts';
import { commandNamed, currentArgs, inState, park, type Refusal, unpark } from './queue.ts';

interface Shape {
  /** Of the rows: a change means that the mirror misses columns or tables. */
  readonly rows: string;
  /** Of the commands. */
  readonly commands: string;
}

export interface Adopted {
  /** This database had never been used: it is new here, or it was emptied. */
  readonly isNew: boolean;
  /** Until now it was another version's; whoever leads with that version is deposed. */
  readonly changed: boolean;
}

/** Makes the database this version's: the one opened last is the one that leads (LE4). `onNew` comes before it is made. */
export async function adoptShape(
  store: PersonStore,
  catalogue: Catalogue,
  onNew?: () => Promise<void>,
): Promise<Adopted> {
  const ours = shapeOf(catalogue);
  const known = await shapeIn(store);
  if (isSame(known, ours)) return { isNew: false, changed: false };
  if (known === undefined) await onNew?.();
  await write(store, async tx => {
    const before = await shapeIn(tx);
    await tx.meta.put({ key: 'shape', value: ours });
    if (before === undefined) return;
    // An answer that another version asked for holds rows cut to its own columns.
    await raiseFence(tx);
    if (before.rows !== ours.rows) await writePull(tx, { ...(await readPull(tx)), cursor: null });
    const freed = [...(await liftCommands(tx, catalogue)), ...(await reviveCommands(tx, catalogue))];
    // What a version without the table parked or settled has left its rows there as they were (QU9).
    const kept = await tx.base.toCollection().primaryKeys();
    const touched = (await liveEntries(tx)).flatMap(entry => entry.touches);
    await rebase(tx, catalogue, { truth: new Map(), freed: [...freed, ...touched, ...kept] });
  });
  return { isNew: known === undefined, changed: known !== undefined };
}

/** Whether no other version has made it its own since. */
export async function hasShape(store: PersonStore, catalogue: Catalogue): Promise<boolean> {
  return isSame(await shapeIn(store), shapeOf(catalogue));
}

async function shapeIn(store: PersonStore): Promise<Shape | undefined> {
  return (await store.meta.get('shape'))?.value as Shape | undefined;
}

function isSame(one: Shape | undefined, other: Shape): boolean {
  return one?.rows === other.rows && one.commands === other.commands;
}

/** What was sent stays as it was: the server knows it under that version, and its receipt does. */
async function liftCommands(store: PersonStore, catalogue: Catalogue): Promise<string[]> {
  const outdated = new Map<string, Refusal>();
  const lifted: QueueEntry[] = [];
  for (const entry of await inState(store, 'queued').toArray()) {
    if (commandNamed(catalogue, entry.name)?.version === entry.v) continue;
    const current = inThisVersion(catalogue, entry);
    if (current === null) outdated.set(entry.id, { code: 'outdated' });
    else lifted.push(current);
  }
  await store.queue.bulkPut(lifted);
  return await park(store, outdated);
}

/** What another version could not send goes by itself in one that can, after a rollback say; and what waited behind it (QU9). */
async function reviveCommands(store: PersonStore, catalogue: Catalogue): Promise<string[]> {
  const revived = new Map<string, QueueEntry>();
  for (const entry of await inState(store, 'parked').toArray()) {
    const waited = entry.code === 'depends_on_refused' && entry.after.some(id => revived.has(id));
    if (entry.firstSentAt !== undefined || (entry.code !== 'outdated' && !waited)) continue;
    const { code: _, detail: __, ...unrefused } = entry;
    const current = inThisVersion(catalogue, unrefused);
    if (current !== null) revived.set(entry.id, { ...current, state: 'queued' });
  }
  return await unpark(store, [...revived.values()]);
}

/** Null: this version does not know it, or cannot lift it. */
function inThisVersion(catalogue: Catalogue, entry: QueueEntry): QueueEntry | null {
  const command = commandNamed(catalogue, entry.name);
  if (command === undefined) return null;
  const checked = safeParse(command.args, currentArgs(command, entry));
  if (!checked.success) return null;
  return { ...entry, v: command.version, args: checked.output, lanes: command.lanes(checked.output) };
}

const shapes = new Map<Catalogue, Shape>();

/** Reckoned once, as each start asks twice: it is a text of all columns. */
function shapeOf(catalogue: Catalogue): Shape {
  const { tables, commands } = catalogue;
  const shape = shapes.get(catalogue) ?? {
    rows: JSON.stringify(tables.map(({ name, indexes, row }) => [name, indexes, fieldsOf(row)])),
    commands: JSON.stringify(commands.map(({ name, version }) => [name, version])),
  };
  shapes.set(catalogue, shape);
  return shape;
}

/** The field names of a valibot object schema, through pipes; other schemas say only their kind. */
function fieldsOf(schema: object): unknown {
  const { entries, type } = schema as { readonly entries?: object; readonly type?: string };
  return entries === undefined ? type : Object.keys(entries).sort();
}
