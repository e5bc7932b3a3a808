// The plainest device that keeps the protocol: maps of rows, no queue, no storage. Contract for the engine's own mirror.

import { expect } from 'vitest';
import type { SyncAnswer } from '#sync/answer.ts';
import { addRow, hashText, NO_ROWS } from '#sync/digest.ts';
import type { Person } from '#tests/support/people.ts';
import type { Database } from '#tests/support/postgres.ts';
import { type Asked, newId, sync } from './scene.ts';

type MirrorRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly row_xid: string };

/** Which scopes a row belongs to, as the app's catalogue says it. */
const SCOPES: Readonly<Record<string, (row: MirrorRow) => string[]>> = {
  profiles: row => [`user:${row.id}`, `person:${row.id}`],
  profile_private: row => [`user:${row.id}`],
  venues: row => [`venue:${row.id}`, `area:${row.area}`],
  venue_users: row => [`venue:${row.venue_id}`, `user:${row.user_id}`],
  shifts: row => [`venue:${row.venue_id}`, `area:${row.area}`],
  applications: row => [`venue:${row.venue_id}`, `user:${row.worker_id}`],
  shift_templates: row => [`venue:${row.venue_id}`],
  shift_packs: row => [`venue:${row.venue_id}`, `shift:${row.id}`],
  notifications: row => [`user:${row.user_id}`],
  jobs: row => [`venue:${row.venue_id}`, `area:${row.area}`],
  work_invitations: row => [`venue:${row.venue_id}`, `user:${row.worker_id}`],
  transfers: row => [
    `user:${row.worker_id}`,
    `shift:${row.shift_id}`,
    ...(row.agreed_at === null ? [] : [`venue:${row.venue_id}`]),
  ],
  relations: row => [row.set_by_side === 'venue' ? `venue:${row.venue_id}` : `user:${row.worker_id}`],
  bookings: row => [`venue:${row.venue_id}`, `user:${row.worker_id}`],
  conversations: row => [`venue:${row.venue_id}`, `user:${row.rockstar_id}`],
  messages: row => [`venue:${row.venue_id}`, `user:${row.rockstar_id}`],
};

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

  async page(asked: Asked = {}): Promise<SyncAnswer> {
    const answer = await sync(this.#db, this.#person, { device: this.#device, cursor: this.cursor, ...asked });
    this.#apply(answer);
    return answer;
  }

  #apply(answer: SyncAnswer): void {
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

  /** Convergence: row by row what the views show this person. */
  async expectTrue(): Promise<void> {
    for (const name of Object.keys(SCOPES)) {
      const shown = await this.#db.asUser(this.#person.id, async client => {
        await client.query("set local timezone = 'UTC'");
        const { rows } = await client.query<{ row: MirrorRow }>(
          `select to_jsonb(m) as row from private.mirror_${name} m order by m.id`,
        );
        return rows.map(({ row }) => row);
      });
      const kept = [...this.#rows(name).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
      expect({ [name]: kept }).toEqual({ [name]: shown });
    }
  }

  async expectDigests(scopes: readonly string[]): Promise<void> {
    const wanted = Object.keys(SCOPES).flatMap(table => scopes.map(scope => ({ table, scope })));
    const { digests } = await sync(this.#db, this.#person, { cursor: this.cursor, digests: wanted });
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

function scopesOf(name: string, row: MirrorRow): string[] {
  return SCOPES[name]?.(row) ?? [];
}
