// Finding the rows that must leave the mirror: of a revoked scope, past the horizon, not to be kept. These
// scan; they run when something was lost, never in an ordinary pull (PL9).
import type { Catalogue } from './command.ts';
import type { PersonStore } from './database.ts';
import { type RowMap, rowKey, splitKey } from './row-map.ts';
import type { MirroredRow, Table } from './table.ts';

const PAGE = 1_000;

/** Calls with every row as the server last said it, in pages, so that a large mirror never stands in memory at once. */
export async function eachServerRow(
  store: PersonStore,
  table: Table,
  visit: (row: MirroredRow, key: string) => void,
): Promise<void> {
  for (const { key, row: raw } of await store.unreadable.where('key').startsWith(`${table.name}:`).toArray())
    visit(raw, key);
  const touched = new Map((await store.base.toArray()).map(({ key, row }) => [key, row]));
  for (const [key, row] of touched) if (row !== null && splitKey(key).table === table.name) visit(row, key);
  const rows = store.rows(table.name);
  let page = await rows.orderBy(':id').limit(PAGE).toArray();
  while (page.length > 0) {
    for (const row of page) {
      const key = rowKey(table.name, row.id);
      if (!touched.has(key)) visit(row, key);
    }
    page = await rows
      .where(':id')
      .above(page.at(-1)?.id ?? '')
      .limit(PAGE)
      .toArray();
  }
}

/** Marks as gone whatever the test picks. */
export async function forgetRows(
  at: { readonly store: PersonStore; readonly catalogue: Catalogue },
  truth: RowMap,
  test: (table: Table, row: MirroredRow) => boolean,
): Promise<void> {
  const { store, catalogue } = at;
  for (const table of catalogue.tables) {
    await eachServerRow(store, table, (row, key) => {
      if (leaves(() => test(table, row))) truth.set(key, null);
    });
  }
}

/** A row that this version cannot even ask goes: the digest brings it again if it should not have (PL11). */
function leaves(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return true;
  }
}
