// The form of an attack by SQL: whoever may do exactly this does it first, in a transaction that is undone, and it has an
// effect. So the attack that follows is refused to the attacker, and not for want of an object.
import type pg from 'pg';
import { expect } from 'vitest';
import type { Person } from '#tests/support/people.ts';
import { become, type Database } from '#tests/support/postgres.ts';

export interface Attack {
  readonly db: Database;
  readonly sql: string;
  /** In whose name the server itself, past every right, can do it. */
  readonly possibleFor: Person;
  readonly attackers: readonly (Person | null)[];
}

/** By missing rights, or by a trigger's plain refusal. */
const DENIED = { code: expect.stringMatching(/^(42501|PT403)$/) };

export async function expectDenied({ db, sql, possibleFor, attackers }: Attack): Promise<void> {
  await expectPossible(db, possibleFor, sql);
  for (const attacker of attackers)
    await expect(db.asUser(attacker?.id ?? null, client => client.query(sql))).rejects.toMatchObject(DENIED);
}

/** The statement reads or changes something when rights do not stand in its way; nothing of it remains. */
async function expectPossible(db: Database, person: Person, sql: string): Promise<void> {
  const client = await db.connect();
  try {
    await client.query('begin');
    await become(client, person.id);
    await client.query("select set_config('role', 'none', true)");
    const before = await rowsTouched(client);
    const { command, rowCount } = await client.query(sql);
    const effect = command === 'SELECT' ? (rowCount ?? 0) : (await rowsTouched(client)) - before;
    expect(command === 'CREATE' || effect > 0, `${sql} would do nothing: it attacks nothing`).toBe(true);
  } finally {
    await client.query('rollback');
    await client.end();
  }
}

async function rowsTouched(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ touched: number }>(
    'select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as touched from pg_stat_xact_all_tables',
  );
  return rows[0]?.touched ?? 0;
}
