// The project that is asked, as the environment names it. What opens the database is a secret and stands nowhere else: no
// command line, no output.
import pg from 'pg';
import { StartFailure } from '#supabase/local/failure.ts';

export interface Named {
  readonly url: string;
  readonly publishableKey: string;
  readonly databaseUrl: string;
}

export function readProject(environment: NodeJS.ProcessEnv): Named | null {
  const { VERIFY_URL: url, VERIFY_KEY: publishableKey, DATABASE_URL: databaseUrl, VERIFY_RUN: run } = environment;
  if (!url || !publishableKey || !databaseUrl) return null;
  return { url, publishableKey, databaseUrl, ...(run ? { run } : {}) };
}

export async function openDatabase(connectionString: string): Promise<pg.Client> {
  let client: pg.Client;
  try {
    client = new pg.Client({ connectionString });
    await client.connect();
  } catch {
    // What the driver says may repeat the address, and with it the password.
    throw new StartFailure('No database answers at DATABASE_URL.');
  }
  const { rows } = await client.query<{ migrated: boolean }>(
    "select to_regclass('public.profiles') is not null and to_regclass('private.mirrored_tables') is not null as migrated",
  );
  if (rows[0]?.migrated === true) return client;
  await client.end();
  throw new StartFailure('This database has no migrations yet: run `npx supabase db push` first.');
}
