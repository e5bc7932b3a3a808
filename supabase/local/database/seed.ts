// Fills an empty database with the demo people and what they do. A database that anybody has used is left alone.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Sql } from './sql.ts';

type SeedDemo = (sql: Sql, options: { today: string }) => Promise<void>;
type RenewDemo = (sql: Sql) => Promise<void>;
const isFunction = (value: unknown) => typeof value === 'function';
const Module = v.looseObject({
  seedDemo: v.custom<SeedDemo>(isFunction),
  renewDemo: v.optional(v.custom<RenewDemo>(isFunction)),
});

export async function seedIfEmpty(sql: Sql, folder: string): Promise<void> {
  const seed = await seedIn(folder);
  if (seed === null) return;
  const { rows } = await sql.query<{ empty: boolean }>('select not exists (select from auth.users) as empty');
  if (rows[0]?.empty !== true) return;
  await seed.seedDemo(sql, { today: new Date().toISOString().slice(0, 10) });
}

/** What of the demo goes by the hour is renewed each time that it is opened. */
export async function renewDemo(sql: Sql, folder: string): Promise<void> {
  await (await seedIn(folder))?.renewDemo?.(sql);
}

async function seedIn(folder: string) {
  const file = join(folder, 'index.ts');
  return (await exists(file)) ? v.parse(Module, await import(pathToFileURL(file).href)) : null;
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
