// The plainest device that keeps the protocol: maps of rows, no queue, no storage. Contract for the engine's own mirror.

import { v7 as newId } from 'uuid';
import { expect } from 'vitest';
import type { SyncAnswer } from '#sync/answer.ts';
import { addRow, hashText, NO_ROWS } from '#sync/digest.ts';
import { KeptRows, scopesOf, shownTo, TABLES } from '#tests/support/kept-rows.ts';
import type { Person } from '#tests/support/people.ts';
import type { Database } from '#tests/support/postgres.ts';
import { type Asked, callSync } from './call.ts';

export class Mirror {
  readonly #db: Database;
  readonly #person: Person;
  #device = newId();
  #kept = new KeptRows();

  constructor(db: Database, person: Person) {
    this.#db = db;
    this.#person = person;
  }

  /** This device, as it is now, in a copy of its database. */
  in(copy: Database): Mirror {
    const same = new Mirror(copy, this.#person);
    same.#device = this.#device;
    same.#kept = this.#kept.clone();
    return same;
  }

  get cursor(): string | null {
    return this.#kept.cursor;
  }

  set cursor(cursor: string | null) {
    this.#kept.cursor = cursor;
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
    this.#kept.apply(answer);
    return answer;
  }

  size(name: string): number {
    return this.#kept.of(name).size;
  }

  has(name: string, id: string): boolean {
    return this.#kept.of(name).has(id);
  }

  /** Loses one row and invents another. */
  damage(name: string, lost: string, invented: string): void {
    const row = this.#kept.of(name).get(lost);
    if (row === undefined) throw new Error('Nothing to damage');
    this.#kept.of(name).delete(lost);
    this.#kept.of(name).set(invented, { ...row, id: invented });
  }

  /** Asks for the ids of a scope and drops what is not among them; the rows come with the answer. */
  async repair(name: string, scope: string): Promise<void> {
    const answer = await this.page({ ids: [{ table: name, scope }] });
    const listed = new Set(answer.ids?.[0]?.ids);
    for (const row of this.#kept.of(name).values())
      if ((scope === '*' || scopesOf(name, row).includes(scope)) && !listed.has(row.id))
        this.#kept.of(name).delete(row.id);
    if (answer.more) await this.pull();
  }

  /** Convergence: in every mirrored table, row by row what the views show this person. */
  async expectTrue(): Promise<void> {
    const shown = await shownTo(this.#db, this.#person.id);
    for (const [name, rows] of Object.entries(shown)) {
      const kept = this.#kept.inOrder(name);
      expect({ [`${name} of ${this.#person.name}`]: kept }).toEqual({ [`${name} of ${this.#person.name}`]: rows });
    }
  }

  async expectDigests(scopes: readonly string[]): Promise<void> {
    const wanted = scopes.flatMap(scope => [...TABLES.keys()].map(table => ({ table, scope })));
    // A call may ask for a hundred.
    const digests: unknown[] = [];
    for (const scope of scopes) {
      const asked = wanted.filter(one => one.scope === scope);
      const answer = await callSync(this.#db, this.#person, { cursor: this.cursor, digests: asked });
      digests.push(...(answer.digests ?? []));
    }
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
      const rows = [...this.#kept.of(table).values()].filter(
        row => scope === '*' || scopesOf(table, row).includes(scope),
      );
      return { table, scope, count: rows.length, hash: hashText(rows.reduce(addRow, NO_ROWS)) };
    });
    expect(digests).toEqual(own);
    expect(own.some(({ count }) => count > 1)).toBe(true);
  }
}
