// The rows that a device holds, as the protocol has them kept: maps by table, no storage. Knows neither queue nor network.
import { catalogue } from '#domain/catalogue.ts';
import type { SyncAnswer } from '#sync/answer.ts';
import type { Catalogue, Table } from '#sync/index.ts';
import type { Database } from './postgres.ts';

export type KeptRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly row_xid: string };

/** The app's own knowledge of its tables: to which scopes a row belongs, and when it has aged out. */
const declared: Catalogue = catalogue;
export const TABLES: ReadonlyMap<string, Table> = new Map(declared.tables.map(table => [table.name, table]));

export class KeptRows {
  cursor: string | null = null;
  readonly #tables = new Map<string, Map<string, KeptRow>>();
  /** Ids named since a reset began; what is not named by its end is gone. */
  #named: Set<string> | null = null;

  apply(answer: SyncAnswer): void {
    if (answer.begins === true) this.#named = null;
    if (answer.reset) this.#named ??= new Set();
    const revoked = new Set(answer.scopes.filter(({ change }) => change === 'revoked').map(({ scope }) => scope));
    for (const [name, rows] of this.#tables)
      for (const row of rows.values()) if (scopesOf(name, row).some(scope => revoked.has(scope))) rows.delete(row.id);
    for (const [name, ids] of Object.entries(answer.gone)) for (const id of ids) this.of(name).delete(id);
    for (const [name, rows] of Object.entries(answer.rows)) {
      for (const row of rows as KeptRow[]) {
        this.of(name).set(row.id, row);
        this.#named?.add(`${name}:${row.id}`);
      }
    }
    for (const [name, rows] of this.#tables)
      for (const row of rows.values())
        if (isOver(name, row, { horizonDay: answer.horizonDay, today: answer.serverTime.slice(0, 10) }))
          rows.delete(row.id);
    if (this.#named !== null && !answer.more) {
      for (const [name, rows] of this.#tables)
        for (const id of rows.keys()) if (!this.#named.has(`${name}:${id}`)) rows.delete(id);
      this.#named = null;
    }
    this.cursor = answer.cursor;
  }

  /** The same rows, and the cursor they stand at, for another to go on from. */
  clone(): KeptRows {
    const same = new KeptRows();
    same.cursor = this.cursor;
    for (const [name, rows] of this.#tables) same.#tables.set(name, new Map(rows));
    return same;
  }

  of(name: string): Map<string, KeptRow> {
    const rows = this.#tables.get(name) ?? new Map<string, KeptRow>();
    this.#tables.set(name, rows);
    return rows;
  }

  /** In the order in which the database tells them. */
  inOrder(name: string): readonly KeptRow[] {
    return [...this.of(name).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }
}

export function scopesOf(name: string, row: KeptRow): readonly string[] {
  return TABLES.get(name)?.scopes(row) ?? [];
}

function isOver(name: string, row: KeptRow, on: { horizonDay: string; today: string }): boolean {
  return TABLES.get(name)?.expired?.(row, on.horizonDay, on.today) === true;
}

/** By table of the server's registry, what its view shows this person now; one statement, so one moment. */
export async function shownTo(db: Database, personId: string): Promise<Readonly<Record<string, KeptRow[]>>> {
  const registered = await db.query<{ name: string }>('select name from private.mirrored_tables order by place');
  const parts = registered.map(
    ({ name }) => `'${name}', (select coalesce(json_agg(m order by m.id), '[]') from private.mirror_${name} m)`,
  );
  return db.asUser(personId, async client => {
    await client.query("set local timezone = 'UTC'");
    // Named, so that a connection plans all these views once and not for each person who is asked about.
    const { rows } = await client.query({ name: 'shown', text: `select json_build_object(${parts.join()}) as shown` });
    return rows[0].shown;
  });
}
