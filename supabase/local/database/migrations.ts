// Applies a folder of migrations, each in a transaction of its own, with the history table of the official CLI, so that
// a database may be moved between the two. Knows nothing of what the migrations say.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure, systemCode } from '../failure.ts';
import type { Sql } from './sql.ts';

export interface Migration {
  /** The digits before the first underscore. */
  readonly version: string;
  readonly name: string;
  readonly text: string;
}

const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations
    (version text not null primary key, statements text[], name text);`;

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readFolder(folder)).filter(file => /^\d+_.*\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async file => {
      const cut = file.indexOf('_');
      const text = await readFile(join(folder, file), 'utf8');
      return { version: file.slice(0, cut), name: file.slice(cut + 1, -'.sql'.length), text };
    }),
  );
}

/** Runs what is missing, in order. Refuses a database whose migrations were rewritten since: it would be neither old nor new. */
export async function applyMigrations(sql: Sql, migrations: Migration[]): Promise<void> {
  await sql.exec(HISTORY);
  const { rows } = await sql.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations order by version',
  );
  const applied = new Map(rows.map(row => [row.version, row.statements?.join('') ?? '']));
  for (const { version, text } of migrations) {
    if (applied.has(version) && applied.get(version) !== text) throw outdated();
    applied.delete(version);
  }
  if (applied.size > 0) throw outdated();
  const known = new Set(rows.map(row => row.version));
  for (const migration of migrations) if (!known.has(migration.version)) await applyOne(sql, migration);
}

async function applyOne(sql: Sql, { version, name, text }: Migration): Promise<void> {
  await sql.exec('begin');
  try {
    await sql.exec(text);
    await sql.query(
      'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
      [version, [text], name],
    );
    await sql.exec('commit');
  } catch (error) {
    await sql.exec('rollback');
    throw new Error(`Migration ${version}_${name} failed${lineOf(error, text)}`, { cause: error });
  }
}

/** PostgreSQL counts in characters, people in lines. */
function lineOf(error: unknown, text: string): string {
  const position: unknown = error instanceof Error ? Reflect.get(error, 'position') : undefined;
  if (typeof position !== 'string') return '';
  return ` at line ${text.slice(0, Number(position)).split('\n').length}`;
}

async function readFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

function outdated(): StartFailure {
  return new StartFailure(
    'The data folder was made by another version of the database. Start over with `npm start -- --reset`, or name another folder in DATA_DIR.',
  );
}
