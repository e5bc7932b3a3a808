// Anti-entropy: a count and an order-free hash of a table as the server last said it, compared with the server's own
// (private.digest in SQL has the same arithmetic, exact on both sides). Let a be the first and b the last six hex digits of
// the id's last twelve, x = row_xid mod 2^24 and y = (row_xid div 2^24) mod 2^24. A row gives hi = (31 a + 17 x + y) mod
// 2^24 and lo = (37 b + 23 x + y) mod 2^24; the hash is the xor of all hi and of all lo, six hex digits each.
// Only a mismatch that a second sync confirms is acted on (PL8): rows may commit between the statements of one call.
import type { SyncAnswer } from './answer.ts';
import type { Catalogue } from './command.ts';
import { type PersonStore, write } from './database.ts';
import { checkFence, type Fence } from './fence.ts';
import { eachServerRow } from './forget.ts';
import { rebase } from './mirror.ts';
import { type RowMap, rowKey } from './row-map.ts';
import type { MirroredRow, Table } from './table.ts';

/** The scope that means the whole table, as far as this person may see it. */
export const EVERYTHING = '*';

const WORD = 2 ** 24;

export interface Digest {
  readonly count: number;
  readonly hash: string;
}

/** An order-free sum of rows: start with `NO_ROWS`, add each, end with `hashText`. */
export type HashSum = readonly [hi: number, lo: number];

export const NO_ROWS: HashSum = [0, 0];

export function addRow([hi, lo]: HashSum, row: MirroredRow): HashSum {
  const a = Number.parseInt(row.id.slice(-12, -6), 16);
  const b = Number.parseInt(row.id.slice(-6), 16);
  // Exact up to 2^53 transactions, which is a million a second for 285 years.
  const xid = Number(row.row_xid);
  const x = xid % WORD;
  const y = Math.floor(xid / WORD) % WORD;
  return [hi ^ ((31 * a + 17 * x + y) % WORD), lo ^ ((37 * b + 23 * x + y) % WORD)];
}

export function hashText(sum: HashSum): string {
  return sum.map(word => word.toString(16).padStart(6, '0')).join('');
}

export async function digestTable(store: PersonStore, table: Table): Promise<Digest> {
  let count = 0;
  let sum = NO_ROWS;
  await eachServerRow(store, table, row => {
    count += 1;
    sum = addRow(sum, row);
  });
  return { count, hash: hashText(sum) };
}

/** Tables whose digest in this answer is not ours. Ask only right after a complete pull was applied. */
export async function mismatches(store: PersonStore, catalogue: Catalogue, answer: SyncAnswer): Promise<string[]> {
  const differing: string[] = [];
  for (const theirs of answer.digests ?? []) {
    const table = catalogue.tables.find(({ name }) => name === theirs.table);
    if (table === undefined || theirs.scope !== EVERYTHING) continue;
    const ours = await digestTable(store, table);
    if (ours.count !== theirs.count || ours.hash !== theirs.hash) differing.push(table.name);
  }
  return differing;
}

/** Takes away what the server does not name. True when something is still missing here: only a pull from zero brings that. */
export async function repair(
  at: { readonly store: PersonStore; readonly catalogue: Catalogue; readonly fence: Fence },
  answer: SyncAnswer,
): Promise<boolean> {
  return await write(at.store, async store => {
    await checkFence(store, at.fence);
    const truth: RowMap = new Map();
    let missing = false;
    for (const { table: name, scope, ids } of answer.ids ?? []) {
      const table = at.catalogue.tables.find(candidate => candidate.name === name);
      if (table === undefined || scope !== EVERYTHING) continue;
      const unseen = new Set(ids.map(id => rowKey(name, id)));
      await eachServerRow(store, table, (_, key) => {
        if (!unseen.delete(key)) truth.set(key, null);
      });
      if (unseen.size > 0) missing = true;
    }
    await store.unreadable.bulkDelete([...truth.keys()]);
    await rebase(store, at.catalogue, { truth, freed: [] });
    return missing || truth.size === 0;
  });
}
