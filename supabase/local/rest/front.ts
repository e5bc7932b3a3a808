// Stands before the embedded REST server. That one answers most database errors with 500 and the raw text; here the error
// itself is caught on its way and told as the hosted service tells it. Runs inside the request lock, one request at a time.
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Api } from '../api.ts';
import { type DatabaseError, databaseError } from '../database/database-error.ts';
import type { Keys } from '../keys.ts';
import { anyAnswer } from './any-answer.ts';
import { DEEPEST, depthOf } from './nesting.ts';
import { ownCalls } from './own-calls.ts';
import { refusal } from './status.ts';

export type AnswerRest = (request: Request) => Promise<Response>;

export function restFront(api: Api, connection: PgliteConnection, keys: Keys): AnswerRest {
  let caught: DatabaseError | null = null;
  const answerAny = anyAnswer(connection.driver);
  const answerCall = ownCalls(connection.driver, keys);
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = error => {
    const normal = normalize(error);
    caught = databaseError(normal);
    return normal;
  };
  return async request => {
    const unsafe = withoutFilter(request) ?? (await tooDeep(request));
    if (unsafe !== null) return unsafe;
    const other = (await answerCall(request)) ?? (await answerAny(request));
    if (other !== null) return other;
    caught = null;
    const answer = await api.ask(request);
    return caught === null || answer.ok ? answer : corrected(answer, caught);
  };
}

/** The same error with the status and the body of PostgREST. What the REST server itself has words for stays. */
async function corrected(answer: Response, error: DatabaseError): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const told = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (told !== 'SUP' && told !== error.code) return answer;
  const headers = new Headers(answer.headers);
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  // A missing right is 403 for somebody and 401 for nobody, which the REST server already tells apart.
  return refusal(error, error.code === '42501' ? { status: answer.status, headers } : { headers });
}

/** The hosted service refuses to change or delete whole tables through the API. */
function withoutFilter(request: Request): Response | null {
  if (request.method !== 'DELETE' && request.method !== 'PATCH') return null;
  const free = new Set(['select', 'columns', 'order', 'limit', 'offset', 'on_conflict', 'apikey']);
  if ([...new URL(request.url).searchParams.keys()].some(name => !free.has(name))) return null;
  const verb = request.method === 'DELETE' ? 'DELETE' : 'UPDATE';
  return refusal({ code: '21000', message: `${verb} requires a WHERE clause` });
}

async function tooDeep(request: Request): Promise<Response | null> {
  if (request.body === null || depthOf(await request.clone().text()) <= DEEPEST) return null;
  return refusal({ code: '54001', message: 'stack depth limit exceeded' }, { status: 400 });
}
