// Copy-on-write overlay for running a command's effect. Reads fall through to the mirror; writes stay in the overlay until
// applied. It remembers which rows were written and which were looked at. It writes nothing itself.
import type { MirrorTx } from './command.ts';
import type { PersonStore } from './database.ts';
import { anyRowKey, type RowMap, readRows, rowKey, splitKey } from './row-map.ts';
import type { MirroredRow } from './table.ts';

export interface Trace {
  readonly touches: Set<string>;
  readonly reads: Set<string>;
}

export type Effect = (tx: MirrorTx) => Promise<void>;

export interface Overlay {
  readonly rowMap: RowMap;
  /** What is in the mirror, below the overlay; read once. */
  visible(key: string): Promise<MirroredRow | null>;
  /** Runs one command's effect. What it wrote joins the overlay, or nothing does when it throws. */
  run(effect: Effect): Promise<Trace>;
}

export function overlayOn(store: PersonStore, rowMap: RowMap): Overlay {
  const read: RowMap = new Map();
  async function visible(key: string): Promise<MirroredRow | null> {
    if (!read.has(key)) read.set(key, (await readRows(store, [key])).get(key) ?? null);
    return read.get(key) ?? null;
  }

  return {
    rowMap,
    visible,
    async run(effect) {
      const own: RowMap = new Map();
      const trace: Trace = { touches: new Set(), reads: new Set() };
      await effect(txOn({ store, visible, rowMap, own, trace }));
      for (const [key, row] of own) rowMap.set(key, row);
      return trace;
    },
  };
}

interface TxParts {
  readonly store: PersonStore;
  readonly visible: Overlay['visible'];
  readonly rowMap: RowMap;
  readonly own: RowMap;
  readonly trace: Trace;
}

function txOn({ store, visible, rowMap, own, trace }: TxParts): MirrorTx {
  async function look(table: string, id: string): Promise<MirroredRow | null> {
    const key = rowKey(table, id);
    trace.reads.add(key);
    const written = own.has(key) ? own.get(key) : rowMap.get(key);
    return written !== undefined ? written : await visible(key);
  }
  function write(table: string, id: string, row: MirroredRow | null): void {
    const key = rowKey(table, id);
    trace.touches.add(key);
    own.set(key, row);
  }
  // The rows come from stores typed by their table; the casts say what the catalogue promises.
  return {
    async get<Row extends MirroredRow>(table: { readonly name: string }, id: string) {
      return ((await look(table.name, id)) ?? undefined) as Row | undefined;
    },
    async where<Row extends MirroredRow>(table: { readonly name: string }, field: keyof Row & string, value: string) {
      trace.reads.add(anyRowKey(table.name));
      const found = new Map<string, MirroredRow>();
      for (const row of await store.rows(table.name).where(field).equals(value).toArray()) found.set(row.id, row);
      for (const layer of [rowMap, own]) {
        for (const [key, row] of layer) {
          const at = splitKey(key);
          if (at.table !== table.name) continue;
          if (row !== null && matches((row as Row)[field], value)) found.set(at.id, row);
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

function matches(field: unknown, value: string): boolean {
  return Array.isArray(field) ? field.includes(value) : field === value;
}
