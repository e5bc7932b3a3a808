// The rows of auth.sessions that the front reads and writes beside the auth server. A session that began with a recovery
// mail is marked: whoever holds it has forgotten the old password and cannot be asked for it.
import type { PGlite } from '@electric-sql/pglite';

export async function markRecovery(engine: PGlite, session: string | undefined): Promise<void> {
  await engine.query("update auth.sessions set tag = 'recovery' where id = $1", [session]);
}

export async function isRecovery(engine: PGlite, session: string | undefined): Promise<boolean> {
  const { rows } = await engine.query("select from auth.sessions where id = $1 and tag = 'recovery'", [session]);
  return rows.length > 0;
}

/** A token outlives its session; the auth server refuses what it is asked with one. */
export async function isLive(engine: PGlite, session: string | undefined): Promise<boolean> {
  const { rows } = await engine.query('select from auth.sessions where id = $1', [session]);
  return rows.length > 0;
}

export async function endSession(engine: PGlite, session: string | undefined): Promise<void> {
  await engine.query('delete from auth.sessions where id = $1', [session]);
}

/** Ends all sessions of an account but one, which no longer counts as a recovery. */
export async function endSessions(engine: PGlite, userId: string, except?: string): Promise<void> {
  const values = [userId, except ?? null];
  await engine.query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', values);
  await engine.query('update auth.sessions set tag = null where user_id = $1 and id = $2::uuid', values);
}
