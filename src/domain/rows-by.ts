// Rows by the keys of an index.
import type { Mirror, MirroredRow, Table } from '#sync/index.ts';

type Key = string | readonly string[];

/** Sorts after every text that a column holds: where a range ends that has no end. */
export const LAST_KEY = '\uffff';

/**
 * Of keys that differ, asked for side by side: `anyOf` would walk a cursor, a trip to the database from each key to the next. Where there
 * may be no key, whoever asks reads nothing after it: having waited for nothing, a live query hears of no later read.
 */
export async function rowsBy<Row extends MirroredRow>(
  mirror: Mirror,
  table: Table<Row>,
  { index, keys }: { readonly index: string; readonly keys: readonly Key[] },
): Promise<Row[]> {
  const stored = mirror.table(table);
  return (await Promise.all(keys.map(key => stored.where(index).equals(key).toArray()))).flat();
}
