// What an answer must look like before any of it is trusted (PL2). Rows are checked against their tables' own schemas.
import * as v from 'valibot';
import { PROTOCOL, type SyncAnswer } from './answer.ts';
import type { Catalogue } from './command.ts';
import { type RowMap, rowKey } from './row-map.ts';
import type { MirroredRow } from './table.ts';
import { isIdentified, type Unreadable } from './unreadable.ts';

/** A list would pass for a record without entries. */
const byTable = v.pipe(
  v.unknown(),
  v.check(given => !Array.isArray(given)),
);

const Place = { table: v.string(), scope: v.string() };

const Answer = v.object({
  v: v.literal(PROTOCOL),
  userId: v.string(),
  epoch: v.string(),
  floor: v.string(),
  serverTime: v.pipe(
    v.string(),
    v.check(text => !Number.isNaN(Date.parse(text))),
  ),
  horizonDay: v.string(),
  reset: v.boolean(),
  begins: v.optional(v.boolean()),
  outcomes: v.array(
    v.variant('state', [
      v.object({ id: v.string(), state: v.literal('applied') }),
      v.object({ id: v.string(), state: v.literal('rejected'), code: v.string(), detail: v.optional(v.unknown()) }),
    ]),
  ),
  rows: v.pipe(byTable, v.record(v.string(), v.array(v.unknown()))),
  gone: v.pipe(byTable, v.record(v.string(), v.array(v.string()))),
  scopes: v.array(v.object({ scope: v.string(), change: v.picklist(['granted', 'revoked']) })),
  digests: v.optional(v.array(v.object({ ...Place, count: v.number(), hash: v.string() }))),
  ids: v.optional(v.array(v.object({ ...Place, ids: v.array(v.string()) }))),
  cursor: v.string(),
  more: v.boolean(),
});

/** The answer, or null when it is none of ours: truncated, from a portal, from another protocol. */
export function parseAnswer(body: unknown): SyncAnswer | null {
  const result = v.safeParse(Answer, body);
  // The schema's optional keys admit an explicit undefined, which JSON cannot carry.
  return result.success ? (result.output as SyncAnswer) : null;
}

/** A row without id or version: the answer is refused whole, the cursor stays (PL2). */
export class MalformedRow extends Error {}

const BREATH = 250;

/** Rows by key, checked, and those that this version cannot read (PL11). Tables that this version does not know are passed over; `shape.ts` fetches them once it does. */
export async function checkRows(
  catalogue: Catalogue,
  rows: SyncAnswer['rows'],
  breathe: () => Promise<void>,
): Promise<{ readonly rows: RowMap; readonly unreadable: Unreadable }> {
  const rowMap: RowMap = new Map();
  const unreadable = new Map<string, MirroredRow>();
  let checked = 0;
  for (const table of catalogue.tables) {
    for (const row of rows[table.name] ?? []) {
      const result = v.safeParse(table.row, row);
      if (result.success) {
        const output: MirroredRow = result.output;
        rowMap.set(rowKey(table.name, output.id), output);
      } else if (isIdentified(row)) unreadable.set(rowKey(table.name, row.id), row);
      else throw new MalformedRow(`${table.name}: ${v.summarize(result.issues)}`);
      checked += 1;
      if (checked % BREATH === 0) await breathe();
    }
  }
  return { rows: rowMap, unreadable };
}
