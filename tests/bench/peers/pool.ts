// The connections of the API: ten, as PostgREST has by default, kept open and warm, so that no engine pays for the first use of
// a plan. Each request is one transaction as the person.
import pg from 'pg';
import { asUserOn, type Database } from '#tests/support/postgres.ts';

const CONNECTIONS = 10;

export interface ApiPool extends Pick<Database, 'asUser'> {
  close(): Promise<void>;
}

/** `person`: somebody for whom every connection syncs a few times before it is used; then PostgreSQL keeps the plans. */
export async function openApiPool(url: string, person: string): Promise<ApiPool> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  const asUser = asUserOn(pool);
  const request = JSON.stringify({ v: 1, device: crypto.randomUUID(), cursor: null, commands: [] });
  const warm = () =>
    asUser(person, async client => {
      for (let nth = 0; nth < 6; nth += 1) await client.query('select public.sync($1)', [request]);
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, warm));
  return { asUser, close: () => pool.end() };
}
