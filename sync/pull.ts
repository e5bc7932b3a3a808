// The pull half of a round: an answer, checked, becomes mirror rows, queue changes and a cursor in one transaction (PL1).
// It does not talk to the server and does not decide when to ask again.
import type { SyncAnswer } from './answer.ts';
import { checkRows } from './answer-schema.ts';
import type { Catalogue } from './command.ts';
import { type PersonStore, type PullRecord, readPull, write, writePull } from './database.ts';
import { checkFence, type Fence } from './fence.ts';
import { eachServerRow, forgetRows } from './forget.ts';
import { keptFrom, mayFillUp } from './lean.ts';
import { rebase, serverVersions } from './mirror.ts';
import { parkForgotten, releaseAnswered, settleOutcomes } from './push.ts';
import { type RowMap, rowKey, splitKey } from './row-map.ts';
import type { MirroredRow, Table } from './table.ts';
import { keepUnreadable, type Unreadable } from './unreadable.ts';

export interface Pulling {
  readonly store: PersonStore;
  readonly catalogue: Catalogue;
  readonly fence: Fence;
  /** The cursor of the request that this answers. */
  readonly asked: string | null;
  /** Commands that the call carried, and those of them that none before it did. */
  readonly sent: number;
  readonly fresh: ReadonlySet<string>;
  readonly now: string;
  readonly breathe: () => Promise<void>;
}

/** False: the answer is stale (its cursor is not ours any more) and nothing was done (PL3). */
export async function applyAnswer(pulling: Pulling, answer: SyncAnswer): Promise<boolean> {
  const { catalogue } = pulling;
  const { rows, unreadable } = await checkRows(catalogue, answer.rows, pulling.breathe);
  return await write(pulling.store, async store => {
    await checkFence(store, pulling.fence);
    const before = await readPull(store);
    if (before.cursor !== pulling.asked) return false;
    const reset = await beginReset(store, before, answer);
    const waiting = (await store.queue.count()) > 0;
    const midway = before.more === true && before.cursor !== null && answer.begins !== true;
    const freed = waiting ? await settleQueue(store, answer, { ...pulling, midway }) : [];
    const truth = await gatherTruth({ store, catalogue }, answer, { rows, unreadable, before, reset });
    const kept = await keepUnreadable(store, truth, unreadable);
    await rebase(store, catalogue, { truth, freed });
    await writePull(store, after(pulling, answer, { before, reset, rows: rows.size, unreadable: kept }));
    if (!answer.more && reset !== null) await store.seen.clear();
    return true;
  });
}

/** `midway`: the call asked for a later page of a pull (PU7). */
async function settleQueue(
  store: PersonStore,
  answer: SyncAnswer,
  { fresh, midway }: { readonly fresh: ReadonlySet<string>; readonly midway: boolean },
): Promise<string[]> {
  return [
    ...(await settleOutcomes(store, answer.outcomes, { fresh, midway, complete: !answer.more })),
    ...(await parkForgotten(store, answer.serverTime)),
    ...(answer.more ? [] : await releaseAnswered(store)),
  ];
}

type Reset = PullRecord['reset'];

/** A pull from zero begins: from now on we note what it names, so that the rest can go when it ends (PL6). */
async function beginReset(store: PersonStore, before: PullRecord, answer: SyncAnswer): Promise<Reset> {
  if (!answer.reset) return null;
  const continues = before.reset !== null && before.cursor !== null && before.epoch === answer.epoch;
  // One that the server begins again has named nothing yet: what went meanwhile left no tombstone.
  if (continues && answer.begins !== true) return before.reset;
  await store.seen.clear();
  return { sweep: before.complete || before.done > 0 };
}

/** Everything that this answer says about rows, in the order in which it holds: what went, then what is there. */
async function gatherTruth(
  from: Pick<Pulling, 'store' | 'catalogue'>,
  answer: SyncAnswer,
  at: { rows: RowMap; unreadable: Unreadable; before: PullRecord; reset: Reset },
): Promise<RowMap> {
  const { store, catalogue } = from;
  const truth: RowMap = new Map();
  const revoked = new Set(answer.scopes.flatMap(({ scope, change }) => (change === 'revoked' ? [scope] : [])));
  if (revoked.size > 0) await forgetRows(from, truth, (table, row) => table.scopes(row).some(s => revoked.has(s)));
  const day = keptFrom(at.before, answer);
  const today = answer.serverTime.slice(0, 10);
  const isOver = (table: Table, row: MirroredRow) => table.expired?.(row, day, today) === true;
  if (at.before.horizonDay !== null && at.before.horizonDay !== day) await forgetRows(from, truth, isOver);
  for (const table of catalogue.tables) {
    for (const id of answer.gone[table.name] ?? []) truth.set(rowKey(table.name, id), null);
  }
  const present = at.reset === null ? await unchanged(store, at.rows) : new Set<string>();
  for (const [key, row] of at.rows) if (!present.has(key) || truth.has(key)) truth.set(key, row);
  for (const key of at.unreadable.keys()) truth.set(key, null);
  if (at.before.lean !== null) leaveOut(catalogue, truth, isOver);
  if (at.reset?.sweep)
    await noteOrSweep(from, truth, { named: [...at.rows.keys(), ...at.unreadable.keys()], last: !answer.more });
  return truth;
}

/** Notes what this page of a pull from zero named; after the last page, whatever no page named is gone (PL6). */
async function noteOrSweep(
  at: { readonly store: PersonStore; readonly catalogue: Catalogue },
  truth: RowMap,
  page: { readonly named: Iterable<string>; readonly last: boolean },
): Promise<void> {
  const { store, catalogue } = at;
  await store.seen.bulkPut([...page.named].map(key => ({ key })));
  if (!page.last) return;
  const seen = new Set(await store.seen.toCollection().primaryKeys());
  for (const table of catalogue.tables) {
    await eachServerRow(store, table, (_, key) => {
      if (!seen.has(key)) truth.set(key, null);
    });
  }
}

/** No room for what is over. */
function leaveOut(catalogue: Catalogue, truth: RowMap, isOver: (table: Table, row: MirroredRow) => boolean): void {
  const tables = new Map(catalogue.tables.map(table => [table.name, table]));
  for (const [key, row] of truth) {
    const table = tables.get(splitKey(key).table);
    if (row !== null && table !== undefined && isOver(table, row)) truth.set(key, null);
  }
}

/** Rows come twice when transactions overlap; writing what is there already would wake every live query for nothing. */
async function unchanged(store: PersonStore, rows: RowMap): Promise<Set<string>> {
  const same = new Set<string>();
  for (const [key, row] of await serverVersions(store, new Map(), rows.keys())) {
    const told = rows.get(key);
    if (row !== null && told != null && row.row_xid === told.row_xid && saysTheSame(row, told)) same.add(key);
  }
  return same;
}

/** A view may say something of the reader, which changes without the row: one version of it, shown otherwise. */
function saysTheSame(known: MirroredRow, told: MirroredRow): boolean {
  const before: Readonly<Record<string, unknown>> = { ...known };
  return Object.entries(told).every(([field, value]) => JSON.stringify(before[field]) === JSON.stringify(value));
}

function after(
  pulling: Pulling,
  answer: SyncAnswer,
  at: { before: PullRecord; reset: Reset; rows: number; unreadable: number },
): PullRecord {
  const { before } = at;
  const starts = at.reset !== null && at.reset !== before.reset;
  const roomAgain = mayFillUp(before, answer.serverTime);
  return {
    cursor: roomAgain ? null : answer.cursor,
    epoch: answer.epoch,
    horizonDay: keptFrom(before, answer),
    lean: roomAgain ? null : before.lean,
    reset: answer.more ? at.reset : null,
    complete: before.complete || !answer.more,
    done: answer.more ? (starts ? 0 : before.done) + at.rows : 0,
    unreadable: at.unreadable,
    more: answer.more,
    serverTime: answer.serverTime,
    lastPullAt: pulling.now,
    lastPushAt: pulling.sent > 0 ? pulling.now : before.lastPushAt,
  };
}

/** The device asks for everything again, and keeps what it shows until it has come. */
export async function startOver(store: PersonStore, fence: Fence): Promise<void> {
  await write(store, async tx => {
    await checkFence(tx, fence);
    await writePull(tx, { ...(await readPull(tx)), cursor: null });
  });
}
