import type { Database } from '#tests/support/postgres.ts';

/** Every column that refers to a public table's id, so that a new one has to say what becomes of it. */
export async function columnsNaming(db: Database, table: string): Promise<readonly (readonly [string, string])[]> {
  const found = await db.query<{ of: string; name: string }>(
    `select conrelid::regclass::text as of, attname as name from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any (conkey)
     where contype = 'f' and confrelid = ('public.' || $1)::regclass`,
    [table],
  );
  return found.map(({ of, name }) => [of.includes('.') ? of : `public.${of}`, name] as const);
}
