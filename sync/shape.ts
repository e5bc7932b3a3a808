// After an update of the app: commands saved by the older version are lifted to the new one or parked, and a mirror whose
// rows have another shape now is fetched again. Nothing is dropped (QU9).
import { safeParse } from 'valibot';
import type { Catalogue } from './command.ts';
import { type PersonStore, type QueueEntry, readPull, write, writePull } from './database.ts';
import { rebase } from './mirror.ts';
import { commandNamed, currentArgs, inState, park, type Refusal } from './queue.ts';

interface Shape {
  /** Of the rows: a change means that the mirror misses columns or tables. */
  readonly rows: string;
  /** Of the commands. */
  readonly commands: string;
}

/** True when this database had never been used: it is new here, or it was emptied. */
export async function adoptShape(store: PersonStore, catalogue: Catalogue): Promise<boolean> {
  const ours = shapeOf(catalogue);
  const known = (await store.meta.get('shape'))?.value as Shape | undefined;
  if (known?.rows === ours.rows && known.commands === ours.commands) return false;
  await write(store, async tx => {
    const before = (await tx.meta.get('shape'))?.value as Shape | undefined;
    await tx.meta.put({ key: 'shape', value: ours });
    if (before === undefined) return;
    if (before.rows !== ours.rows) await writePull(tx, { ...(await readPull(tx)), cursor: null });
    const freed = await liftCommands(tx, catalogue);
    const live = (await tx.queue.toArray()).filter(entry => entry.state !== 'parked');
    await rebase(tx, catalogue, { truth: new Map(), freed: [...freed, ...live.flatMap(entry => entry.touches)] });
  });
  return known === undefined;
}

/** What was sent stays as it was: the server knows it under that version, and its receipt does. */
async function liftCommands(store: PersonStore, catalogue: Catalogue): Promise<string[]> {
  const outdated = new Map<string, Refusal>();
  const lifted: QueueEntry[] = [];
  for (const entry of await inState(store, 'queued').toArray()) {
    const command = commandNamed(catalogue, entry.name);
    if (command !== undefined && command.version === entry.v) continue;
    const checked = command === undefined ? undefined : safeParse(command.args, currentArgs(command, entry));
    if (command !== undefined && checked?.success) lifted.push({ ...entry, v: command.version, args: checked.output });
    else outdated.set(entry.id, { code: 'outdated' });
  }
  await store.queue.bulkPut(lifted);
  return await park(store, outdated);
}

function shapeOf(catalogue: Catalogue): Shape {
  const rows = catalogue.tables.map(table => [table.name, table.indexes, fieldsOf(table.row)]);
  const commands = catalogue.commands.map(command => [command.name, command.version]);
  return { rows: JSON.stringify(rows), commands: JSON.stringify(commands) };
}

/** The field names of a valibot object schema, through pipes; other schemas say only their kind. */
function fieldsOf(schema: object): unknown {
  if ('entries' in schema && schema.entries instanceof Object) return Object.keys(schema.entries).sort();
  return 'type' in schema ? schema.type : null;
}
