// A database in the state in which people may use it: roles and realtime objects, the auth server's own tables, our
// migrations, the demo data. What was once prepared in memory is loaded from then on from a dump in the cache folder, whose
// name is a hash of everything that went into it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Api } from '../api.ts';
import { dropAbandoned, filesIn, hashOf, keepInCache } from '../cache.ts';
import { systemCode } from '../failure.ts';
import { paths } from '../paths.ts';
import { Dump, type EmbeddedDatabase, openDatabase } from './embedded-database.ts';
import { KnownSchema } from './known-schema.ts';
import { applyMigrations, readMigrations } from './migrations.ts';
import { renewDemo, seedIfEmpty } from './seed.ts';

export interface Wanted {
  /** Where the database is kept, or nothing for memory. */
  readonly folder: string | null;
  readonly project: string;
  readonly seed: 'demo' | 'none';
  /** Prepared by this process whatever that takes. */
  readonly here?: boolean;
}

export interface Opened {
  readonly database: EmbeddedDatabase;
  readonly api: Api;
}

type MakeApi = (connection: PgliteConnection) => Api;

/** Opens once more what was prepared before: `dump` is what a database in memory held, null for one in a folder. */
export async function openAgain(
  { folder }: Pick<Wanted, 'folder'>,
  dump: Blob | null,
  makeApi: MakeApi,
): Promise<Opened> {
  const database = await openDatabase(folder, dump);
  return { database, api: makeApi(database.connection) };
}

export async function openPrepared(wanted: Wanted, makeApi: MakeApi): Promise<Opened> {
  const { folder } = wanted;
  const known = folder !== null && (await isPrepared(folder));
  const name = await fingerprint(wanted);
  const file = `database-${name}.tar`;
  const prepared = known ? null : ((await readKept(file)) ?? (await preparedApart(wanted, file)));
  const dump = prepared === null ? null : new Dump(prepared);
  const schema = new KnownSchema(dump === null ? undefined : (await readKept(`schema-${name}.json`))?.toString());
  const database = await openDatabase(folder, dump, schema);
  try {
    const api = makeApi(database.connection);
    if (dump === null) await prepare(database, api, wanted);
    if (folder === null && dump === null) await keep(name, database, schema);
    if (folder !== null && !known) await writeFile(markOf(folder), '');
    if (wanted.seed === 'demo') await renewDemo(database.engine, join(wanted.project, 'seed'));
    return { database, api };
  } catch (error) {
    await database.connection.close();
    throw error;
  }
}

/**
 * The demo takes a gigabyte to make that the engine never gives back, so another process makes it. Null where nothing is kept of it:
 * the cache cannot be written, or it failed, and then this process meets the same failure and says it.
 */
async function preparedApart({ project, seed, here = false }: Wanted, file: string) {
  await dropAbandoned();
  if (seed === 'none' || here) return null;
  const child = fork(fileURLToPath(new URL('./prepare.ts', import.meta.url)), [project], {
    cwd: paths.root,
    execArgv: ['--import', 'tsx'],
    // The first line of a command's output is its own.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'exit');
  return readKept(file);
}

/** Stands beside a folder once everything is in it. */
function markOf(folder: string): string {
  return `${folder}.ready`;
}

/** One whose preparation was interrupted has never answered anybody: it is taken away and made anew. */
async function isPrepared(folder: string): Promise<boolean> {
  if (await stat(markOf(folder)).catch(() => null)) return true;
  await rm(folder, { recursive: true, force: true });
  return false;
}

async function prepare({ engine }: EmbeddedDatabase, api: Api, { project, seed }: Wanted): Promise<void> {
  await engine.exec(await readFile(paths.bootstrap, 'utf8'));
  await api.systemTables();
  await applyMigrations(engine, await readMigrations(join(project, 'migrations')));
  if (seed === 'demo') await seedIfEmpty(engine, join(project, 'seed'));
}

/** The demo data stand in time relative to the day on which they are made, so the day is part of it. */
export async function fingerprint({ project, seed }: Wanted): Promise<string> {
  const lock = join(paths.root, 'package-lock.json');
  const base = [lock, paths.bootstrap, ...(await filesIn(join(project, 'migrations')))];
  if (seed === 'none') return hashOf(base);
  return hashOf([...base, ...(await filesIn(join(project, 'seed')))], new Date().toISOString().slice(0, 10));
}

async function readKept(name: string) {
  try {
    return await readFile(join(paths.cache, name));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The schema first: a dump that is there has one. */
async function keep(name: string, { connection, engine }: EmbeddedDatabase, schema: KnownSchema): Promise<void> {
  await connection.clearSchemaCache();
  await connection.introspect({ useCache: true });
  const { json } = schema;
  if (json !== undefined) await keepFile(`schema-${name}.json`, json, /^schema-\w+\.json$/);
  // Without the log of its making, which every opening would replay.
  await engine.exec('set wal_recycle = off; checkpoint; reset wal_recycle');
  const dump = await engine.dumpDataDir('none');
  await keepFile(`database-${name}.tar`, Buffer.from(await dump.arrayBuffer()), /^database-\w+\.tar$/);
}

function keepFile(name: string, content: string | Buffer, pattern: RegExp): Promise<void> {
  return keepInCache(name, part => writeFile(part, content), { pattern, kept: 6 });
}
