// The pull half of the model server, step by step as private.pull does it: tombstones and then table by table, a page shared
// among them, a second pass for opened scopes from zero. The contract holds both to the same answers, so a change of one is a
// change of both. It does not know how rows come to be.
import type { SyncAnswer } from '#sync/answer.ts';
import type { MirroredRow } from '#sync/index.ts';
import { type ModelStore, TABLES, type TableName } from './model-store.ts';

/** Where a pull stands; its letters are those of the cursor in SQL. */
interface Place {
  readonly e: string;
  readonly u: string;
  readonly s: number;
  /** The horizon's day then. */
  readonly d: string;
  readonly r?: true;
  readonly w?: number;
  readonly n?: 1 | 2;
  readonly t?: number;
  readonly x?: number;
  readonly i?: string;
  readonly f?: readonly string[];
  readonly o?: readonly string[];
}

interface Slice {
  readonly rows: readonly MirroredRow[];
  readonly last: { readonly x: number; readonly i: string } | null;
}

interface Page {
  rows: Record<string, MirroredRow[]>;
  gone: Record<string, string[]>;
  room: number;
  end: { readonly t: number; readonly x: number; readonly i: string } | null;
}

export interface Pulling {
  readonly store: ModelStore;
  readonly userId: string;
  readonly pageSize: number;
  readonly cursor: string | null;
  /** Tables and scopes to send again from zero. */
  readonly refill: readonly { readonly table: string; readonly scope: string }[];
}

type Pulled = Pick<SyncAnswer, 'reset' | 'begins' | 'scopes' | 'rows' | 'gone' | 'cursor' | 'more'>;

export function pullPage(pulling: Pulling): Pulled {
  const { store, userId, pageSize, refill } = pulling;
  const watermark = store.watermark();
  const opened = openCursor(pulling);
  const begins = opened.t === undefined;
  const changes = begins && opened.r === undefined ? store.scopeChanges(userId, opened.s) : [];
  let place = begins
    ? { ...opened, w: watermark, d: store.horizonDay, n: 1 as const, f: changes.map(({ scope }) => scope) }
    : opened;
  place = alsoFilling(place, refill);
  const page: Page = { rows: {}, gone: {}, room: pageSize, end: null };
  if (place.n === 1) {
    fillPage(pulling, place, page);
    if (page.end === null) {
      const { t: _t, x: _x, i: _i, ...rest } = place;
      place = { ...rest, n: 2 };
    }
  }
  if (place.n === 2 && (place.f ?? []).length > 0) fillPage(pulling, place, page);
  const after: Place =
    page.end === null ? { e: place.e, u: place.u, s: place.w ?? 0, d: place.d } : { ...place, ...page.end };
  return {
    reset: opened.r === true,
    begins: opened.r === true && begins,
    scopes: changes,
    rows: page.rows,
    gone: page.gone,
    cursor: JSON.stringify(after),
    more: page.end !== null,
  };
}

/** The mirror holds eight weeks: what changed unseen for longer may have left by its age. */
const HORIZON_MS = 56 * 86_400_000;

/** One of another history, person or too long ago, or ahead of us, starts from zero. */
function openCursor({ store, userId, cursor }: Pulling): Place {
  const place = cursor === null ? null : (JSON.parse(cursor) as Place);
  const known =
    place !== null &&
    place.e === store.epoch &&
    place.u === userId &&
    place.s <= store.newest() &&
    Date.parse(place.d) > Date.parse(store.horizonDay) - HORIZON_MS;
  const continues = place?.r === true && place.t !== undefined;
  if (known && (place.s >= store.floor || continues)) return place;
  return { e: store.epoch, u: userId, s: 0, d: store.horizonDay, r: true };
}

function alsoFilling(place: Place, refill: Pulling['refill']): Place {
  if (refill.length === 0) return place;
  const f = sorted([...(place.f ?? []), ...refill.map(({ scope }) => scope)]);
  const onlyTables = (place.f ?? []).length === 0 || place.o !== undefined;
  if (!onlyTables) return { ...place, f };
  return { ...place, f, o: sorted([...(place.o ?? []), ...refill.map(({ table }) => table)]) };
}

function fillPage(pulling: Pulling, place: Place, page: Page): void {
  const { store, userId } = pulling;
  const from = place.n === 1 ? place.s : 0;
  const sees = place.n === 1 ? () => true : reopened(place.f ?? []);
  const tombstones = place.n === 1 && place.r === undefined ? (['tombstones'] as const) : [];
  for (const source of [...tombstones, ...TABLES]) {
    const at = source === 'tombstones' ? 0 : TABLES.indexOf(source) + 1;
    if (at < (place.t ?? 0)) continue;
    if (place.n === 2 && place.o !== undefined && !place.o.includes(source)) continue;
    const here = at === place.t;
    const after = { x: here ? (place.x ?? from) : from, i: here ? (place.i ?? '') : '' };
    const taken =
      source === 'tombstones'
        ? buried(store, userId, { after, page })
        : slice(visibleRows(store, userId, source, sees), after, page.room);
    if (source !== 'tombstones' && taken.rows.length > 0) {
      page.rows[source] = [...(page.rows[source] ?? []), ...taken.rows];
    }
    page.room -= taken.rows.length;
    if (page.room <= 0 && taken.last !== null) {
      page.end = { t: at, ...taken.last };
      return;
    }
  }
}

function reopened(scopes: readonly string[]): (scope: string) => boolean {
  return scope => scopes.includes('*') || scopes.includes(scope);
}

function visibleRows(store: ModelStore, userId: string, table: TableName, sees: (scope: string) => boolean) {
  const found = [...store.visible(userId).values()];
  return found.flatMap(entry => (entry.table === table && sees(entry.scope) ? [entry.row] : []));
}

/** Reads tombstones, and names of them what this person really may no longer see. */
function buried(store: ModelStore, userId: string, at: { after: { x: number; i: string }; page: Page }): Slice {
  const { gone, room } = at.page;
  const tombstones = store
    .tombstonesFor(userId)
    .map(tombstone => ({ ...tombstone, row_xid: String(tombstone.xid), id: tombstone.key }));
  const taken = slice(tombstones, at.after, room);
  const visible = store.visible(userId);
  for (const { table, rowId } of taken.rows as typeof tombstones) {
    if (visible.has(`${table}:${rowId}`)) continue;
    gone[table] = sorted([...(gone[table] ?? []), rowId]);
  }
  return taken;
}

function slice<Row extends MirroredRow>(rows: readonly Row[], after: { x: number; i: string }, room: number) {
  const place = (row: MirroredRow) => ({ x: Number(row.row_xid), i: row.id });
  const later = rows.filter(row => compare(place(row), after) > 0).sort((a, b) => compare(place(a), place(b)));
  const taken = later.slice(0, room);
  const last = taken.at(-1);
  return { rows: taken, last: last === undefined ? null : place(last) };
}

function compare(a: { x: number; i: string }, b: { x: number; i: string }): number {
  return a.x - b.x || (a.i < b.i ? -1 : a.i > b.i ? 1 : 0);
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
