// Fills an empty database with the demo people and what they do. A database that anybody has used is left alone.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Sql } from './sql.ts';

type SeedDemo = (sql: Sql, options: { today: string }) => Promise<void>;
const Module = v.looseObject({ seedDemo: v.custom<SeedDemo>(value => typeof value === 'function') });

export async function seedIfEmpty(sql: Sql, folder: string): Promise<void> {
  const file = join(folder, 'index.ts');
  if (!(await exists(file))) return;
  const { rows } = await sql.query<{ empty: boolean }>('select not exists (select from auth.users) as empty');
  if (rows[0]?.empty !== true) return;
  const { seedDemo } = v.parse(Module, await import(pathToFileURL(file).href));
  await seedDemo(sql, { today: new Date().toISOString().slice(0, 10) });
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
