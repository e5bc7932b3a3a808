// Rows by key, the form in which the engine carries rows about: taken from the stores and put back in one go.
import type { PersonStore } from './database.ts';
import type { MirroredRow } from './table.ts';

const CHUNK = 125;

export function rowKey(table: string, id: string): string {
  return `${table}:${id}`;
}

/** The key of «some row of this table», read by a lookup. */
export function anyRowKey(table: string): string {
  return `${table}:*`;
}

export function splitKey(key: string): { readonly table: string; readonly id: string } {
  const colon = key.indexOf(':');
  return { table: key.slice(0, colon), id: key.slice(colon + 1) };
}

/** Of tables that this version has: what is unsent may have touched others, in a version that was rolled back (QU9). */
export function knownRows({ db }: PersonStore): (key: string) => boolean {
  const names = new Set(db.tables.map(({ name }) => name));
  return key => names.has(splitKey(key).table);
}

/** Rows by key; null: there is none. */
export type RowMap = Map<string, MirroredRow | null>;

export async function readRows(store: PersonStore, keys: readonly string[]): Promise<Map<string, MirroredRow>> {
  const rows = new Map<string, MirroredRow>();
  for (const [table, ids] of byTable(keys)) {
    for (const row of await store.rows(table).bulkGet(ids)) if (row !== undefined) rows.set(rowKey(table, row.id), row);
  }
  return rows;
}

/**
 * Writes in pieces, one on its way while the next is made: all at once would hold up whoever else waits, for the database and for the
 * screen. A piece goes to all its tables at once: a person waits for each trip that follows another.
 */
export async function writeRows(store: PersonStore, rowMap: RowMap): Promise<void> {
  const keys = [...rowMap.keys()];
  let before: Promise<unknown> = Promise.resolve();
  for (let at = 0; at < keys.length; at += CHUNK) {
    const written = [...byTable(keys.slice(at, at + CHUNK))].flatMap(([name, ids]) => {
      const rowOf = (id: string) => rowMap.get(rowKey(name, id));
      const table = store.rows(name);
      const [puts, deletes] = [ids.flatMap(id => rowOf(id) ?? []), ids.filter(id => !rowOf(id))];
      return [puts.length > 0 && table.bulkPut(puts), deletes.length > 0 && table.bulkDelete(deletes)];
    });
    const piece = Promise.all<unknown>(written);
    // Should the one before it fail, that is the word that counts.
    piece.catch(() => {});
    await before;
    before = piece;
  }
  await before;
}

function byTable(keys: readonly string[]): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const key of keys) {
    const { table, id } = splitKey(key);
    const ids = tables.get(table);
    if (ids === undefined) tables.set(table, [id]);
    else ids.push(id);
  }
  return tables;
}
