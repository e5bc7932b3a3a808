// Copy-on-write overlay for running a command's effect. Reads fall through to the mirror; writes stay in the overlay until
// applied. It remembers which rows were written and which were looked at. It writes nothing itself.
import type { Command, MirrorTx } from './command.ts';
import type { BaseRow, PersonStore, QueueEntry } from './database.ts';
import { anyRowKey, type RowMap, readRows, rowKey, splitKey } from './row-map.ts';
import type { MirroredRow } from './table.ts';

/** What an effect wrote and looked at, as a queue entry keeps it. */
export type Trace = Pick<QueueEntry, 'touches' | 'reads'>;

export type Effect = (tx: MirrorTx) => Promise<void>;

export function effectOf(
  { userId }: PersonStore,
  command: Command,
  { id, args, recordedAt }: Pick<QueueEntry, 'id' | 'args' | 'recordedAt'>,
): Effect {
  return tx => command.apply(tx, args, { userId, commandId: id, recordedAt });
}

export interface Overlay {
  readonly rowMap: RowMap;
  /** What is in the mirror, below the overlay; read once. */
  visible(key: string): Promise<MirroredRow | null>;
  /** What the server last said of it, where that is kept apart; read once. */
  kept(key: string): Promise<BaseRow | undefined>;
  /** Runs one command's effect. What it wrote joins the overlay, or nothing does when it throws. */
  run(effect: Effect): Promise<Trace>;
}

/** `asked`: what was read of the mirror so far, by whoever runs over it in the same transaction. */
export function overlayOn(store: PersonStore, rowMap: RowMap, asked: Record<string, unknown> = {}): Overlay {
  const once = <Value>(key: string, ask: () => Promise<Value>): Promise<Value> => {
    asked[key] ??= ask();
    return asked[key] as Promise<Value>;
  };
  const kept = (key: string) => once(`base ${key}`, () => store.base.get(key));
  // Both at once: of a row that is written both are wanted, and a person waits for each trip that follows another.
  const visible = (key: string) =>
    once(key, async () => (await Promise.all([readRows(store, [key]), kept(key)]))[0].get(key) ?? null);
  const matching = (table: string, field: string, value: string): Promise<MirroredRow[]> =>
    once(`${table} ${field} ${value}`, async () => {
      const rows = await store
        .rows(table)
        .where({ [field]: value })
        .toArray();
      // Whoever changes what was found need not ask for it again, row by row.
      for (const row of rows) once(rowKey(table, row.id), async () => row);
      return rows;
    });

  return {
    rowMap,
    visible,
    kept,
    async run(effect) {
      const own: RowMap = new Map();
      const reads = new Set<string>();
      await effect(txOn({ matching, visible, rowMap, own, reads }));
      for (const [key, row] of own) rowMap.set(key, row);
      return { touches: [...own.keys()], reads: [...reads] };
    },
  };
}

interface TxParts {
  readonly matching: (table: string, field: string, value: string) => Promise<MirroredRow[]>;
  readonly visible: Overlay['visible'];
  readonly rowMap: RowMap;
  readonly own: RowMap;
  readonly reads: Set<string>;
}

function txOn({ matching, visible, rowMap, own, reads }: TxParts): MirrorTx {
  async function look(table: string, id: string): Promise<MirroredRow | null> {
    const key = rowKey(table, id);
    reads.add(key);
    const written = own.has(key) ? own.get(key) : rowMap.get(key);
    return written !== undefined ? written : await visible(key);
  }
  function write(table: string, id: string, row: MirroredRow | null): void {
    own.set(rowKey(table, id), row);
  }
  // The rows come from stores typed by their table; the casts say what the catalogue promises.
  return {
    async get<Row extends MirroredRow>(table: { readonly name: string }, id: string) {
      return ((await look(table.name, id)) ?? undefined) as Row | undefined;
    },
    async where<Row extends MirroredRow>(table: { readonly name: string }, field: keyof Row & string, value: string) {
      reads.add(anyRowKey(table.name));
      const found = new Map<string, MirroredRow>();
      for (const row of await matching(table.name, field, value)) found.set(row.id, row);
      for (const layer of [rowMap, own]) {
        for (const [key, row] of layer) {
          const at = splitKey(key);
          if (at.table !== table.name) continue;
          // One of several, where the field is a list.
          if (row !== null && [(row as Row)[field] as unknown].flat().includes(value)) found.set(at.id, row);
          else found.delete(at.id);
        }
      }
      return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1)) as Row[];
    },
    async put(table, row) {
      write(table.name, row.id, row);
    },
    async patch(table, id, fields) {
      const row = await look(table.name, id);
      if (row !== null) write(table.name, id, { ...row, ...fields });
    },
    async remove(table, id) {
      write(table.name, id, null);
    },
  };
}
