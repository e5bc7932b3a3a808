// Runs the auth hooks that the hosted service runs and the embedded auth server only knows by name: SQL functions in
// schema private, called as the auth server's own role, so that a forgotten grant fails here as it would there.
import type { PGlite } from '@electric-sql/pglite';
import { hasFunction } from '../database/sql.ts';
import { tellFailure } from '../failure.ts';
import { authRefusal, unexpectedFailure } from './answers.ts';

/** Asks `before_user_created`. A refusal is the answer to the sign-up. */
export async function beforeUserCreated(
  engine: PGlite,
  input: { email: string; metadata: unknown; address: string },
): Promise<Response | null> {
  const at = new Date().toISOString();
  const user = {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email: input.email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: input.metadata ?? {},
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
  const metadata = { uuid: crypto.randomUUID(), time: at, name: 'before-user-created', ip_address: input.address };
  const answer = await run(engine, 'before_user_created', { metadata, user });
  if (answer instanceof Response) return answer;
  const error = answer?.error;
  if (typeof error !== 'object' || error === null) return null;
  const status = 'http_code' in error && typeof error.http_code === 'number' ? error.http_code : 500;
  const message = 'message' in error && typeof error.message === 'string' ? error.message : 'Refused';
  return authRefusal(status, 'hook_payload_rejected', message);
}

/** Asks `password_verification_attempt` after a password was compared. A refusal replaces the answer to the sign-in. */
export async function passwordAttempt(
  engine: PGlite,
  input: { userId: string; valid: boolean },
): Promise<{ answer: Response; endSessions: boolean } | null> {
  const answer = await run(engine, 'password_verification_attempt', { user_id: input.userId, valid: input.valid });
  if (answer instanceof Response) return { answer, endSessions: false };
  if (answer?.decision !== 'reject') return null;
  const message = typeof answer.message === 'string' ? answer.message : 'Sign-in was refused';
  return {
    answer: authRefusal(400, 'invalid_credentials', message),
    endSessions: answer.should_logout_user === true,
  };
}

async function run(engine: PGlite, name: string, event: object): Promise<Record<string, unknown> | Response | null> {
  if (!(await hasFunction(engine, `private.${name}(jsonb)`))) return null;
  try {
    return await engine.transaction(async transaction => {
      await transaction.exec('set local role supabase_auth_admin');
      const { rows } = await transaction.query<{ answer: Record<string, unknown> | null }>(
        `select private.${name}($1::jsonb) as answer`,
        [JSON.stringify(event)],
      );
      return rows[0]?.answer ?? null;
    });
  } catch (error) {
    tellFailure(`The auth hook private.${name}`, error);
    return unexpectedFailure(`Error running hook ${name}`);
  }
}
