// One person at the database, on a connection of their own with the rights that the API would give them; its calls are timed.
import type pg from 'pg';
import type { SyncAnswer } from '#sync/answer.ts';
import type { Figure } from '#tests/bench/bench.ts';
import type { Database } from '#tests/support/postgres.ts';

export class Caller {
  readonly #client: pg.Client;
  #id: string;

  private constructor(client: pg.Client, id: string) {
    this.#client = client;
    this.#id = id;
  }

  /** `person`: an SQL expression of their id. */
  static async open(db: Database, person: string): Promise<Caller> {
    const caller = new Caller(await db.connect(), '');
    await caller.become(person);
    // Plans and catalogue, which a pooled connection has loaded long ago.
    for (let round = 0; round < 6; round += 1) await caller.sync({ cursor: await caller.cursorNow() });
    return caller;
  }

  /** Somebody else on the same connection, as with the API's pool. */
  async become(person: string): Promise<void> {
    const { rows } = await this.#client.query<{ id: string }>(`select ${person} as id`);
    this.#id = rows[0]?.id ?? '';
    await this.#client.query("select set_config('request.jwt.claims', $1, false)", [
      JSON.stringify({ sub: this.#id, role: 'authenticated' }),
    ]);
    await this.#client.query('set role authenticated');
  }

  async sync(request: {
    cursor: string | null;
    commands?: readonly object[];
    digests?: readonly object[];
  }): Promise<{ ms: number; answer: SyncAnswer }> {
    const text = JSON.stringify({ v: 1, device: this.#id, commands: [], ...request });
    // As text: taking it apart is the device's work, not the database's.
    const { ms, rows } = await this.query<{ answer: string }>('select public.sync($1)::text as answer', [text]);
    if (rows[0] === undefined) throw new Error('sync answered nothing');
    return { ms, answer: JSON.parse(rows[0].answer) as SyncAnswer };
  }

  async query<Row extends object>(sql: string, values: unknown[] = []): Promise<{ ms: number; rows: Row[] }> {
    const startedAt = performance.now();
    const { rows } = await this.#client.query<Row>(sql, values);
    return { ms: performance.now() - startedAt, rows };
  }

  /** One that has seen everything. */
  async cursorNow(): Promise<string> {
    const { rows } = await this.#client.query<{ cursor: string }>(
      `select jsonb_build_object('e', private.epoch(), 'u', $1::text, 's', pg_snapshot_xmin(pg_current_snapshot()), 'd', private.horizon_day())::text as cursor`,
      [this.#id],
    );
    return rows[0]?.cursor ?? '';
  }

  /** How often the plans of that work read one of those tables from end to end. */
  async scans(name: string, work: () => Promise<unknown>, tables: readonly string[]): Promise<Figure> {
    const plans: string[] = [];
    const listen = (notice: { message?: string | undefined }): void => void plans.push(notice.message ?? '');
    await this.#client.query("reset role; load 'auto_explain'");
    await this.#client.query(
      "set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set client_min_messages = 'log'; set role authenticated",
    );
    this.#client.on('notice', listen);
    await work();
    this.#client.off('notice', listen);
    if (plans.length === 0) throw new Error(`No plan was told of ${name}.`);
    const scanned = [...plans.join('\n').matchAll(/Seq Scan on (?<table>\w+)/g)].map(
      match => match.groups?.table ?? '',
    );
    const large = scanned.filter(table => tables.includes(table));
    return { name: `large tables read whole by ${name}`, value: large.length, unit: 'scans', budget: 0 };
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
