// The server of the simulator: the protocol of sync/answer.ts over the model store, with sessions. Everything that a real one
// promises, in memory and in one thread; what a network does to it is network.ts's business.
import { type Outcome, PROTOCOL, type SentCommand, type SyncAnswer, type SyncRequest } from '#sync/answer.ts';
import { addRow, hashText, NO_ROWS } from '#sync/digest.ts';
import { carryOut, Refused, type Writes } from './model-commands.ts';
import { ModelStore } from './model-store.ts';

interface Cursor {
  readonly epoch: string;
  readonly since: number;
  /** The first page's watermark while a pull is under way. */
  readonly mark: number | null;
  readonly after: readonly [number, string] | null;
  readonly reset: boolean;
  /** Scopes whose old rows are still to be sent. */
  readonly backfill: readonly string[];
  /** Scope changes told in this pull. */
  readonly told: readonly number[];
}

export class ModelServer {
  readonly store = new ModelStore();
  pageSize = 7;
  /** Old servers answer none. */
  answersDigests = true;
  /** Ids of applied commands, in the order in which their effects happened. */
  readonly applied: string[] = [];
  private readonly clock: () => number;

  constructor(clock: () => number) {
    this.clock = clock;
  }

  /** One call, one transaction. */
  sync(userId: string, request: SyncRequest): SyncAnswer {
    if (request.v !== PROTOCOL || !request.commands.every(command => command.id)) throw new Error('invalid_request');
    const outcomes = this.push(userId, request.commands);
    return { ...this.pull(userId, request), outcomes };
  }

  write<Value>(work: (writes: Writes) => Value): Value {
    const xid = this.store.begin();
    try {
      return this.store.commit(xid, work);
    } finally {
      this.store.end(xid);
    }
  }

  private push(userId: string, commands: readonly SentCommand[]): Outcome[] {
    if (commands.length === 0) return [];
    const xid = this.store.begin();
    try {
      return commands.map(command => this.judge(xid, userId, command));
    } finally {
      this.store.end(xid);
    }
  }

  private judge(xid: number, userId: string, command: SentCommand): Outcome {
    const { store } = this;
    const receipt = store.receipts.get(`${userId}/${command.id}`);
    if (receipt !== undefined) return receipt;
    const outcome = this.firstTime(xid, userId, command);
    store.receipts.set(`${userId}/${command.id}`, outcome);
    if (outcome.state === 'applied') this.applied.push(command.id);
    if (outcome.state === 'applied') store.effects.set(command.id, (store.effects.get(command.id) ?? 0) + 1);
    return outcome;
  }

  private firstTime(xid: number, userId: string, command: SentCommand): Outcome {
    const { id } = command;
    const refusedBefore = (command.after ?? []).some(
      earlier => this.store.receipts.get(`${userId}/${earlier}`)?.state === 'rejected',
    );
    if (refusedBefore) return { id, state: 'rejected', code: 'depends_on_refused' };
    try {
      this.store.commit(xid, writes => carryOut(writes, userId, command));
      return { id, state: 'applied' };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { code, detail } = error;
      return detail === undefined ? { id, state: 'rejected', code } : { id, state: 'rejected', code, detail };
    }
  }

  private pull(userId: string, request: SyncRequest): SyncAnswer {
    const { store } = this;
    const from = this.continued(request.cursor) ?? this.fromZero();
    const mark = from.mark ?? store.watermark();
    const news = this.scopeNews(userId, from);
    const backfill = from.reset ? [] : [...new Set([...from.backfill, ...news.map(entry => entry.scope)])];
    const page = this.page(userId, from, backfill);
    const cursor: Cursor = page.more
      ? { ...from, mark, after: page.last, backfill, told: [...from.told, ...news.map(entry => entry.nth)] }
      : { epoch: store.epoch, since: mark, mark: null, after: null, reset: false, backfill: [], told: [] };
    return {
      v: PROTOCOL,
      userId,
      epoch: store.epoch,
      floor: String(store.floor),
      serverTime: new Date(this.clock()).toISOString(),
      horizonDay: store.horizonDay,
      reset: from.reset,
      begins: from.reset && from.mark === null,
      outcomes: [],
      rows: page.rows,
      gone: this.gone(userId, from),
      scopes: news.map(({ scope, change }) => ({ scope, change })),
      cursor: JSON.stringify(cursor),
      more: page.more,
      remaining: page.remaining,
      ...this.digests(userId, request),
    };
  }

  private continued(cursor: string | null): Cursor | null {
    if (cursor === null) return null;
    const parsed = JSON.parse(cursor) as Cursor;
    return parsed.epoch === this.store.epoch && parsed.since >= this.store.floor ? parsed : null;
  }

  private fromZero(): Cursor {
    // A pull from zero may go on below the floor: it needs no tombstones.
    const { epoch, floor } = this.store;
    return { epoch, since: floor, mark: null, after: null, reset: true, backfill: [], told: [] };
  }

  /** A pull from zero reads everything as it is; what opens or closes meanwhile, the next pull tells. */
  private scopeNews(userId: string, from: Cursor) {
    if (from.reset) return [];
    return this.store.scopeLog.filter(
      entry => entry.userId === userId && entry.xid >= from.since && !from.told.includes(entry.nth),
    );
  }

  private page(userId: string, from: Cursor, backfill: readonly string[]) {
    const reopened = new Set(backfill);
    const fresh = backfill.length > from.backfill.length;
    const found = [...this.store.visible(userId).values()]
      .filter(({ row, scope }) => from.reset || Number(row.row_xid) >= from.since || reopened.has(scope))
      .map(({ table, row }) => ({ table, row, place: [Number(row.row_xid), row.id] as const }))
      .sort((a, b) => compare(a.place, b.place));
    // A scope that was opened in the middle of a pull starts its pages over.
    const after = fresh ? null : from.after;
    const rest = after === null ? found : found.filter(({ place }) => compare(place, after) > 0);
    const sent = rest.slice(0, this.pageSize);
    const rows: Record<string, unknown[]> = {};
    for (const { table, row } of sent) rows[table] = [...(rows[table] ?? []), row];
    return {
      rows,
      last: sent.at(-1)?.place ?? from.after,
      more: rest.length > sent.length,
      remaining: rest.length - sent.length,
    };
  }

  /** Only of what this person does not see just now: a row that came back is no loss. */
  private gone(userId: string, from: Cursor): Record<string, string[]> {
    const visible = this.store.visible(userId);
    const gone: Record<string, string[]> = {};
    for (const stone of this.store.tombstones) {
      if (stone.userId !== userId || stone.xid < from.since || visible.has(`${stone.table}:${stone.id}`)) continue;
      gone[stone.table] = [...(gone[stone.table] ?? []), stone.id];
    }
    return gone;
  }

  private digests(userId: string, request: SyncRequest): Pick<SyncAnswer, 'digests' | 'ids'> {
    if (!this.answersDigests) return {};
    const rowsOf = (table: string) =>
      [...this.store.visible(userId).values()].filter(found => found.table === table).map(({ row }) => row);
    const digests = (request.digests ?? []).map(({ table, scope }) => {
      const rows = rowsOf(table);
      const hash = hashText(rows.reduce(addRow, NO_ROWS));
      return { table, scope, count: rows.length, hash };
    });
    const ids = (request.ids ?? []).map(({ table, scope }) => ({
      table,
      scope,
      ids: rowsOf(table).map(row => row.id),
    }));
    return {
      ...(request.digests === undefined ? {} : { digests }),
      ...(request.ids === undefined ? {} : { ids }),
    };
  }
}

function compare(a: readonly [number, string], b: readonly [number, string]): number {
  return a[0] - b[0] || (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0);
}
