// Anti-entropy: a count and an order-free hash of a table as the server last said it, compared with the server's own. The
// arithmetic is exact on both sides; `private` SQL has the same:
//   bit_xor((right(id, 12)::hex % 2147483647 + 1) * (row_xid % 2147483647 + 1))   as decimal text, '0' for no rows
// Only a mismatch that a second sync confirms is acted on (PL8): rows may commit between the statements of one call.
import type { SyncAnswer } from './answer.ts';
import type { Catalogue } from './command.ts';
import { type PersonStore, write } from './database.ts';
import { checkFence, type Fence } from './fence.ts';
import { eachServerRow } from './forget.ts';
import { rebase } from './mirror.ts';
import { rowKey, type Sheet } from './sheet.ts';
import type { MirroredRow, Table } from './table.ts';

/** The scope that means the whole table, as far as this person may see it. */
export const EVERYTHING = '*';

const MODULUS = 2147483647n;

export interface Digest {
  readonly count: number;
  readonly hash: string;
}

/** The product of two numbers below 2^31 stays below 2^62, so that SQL's bigint holds it. */
export function rowHash(row: MirroredRow): bigint {
  const id = BigInt(`0x${row.id.replaceAll('-', '').slice(-12)}`);
  return ((id % MODULUS) + 1n) * ((BigInt(row.row_xid) % MODULUS) + 1n);
}

export async function digestTable(store: PersonStore, table: Table): Promise<Digest> {
  let count = 0;
  let hash = 0n;
  await eachServerRow(store, table, row => {
    count += 1;
    hash ^= rowHash(row);
  });
  return { count, hash: hash.toString() };
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
    const truth: Sheet = new Map();
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
    await rebase(store, at.catalogue, { truth, freed: [] });
    return missing || truth.size === 0;
  });
}
