// The plainest device that keeps the protocol: maps of rows, no queue, no storage. Contract for the engine's own mirror.

import { v7 as newId } from 'uuid';
import { expect } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import type { SyncAnswer } from '#sync/answer.ts';
import { addRow, hashText, NO_ROWS } from '#sync/digest.ts';
import type { Catalogue, Table } from '#sync/index.ts';
import type { Person } from '#tests/support/people.ts';
import type { Database } from '#tests/support/postgres.ts';
import { type Asked, callSync } from './call.ts';

type MirrorRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly row_xid: string };

/** The app's own knowledge of its tables: to which scopes a row belongs, and when it has aged out. */
const declared: Catalogue = catalogue;
const TABLES: ReadonlyMap<string, Table> = new Map(declared.tables.map(table => [table.name, table]));

export class Mirror {
  cursor: string | null = null;
  readonly #db: Database;
  readonly #person: Person;
  readonly #device = newId();
  readonly #tables = new Map<string, Map<string, MirrorRow>>();
  /** Ids named since a reset began; what is not named by its end is gone. */
  #named: Set<string> | null = null;

  constructor(db: Database, person: Person) {
    this.#db = db;
    this.#person = person;
  }

  /** Until there is no more; how many pages it took. */
  async pull(): Promise<number> {
    for (let pages = 1; ; pages += 1) if (!(await this.page()).more) return pages;
  }

  /** Until two pulls in a row bring nothing: the second tick of a message is noted by the call after the one that brought it. */
  async rest(): Promise<void> {
    for (let quiet = 0; quiet < 2; ) {
      const { rows, gone, scopes, more } = await this.page();
      quiet = more || [rows, gone, scopes].some(part => Object.keys(part).length > 0) ? 0 : quiet + 1;
    }
  }

  async page(asked: Asked = {}): Promise<SyncAnswer> {
    const answer = await callSync(this.#db, this.#person, { device: this.#device, cursor: this.cursor, ...asked });
    this.#apply(answer);
    return answer;
  }

  #apply(answer: SyncAnswer): void {
    if (answer.begins === true) this.#named = null;
    if (answer.reset) this.#named ??= new Set();
    const revoked = new Set(answer.scopes.filter(({ change }) => change === 'revoked').map(({ scope }) => scope));
    for (const [name, rows] of this.#tables)
      for (const row of rows.values()) if (scopesOf(name, row).some(scope => revoked.has(scope))) rows.delete(row.id);
    for (const [name, ids] of Object.entries(answer.gone)) for (const id of ids) this.#rows(name).delete(id);
    for (const [name, rows] of Object.entries(answer.rows)) {
      for (const row of rows as MirrorRow[]) {
        this.#rows(name).set(row.id, row);
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

  #rows(name: string): Map<string, MirrorRow> {
    const rows = this.#tables.get(name) ?? new Map<string, MirrorRow>();
    this.#tables.set(name, rows);
    return rows;
  }

  size(name: string): number {
    return this.#rows(name).size;
  }

  has(name: string, id: string): boolean {
    return this.#rows(name).has(id);
  }

  /** Loses one row and invents another. */
  damage(name: string, lost: string, invented: string): void {
    const row = this.#rows(name).get(lost);
    if (row === undefined) throw new Error('Nothing to damage');
    this.#rows(name).delete(lost);
    this.#rows(name).set(invented, { ...row, id: invented });
  }

  /** Asks for the ids of a scope and drops what is not among them; the rows come with the answer. */
  async repair(name: string, scope: string): Promise<void> {
    const answer = await this.page({ ids: [{ table: name, scope }] });
    const listed = new Set(answer.ids?.[0]?.ids);
    for (const row of this.#rows(name).values())
      if ((scope === '*' || scopesOf(name, row).includes(scope)) && !listed.has(row.id))
        this.#rows(name).delete(row.id);
    if (answer.more) await this.pull();
  }

  /** Convergence: in every mirrored table, row by row what the views show this person. */
  async expectTrue(): Promise<void> {
    const shown = await shownTo(this.#db, this.#person);
    for (const [name, rows] of Object.entries(shown)) {
      const kept = [...this.#rows(name).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
      expect({ [`${name} of ${this.#person.name}`]: kept }).toEqual({ [`${name} of ${this.#person.name}`]: rows });
    }
  }

  async expectDigests(scopes: readonly string[]): Promise<void> {
    const wanted = [...TABLES.keys()].flatMap(table => scopes.map(scope => ({ table, scope })));
    const { digests } = await callSync(this.#db, this.#person, { cursor: this.cursor, digests: wanted });
    // Of a kind of scope that does not divide a table nothing is said.
    const kinds = new Map(
      (
        await this.#db.query<{ name: string; kinds: string[] }>(
          'select name, array(select jsonb_object_keys(branches)) as kinds from private.mirrored_tables',
        )
      ).map(table => [table.name, ['*', ...table.kinds]]),
    );
    const divided = wanted.filter(({ table, scope }) => kinds.get(table)?.includes(scope.split(':')[0] ?? ''));
    const own = divided.map(({ table, scope }) => {
      const rows = [...this.#rows(table).values()].filter(row => scope === '*' || scopesOf(table, row).includes(scope));
      return { table, scope, count: rows.length, hash: hashText(rows.reduce(addRow, NO_ROWS)) };
    });
    expect(digests).toEqual(own);
    expect(own.some(({ count }) => count > 1)).toBe(true);
  }
}

function scopesOf(name: string, row: MirrorRow): readonly string[] {
  return TABLES.get(name)?.scopes(row) ?? [];
}

function isOver(name: string, row: MirrorRow, on: { horizonDay: string; today: string }): boolean {
  return TABLES.get(name)?.expired?.(row, on.horizonDay, on.today) === true;
}

/** By table of the server's registry, what its view shows this person now; one statement, so one moment. */
async function shownTo(db: Database, person: Person): Promise<Readonly<Record<string, MirrorRow[]>>> {
  const registered = await db.query<{ name: string }>('select name from private.mirrored_tables order by place');
  const parts = registered.map(
    ({ name }) => `'${name}', (select coalesce(json_agg(m order by m.id), '[]') from private.mirror_${name} m)`,
  );
  return db.asUser(person.id, async client => {
    await client.query("set local timezone = 'UTC'");
    const { rows } = await client.query(`select json_build_object(${parts.join()}) as shown`);
    return rows[0].shown;
  });
}
