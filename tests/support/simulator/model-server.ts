// The server of the simulator: the protocol of sync/answer.ts over the model store, with sessions. Everything that a real one
// promises, in memory and in one thread; what a network does to it is network.ts's business.
import { type Outcome, PROTOCOL, type SentCommand, type SyncAnswer, type SyncRequest } from '#sync/answer.ts';
import { addRow, hashText, NO_ROWS } from '#sync/digest.ts';
import { carryOut, Refused, refusalBeforeRunning, type Writes } from './model-commands.ts';
import { pullPage } from './model-pull.ts';
import { ModelStore } from './model-store.ts';

export class ModelServer {
  readonly store = new ModelStore();
  pageSize = 7;
  /** So many commands does a push have time for; of the others nothing is told, unless they have a receipt (PU9). */
  pushMost = Number.POSITIVE_INFINITY;
  /** Old servers answer none. */
  answersDigests = true;
  /** The doorbell: somebody's command changed something. */
  onChange: () => void = () => {};
  /** Ids of applied commands, in the order in which their effects happened. */
  readonly applied: string[] = [];
  private readonly clock: () => number;

  constructor(clock: () => number) {
    this.clock = clock;
  }

  /** One call, one transaction. What it writes it reads, so the next pull begins behind it, unless somebody older runs. */
  sync(userId: string, request: SyncRequest): SyncAnswer {
    const { v, commands, pageSize = 1 } = request;
    const known = v === PROTOCOL && typeof pageSize === 'number';
    if (!known || !commands.every(command => command.id)) throw new Error('invalid_request');
    const outcomes = this.push(userId, commands);
    return { ...this.pull(userId, request, outcomes.length), outcomes };
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
    const before = this.applied.length;
    let left = this.pushMost;
    for (const command of commands) {
      const known = this.store.receiptOf(`${userId}/${command.id}`) !== undefined;
      if (known || left === 0) continue;
      this.judge(xid, userId, command);
      left -= 1;
    }
    this.store.end(xid);
    if (this.applied.length > before) this.onChange();
    return commands.flatMap(({ id }) => this.store.receiptOf(`${userId}/${id}`) ?? []);
  }

  private judge(xid: number, userId: string, command: SentCommand): void {
    const { store } = this;
    const outcome = this.firstTime(xid, userId, command);
    store.keepReceipt(`${userId}/${command.id}`, outcome);
    if (outcome.state === 'applied') this.applied.push(command.id);
    if (outcome.state === 'applied') store.effects.set(command.id, (store.effects.get(command.id) ?? 0) + 1);
  }

  private firstTime(xid: number, userId: string, command: SentCommand): Outcome {
    const { id } = command;
    const early = refusalBeforeRunning(command);
    if (early !== null) return { id, state: 'rejected', code: early };
    const refusedBefore = (command.after ?? []).some(
      earlier => this.store.receiptOf(`${userId}/${earlier}`)?.state === 'rejected',
    );
    if (refusedBefore) return { id, state: 'rejected', code: 'depends_on_refused' };
    try {
      this.store.commit(xid, writes => carryOut(writes, userId, command));
      return { id, state: 'applied' };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { code, detail } = error;
      // As in SQL, where the answer is cleared of nulls, these of a detail too.
      const told = JSON.parse(JSON.stringify(detail ?? null), (_, value: unknown) => value ?? undefined) as unknown;
      return told === undefined ? { id, state: 'rejected', code } : { id, state: 'rejected', code, detail: told };
    }
  }

  private pull(userId: string, request: SyncRequest, own: number): SyncAnswer {
    const { store } = this;
    const refill = this.answersDigests ? (request.ids ?? []) : [];
    const most = Math.max(1, Math.min(this.pageSize, Math.round(request.pageSize ?? this.pageSize)));
    const pageSize = most + (request.pageSize === undefined ? own : 0);
    const page = pullPage({ store, userId, pageSize, cursor: request.cursor, refill });
    return {
      v: PROTOCOL,
      userId,
      epoch: store.epoch,
      floor: String(store.floor),
      serverTime: new Date(this.clock()).toISOString(),
      horizonDay: store.horizonDay,
      outcomes: [],
      ...page,
      ...this.digests(userId, request),
    };
  }

  private digests(userId: string, request: SyncRequest): Pick<SyncAnswer, 'digests' | 'ids'> {
    if (!this.answersDigests) return {};
    const rowsOf = (table: string, scope: string) =>
      [...this.store.visible(userId).values()]
        .filter(found => found.table === table && (scope === '*' || found.scope === scope))
        .map(({ row }) => row);
    const digests = (request.digests ?? []).map(({ table, scope }) => {
      const rows = rowsOf(table, scope);
      return { table, scope, count: rows.length, hash: hashText(rows.reduce(addRow, NO_ROWS)) };
    });
    const ids = (request.ids ?? []).map(({ table, scope }) => ({
      table,
      scope,
      ids: rowsOf(table, scope).map(row => row.id),
    }));
    return {
      ...(request.digests === undefined ? {} : { digests }),
      ...(request.ids === undefined ? {} : { ids }),
    };
  }
}
