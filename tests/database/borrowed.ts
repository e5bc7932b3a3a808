// Databases that the tests of one process use one after the other, on the server that `servers.ts` started for it: each borrower finds
// the migrations and no rows. For tests that change the server itself or need many databases there is `startPostgres`.
import pg from 'pg';
import { inject } from 'vitest';
import { PROJECT_DATABASE, urlAt } from '#supabase/local/postgres/cluster.ts';
import { type Closable, copyDatabase, type Database, openDatabase } from '#tests/support/postgres.ts';

export interface Borrowed extends Database {
  /** What every table holds now is what `restore` brings back. */
  save(): Promise<void>;
  /** False where it cannot be: a test changed the schema, or left work open. Then another has to be borrowed. */
  restore(): Promise<boolean>;
  /** Hands it back. */
  stop(): Promise<void>;
}

interface Lent {
  readonly name: string;
  readonly db: Database;
  /** Of the database: its pool first, then what tests connected. */
  readonly opened: Closable[];
}

const idle: Lent[] = [];

export async function borrowDatabase(): Promise<Borrowed> {
  for (let lent = idle.pop(); lent !== undefined; lent = idle.pop()) {
    if (await ask(lent, 'begin_anew')) return handedOut(lent);
    await discard(lent);
  }
  return handedOut(await make());
}

function handedOut(lent: Lent): Borrowed {
  let open = true;
  return {
    ...lent.db,
    isOpen: () => open,
    save: async () => {
      await lent.db.query('select saved.keep()');
    },
    restore: () => ask(lent, 'bring_back'),
    async stop() {
      if (open) idle.push(lent);
      open = false;
    },
  };
}

async function ask(lent: Lent, what: 'begin_anew' | 'bring_back'): Promise<boolean> {
  // With what they hold: a transaction that was left open would be waited for.
  await Promise.all(lent.opened.splice(1).map(connection => connection.end()));
  try {
    const [answer] = await lent.db.query<{ done: boolean }>(`select saved.${what}() as done`);
    return answer?.done === true;
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

async function make(): Promise<Lent> {
  const name = await onServer(admin => copyDatabase(admin, PROJECT_DATABASE));
  const opened: Closable[] = [];
  return { name, db: openDatabase({ url }, name, opened), opened };
}

async function discard({ name, opened }: Lent): Promise<void> {
  await Promise.all(opened.map(connection => connection.end()));
  await onServer(admin => admin.query(`drop database ${name} with (force)`));
}

async function onServer<Value>(work: (admin: pg.Client) => Promise<Value>): Promise<Value> {
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

const url: ReturnType<typeof urlAt> = (database, role) => {
  const port = inject('postgresPorts')[Number(process.env.VITEST_POOL_ID) - 1];
  if (port === undefined) throw new Error(`No server was started for process ${process.env.VITEST_POOL_ID}`);
  return urlAt(port)(database, role);
};
