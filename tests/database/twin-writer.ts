// Makes the same change in a PostgreSQL with the simulator's tables and in its model server, in one transaction of each; now and
// then in a transaction that began long before it commits, and so holds the watermark back on both sides.
import type { Client } from 'pg';
import type { MirroredRow } from '#sync/index.ts';
import type { Random } from '#tests/support/fakes/random.ts';
import type { Database } from '#tests/support/postgres.ts';
import { share, unshare, type Writes } from '#tests/support/simulator/model-commands.ts';
import type { ModelServer } from '#tests/support/simulator/model-server.ts';
import type { TableName } from '#tests/support/simulator/model-store.ts';

export type Change =
  | 'make-list'
  | 'share'
  | 'unshare'
  | 'add-note'
  | 'edit-note'
  | 'move-note'
  | 'remove-note'
  | 'retitle'
  | 'open-late'
  | 'commit-late'
  | 'clear-away'
  | 'new-epoch'
  | 'days-pass';

type Statement = readonly [sql: string, values: readonly unknown[]];
type Query = (sql: string, values: unknown[]) => Promise<unknown>;

export class TwinWriter {
  private readonly db: Database;
  private readonly model: ModelServer;
  private readonly userIds: readonly string[];
  private daysPassed = 0;
  private late: { readonly client: Client; readonly xid: number } | null = null;

  constructor(db: Database, model: ModelServer, userIds: readonly string[]) {
    this.db = db;
    this.model = model;
    this.userIds = userIds;
  }

  /** What was done, for whoever reads a failure. */
  async step(change: Change, random: Random): Promise<readonly unknown[]> {
    if (change === 'open-late') return [change, await this.openLate()];
    if (change === 'clear-away') return [change, await this.clearAway()];
    if (change === 'days-pass') return [change, await this.passDays(random.pick([20, 55, 56]))];
    if (change === 'new-epoch') return [change, random.chance(0.3) && (await this.newEpoch())];
    if (change === 'commit-late') {
      const { late } = this;
      if (late === null) return [change, 'none'];
      this.late = null;
      const done = await this.write(
        late.xid,
        random.pick(['add-note', 'retitle', 'remove-note', 'unshare']),
        random,
        (sql, values) => late.client.query(sql, values),
      );
      await late.client.query('commit');
      this.model.store.end(late.xid);
      return [change, ...done];
    }
    const xid = this.model.store.begin();
    const statements: Statement[] = [];
    const done = await this.write(xid, change, random, async (sql, values) => statements.push([sql, values]));
    await this.db.asUser(null, async client => {
      await client.query('reset role');
      for (const [sql, values] of statements) await client.query(sql, [...values]);
    });
    this.model.store.end(xid);
    return done;
  }

  async finish(): Promise<void> {
    await this.late?.client.query('rollback');
  }

  private async write(xid: number, change: Change, random: Random, query: Query): Promise<readonly unknown[]> {
    const statements: Statement[] = [];
    const told = this.model.store.commit(xid, writes => {
      const both = recording(writes, statements);
      return this.change(both, change, random);
    });
    for (const [sql, values] of statements) await query(sql, [...values]);
    return [change, told];
  }

  private change(writes: Writes, change: Change, random: Random): unknown {
    const { rows } = writes;
    const id = random.uuid(random.below(2 ** 31));
    const userId = random.pick(this.userIds);
    const list = pick(random, rows.lists);
    const note = pick(random, rows.notes);
    if (change === 'make-list') {
      writes.put('lists', { id, row_xid: '', title: `list ${random.below(100)}`, owner_id: userId, note_count: 0 });
      share(writes, { memberId: random.uuid(random.below(2 ** 31)), listId: id, userId });
    } else if (list === undefined) return 'no list';
    else if (change === 'share') share(writes, { memberId: id, listId: list.id, userId });
    else if (change === 'unshare') unshare(writes, list.id, userId);
    else if (change === 'retitle') writes.put('lists', { ...list, title: `title ${random.below(100)}` });
    else if (change === 'add-note') {
      const text = `text ${random.below(100)}`;
      writes.put('notes', { id, row_xid: '', list_id: list.id, author_id: userId, text, version: 1, taken_by: null });
    } else if (note === undefined) return 'no note';
    else if (change === 'edit-note') writes.put('notes', { ...note, text: `text ${random.below(100)}` });
    else if (change === 'move-note') writes.put('notes', { ...note, list_id: list.id });
    else writes.remove('notes', note.id);
    return { id, userId, list: list?.id, note: note?.id };
  }

  private async openLate(): Promise<string> {
    if (this.late !== null) return 'one is open';
    const client = await this.db.connect();
    const xid = this.model.store.begin();
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    this.late = { client, xid };
    return 'opened';
  }

  private async clearAway(): Promise<void> {
    await this.db.query("update private.tombstones set at = at - interval '181 days'");
    await this.db.query("update private.scope_log set at = at - interval '181 days'");
    await this.db.query("update private.receipts set at = private.now() - interval '61 days'");
    await this.db.query('select private.clear_sync_state()');
    this.model.store.clearAway();
    this.model.store.forgetReceipts();
  }

  /** A cursor of 56 days ago is as old as the horizon is wide. */
  private async passDays(days: number): Promise<number> {
    this.daysPassed += days;
    await this.db.query(
      `create or replace function private.now() returns timestamptz language plpgsql stable set search_path = '' as $$
       begin return pg_catalog.now() + interval '${this.daysPassed} days'; end $$`,
    );
    const { store } = this.model;
    store.horizonDay = new Date(Date.parse(store.horizonDay) + days * 86_400_000).toISOString().slice(0, 10);
    return days;
  }

  private async newEpoch(): Promise<void> {
    await this.db.query('call private.new_epoch()');
    this.model.store.newEpoch();
  }
}

/** The model's writes, each of which is noted as SQL too. */
function recording(writes: Writes, statements: Statement[]): Writes {
  return {
    rows: writes.rows,
    put(table, row) {
      statements.push(upsert(table, row));
      writes.put(table, row);
    },
    remove(table, id) {
      statements.push([`delete from public.${table} where id = $1`, [id]]);
      writes.remove(table, id);
    },
    logScope(userId, scope, change) {
      const named = scope.replace('list:', 'venue:');
      statements.push(['select private.log_scope($1, $2, $3)', [`user:${userId}`, named, change]]);
      writes.logScope(userId, scope, change);
    },
  };
}

function upsert(table: TableName, row: MirroredRow): Statement {
  const columns = Object.keys(row).filter(name => name !== 'row_xid');
  const places = columns.map((_, index) => `$${index + 1}`);
  const changed = columns.filter(name => name !== 'id').map(name => `${name} = excluded.${name}`);
  const values = columns.map(name => (row as unknown as Record<string, unknown>)[name]);
  return [
    `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')})
     on conflict (id) do update set ${changed.join(', ')}`,
    values,
  ];
}

function pick<Row>(random: Random, rows: ReadonlyMap<string, Row>): Row | undefined {
  const keys = [...rows.keys()].sort();
  return keys.length === 0 ? undefined : rows.get(random.pick(keys));
}
