// Calls of a person by a token that names a session, as a device has one.
import type { QueryResult } from 'pg';
import type { Database } from '#tests/support/postgres.ts';
import { newId, type Person } from './scene.ts';

export async function newSession(db: Database, person: Person): Promise<string> {
  const id = newId();
  await db.query('insert into auth.sessions (id, user_id) values ($1, $2)', [id, person.id]);
  return id;
}

/** Null: with a token that names none. */
export function askIn(
  session: string | null,
  db: Database,
  person: Person,
  query: { readonly sql: string; readonly values?: unknown[] },
): Promise<QueryResult> {
  return db.asUser(person.id, async client => {
    await client.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ sub: person.id, role: 'authenticated', ...(session === null ? {} : { session_id: session }) }),
    ]);
    return client.query(query.sql, query.values);
  });
}
