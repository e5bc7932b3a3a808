// A real PostgreSQL with our migrations, for what one connection cannot show: races, cursors, rights, the official tools.
// One server for each test file; `copy()` gives a fresh database from the migrated one in a few hundredths of a second.
import pg from 'pg';
import { type Cluster, PROJECT_DATABASE, startCluster } from '#supabase/local/postgres/cluster.ts';

export interface Database {
  /** For the superuser. `ownerUrl`: for the limited role that applied the migrations. */
  readonly url: string;
  readonly ownerUrl: string;
  /** False once its server was told to stop. */
  isOpen(): boolean;
  /** As the superuser, past every policy. */
  query<Row extends object = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** A connection of its own, for work whose order with others matters. Closed with the server. */
  connect(): Promise<pg.Client>;
  /** One transaction as this person (null: nobody), as the API would run it; committed unless it throws. */
  asUser<Value>(userId: string | null, work: (client: pg.ClientBase) => Promise<Value>): Promise<Value>;
  /** `private.now()`, which all that SQL decides by time asks, stands still at this moment, written as PostgreSQL reads it. */
  stopClock(at: string): Promise<void>;
  /** It goes on, ahead of the machine's clock by this much: '90 minutes'. */
  advanceClock(by: string): Promise<void>;
}

export interface Postgres extends Database {
  /** Another database with the same migrations and no rows. */
  copy(): Promise<Database>;
  stop(): Promise<void>;
}

/** `migrations`: another folder than ours, or null for none. */
export async function startPostgres(migrations?: string | null): Promise<Postgres> {
  const cluster = await startCluster(migrations);
  const opened: Closable[] = [];
  const admin = new pg.Client({ connectionString: cluster.url('postgres') });
  await admin.connect();
  opened.push(admin);
  const copy = async () => openDatabase(cluster, await copyDatabase(admin, PROJECT_DATABASE), opened);
  return {
    ...(await copy()),
    copy,
    stop: async () => {
      await Promise.all(opened.map(connection => connection.end()));
      await cluster.stop();
    },
  };
}

export interface Closable {
  end(): Promise<void>;
}

let copies = 0;

/** A copy of this database of the server that `admin` is connected to; its name. */
export async function copyDatabase(admin: pg.Client, template: string): Promise<string> {
  copies += 1;
  // Several processes may copy on one server.
  const name = `copy_${process.pid}_${copies}`;
  // By the log each page would be written twice; the checkpoints that this asks for cost less.
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  // Rights on the database itself are not copied.
  await admin.query(`grant create on database ${name} to project_owner`);
  return name;
}

/** What is connected through it, its pool among them, is added to `opened`. */
export function openDatabase(cluster: Pick<Cluster, 'url'>, name: string, opened: Closable[]): Database {
  const url = cluster.url(name);
  const pool = new pg.Pool({ connectionString: url, max: 80 });
  // A server that stops may close an idle connection before the pool's own goodbye has arrived.
  pool.on('error', () => undefined);
  opened.push(pool);
  const setClock = async (shows: string) => {
    await pool.query(
      `create or replace function private.now() returns timestamptz language sql stable set search_path = '' as $$ select ${shows} $$`,
    );
  };
  return {
    url,
    ownerUrl: cluster.url(name, 'project_owner'),
    isOpen: () => !pool.ending,
    query: async <Row extends object>(sql: string, values?: unknown[]) => (await pool.query<Row>(sql, values)).rows,
    async connect() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      opened.push(client);
      return client;
    },
    asUser: asUserOn(pool),
    stopClock: at => setClock(`timestamptz '${at}'`),
    advanceClock: by => setClock(`pg_catalog.now() + interval '${by}'`),
  };
}

/** Transactions as a person on connections of this pool; committed unless the work throws. */
export function asUserOn(pool: pg.Pool): Database['asUser'] {
  return async (userId, work) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await become(client, userId);
      const value = await work(client);
      await client.query('commit');
      return value;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}

/** Puts role and claims on the running transaction, the way the API does for each request. */
export async function become(client: pg.ClientBase, userId: string | null): Promise<void> {
  const role = userId === null ? 'anon' : 'authenticated';
  const claims = userId === null ? { role } : { sub: userId, role, aud: role };
  await client.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
    role,
    JSON.stringify(claims),
  ]);
}
