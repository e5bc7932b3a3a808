// `npm run seed -- --url <postgres url>`: the demo into a database that has our migrations and nobody in it yet, such as a
// hosted project's. The same generator and the same day's data as the embedded backend's.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { endWith, StartFailure } from '#supabase/local/failure.ts';
import { renewDemo, seedDemo } from './index.ts';

const USAGE = 'Say where: npm run seed -- --url postgresql://user:password@host:5432/postgres';

async function main(): Promise<void> {
  const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;
  if (url === undefined) throw new StartFailure(USAGE);
  const client = new pg.Client({ connectionString: url });
  await client.connect().catch((error: unknown) => {
    throw new StartFailure(`No database answers there: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    await mustBeReady(client);
    const startedAt = performance.now();
    await seedDemo(client, { today: new Date().toISOString().slice(0, 10) });
    await renewDemo(client);
    console.log(`The demo is in, after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  } finally {
    await client.end();
  }
}

/** People who exist are never mixed with invented ones. */
async function mustBeReady(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ migrated: boolean; empty: boolean }>(
    "select to_regclass('public.profiles') is not null as migrated, not exists (select from auth.users) as empty",
  );
  if (rows[0]?.migrated !== true)
    throw new StartFailure('This database has no migrations yet: run `npx supabase db push` first.');
  if (rows[0].empty !== true)
    throw new StartFailure('This database has people in it. The demo goes only into an empty one.');
}

main().catch(endWith);
