// A database in the state in which people may use it: roles and realtime objects, the auth server's own tables, our
// migrations, the demo data. What was once prepared in memory is loaded from then on from a dump in the cache folder, whose
// name is a hash of everything that went into it.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Api } from '../api.ts';
import { systemCode } from '../failure.ts';
import { paths } from '../paths.ts';
import { type EmbeddedDatabase, openDatabase } from './embedded-database.ts';
import { applyMigrations, readMigrations } from './migrations.ts';
import { renewDemo, seedIfEmpty } from './seed.ts';

export interface Wanted {
  /** Where the database is kept, or nothing for memory. */
  readonly folder: string | null;
  readonly project: string;
  readonly seed: 'demo' | 'none';
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
  const dumpFile = join(paths.cache, `database-${await fingerprint(wanted)}.tar`);
  const dump = known ? null : await readDump(dumpFile);
  const database = await openDatabase(folder, dump);
  try {
    const api = makeApi(database.connection);
    if (dump === null) await prepare(database, api, wanted);
    if (folder === null && dump === null) await writeDump(dumpFile, await database.engine.dumpDataDir('none'));
    if (folder !== null && !known) await writeFile(markOf(folder), '');
    if (wanted.seed === 'demo') await renewDemo(database.engine, join(wanted.project, 'seed'));
    return { database, api };
  } catch (error) {
    await database.connection.close();
    throw error;
  }
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
async function fingerprint({ project, seed }: Wanted): Promise<string> {
  const hash = createHash('sha256');
  const lock = join(paths.root, 'package-lock.json');
  for (const file of [lock, paths.bootstrap, ...(await filesIn(join(project, 'migrations')))])
    hash.update(await readFile(file));
  if (seed === 'none') return hash.digest('hex').slice(0, 24);
  for (const file of await filesIn(join(project, 'seed'))) hash.update(await readFile(file));
  return hash.update(new Date().toISOString().slice(0, 10)).digest('hex').slice(0, 24);
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
    return files.sort();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function readDump(file: string): Promise<Blob | null> {
  try {
    return new Blob([await readFile(file)]);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  }
}

const DUMPS_KEPT = 6;

/** Written beside and moved, since several processes may prepare the same one. Without a writable cache all is only slower. */
async function writeDump(file: string, dump: Blob): Promise<void> {
  const part = `${file}.${process.pid}`;
  try {
    await mkdir(paths.cache, { recursive: true });
    await writeFile(part, Buffer.from(await dump.arrayBuffer()));
    await rename(part, file);
    await dropOldDumps();
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM', 'ENOSPC', 'ENOENT'].includes(systemCode(error) ?? '')) throw error;
    await rm(part, { force: true });
  }
}

async function dropOldDumps(): Promise<void> {
  const names = (await readdir(paths.cache)).filter(name => /^database-\w+\.tar$/.test(name));
  const files = names.map(name => join(paths.cache, name));
  const dated = await Promise.all(files.map(async file => ({ file, at: (await stat(file)).mtimeMs })));
  const old = dated.sort((a, b) => b.at - a.at).slice(DUMPS_KEPT);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}
