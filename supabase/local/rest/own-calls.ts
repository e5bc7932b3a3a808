// Calls of functions that answer JSON, made directly: the embedded REST server spends more on such a call than the database
// does, and the product's own call is one. As PostgREST does it: one transaction, as the role of the token, with the
// request in settings that SQL can read. Whatever is not such a call, or has no good token, is left to the REST server.
import type { PGlite } from '@electric-sql/pglite';
import { databaseError } from '../database/database-error.ts';
import type { Keys } from '../keys.ts';
import { bearerOf, type Claims, readToken } from '../tokens.ts';
import { asNobody, refusal } from './status.ts';

export type AnswerCall = (request: Request) => Promise<Response | null>;

/** Arguments by name, with their types. */
type Signature = ReadonlyMap<string, string>;

const ADDRESS = /^\/rest\/v1\/rpc\/([a-z_][a-z0-9_]*)$/;
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' } as const;

/** Null: not such a call. */
export function ownCalls(engine: PGlite, keys: Keys): AnswerCall {
  let known: Promise<ReadonlyMap<string, Signature>> | null = null;
  return async request => {
    const name = request.method === 'POST' ? ADDRESS.exec(new URL(request.url).pathname)?.[1] : undefined;
    if (name === undefined || request.headers.get('apikey') !== keys.publishableKey) return null;
    const caller = callerOf(request, keys);
    if (caller === undefined) return null;
    known ??= signatures(engine);
    const signature = (await known).get(name);
    const args = signature === undefined ? null : argumentsIn(await request.clone().text(), signature);
    return args === null ? null : await call(engine, { name, args, caller, request });
  };
}

/** Somebody with a good token, null for nobody; undefined where the token is the REST server's to refuse. */
function callerOf(request: Request, { jwtSecret, publishableKey }: Keys): Claims | null | undefined {
  const token = bearerOf(request);
  if (token === undefined || token === publishableKey) return null;
  const claims = readToken(token, jwtSecret);
  const issued = typeof claims === 'string' ? undefined : claims.iat;
  if (typeof claims === 'string' || claims.role !== 'authenticated') return undefined;
  return typeof issued === 'number' && issued * 1000 > Date.now() ? undefined : claims;
}

/** Of functions that go by one name alone, answer one JSON value, and take plain arguments by name. */
async function signatures(engine: PGlite): Promise<ReadonlyMap<string, Signature>> {
  const { rows } = await engine.query<{ name: string; args: Record<string, string> | null }>(
    `select p.proname as name,
       (select jsonb_object_agg(p.proargnames[place], format_type(type, null)) from unnest(p.proargtypes) with ordinality as t(type, place)) as args
     from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prorettype in ('json'::regtype, 'jsonb'::regtype) and not p.proretset
       and p.prokind = 'f' and p.proargmodes is null and coalesce(cardinality(p.proargnames), 0) = p.pronargs
       and not exists (select from pg_proc other where other.pronamespace = p.pronamespace and other.proname = p.proname and other.oid <> p.oid)`,
  );
  return new Map(rows.map(({ name, args }) => [name, new Map(Object.entries(args ?? {}))]));
}

interface Argument {
  readonly name: string;
  readonly type: string;
  /** The value as PostgreSQL reads it. */
  readonly text: string | null;
}

/** Null where the body is not what this file can hand on. */
function argumentsIn(body: string, signature: Signature): Argument[] | null {
  const given = parsed(body === '' ? '{}' : body);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const args = Object.entries(given).map(([name, value]) => argument(name, signature.get(name), value));
  return args.every(arg => arg !== null) ? args : null;
}

function argument(name: string, type: string | undefined, value: unknown): Argument | null {
  if (type === undefined) return null;
  if (value === null) return { name, type, text: null };
  if (type === 'json' || type === 'jsonb') return { name, type, text: JSON.stringify(value) };
  return typeof value === 'object' ? null : { name, type, text: String(value) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Call {
  readonly name: string;
  readonly args: readonly Argument[];
  readonly caller: Claims | null;
  readonly request: Request;
}

async function call(engine: PGlite, { name, args, caller, request }: Call): Promise<Response> {
  const given = args.map((arg, index) => `"${arg.name}" => $${index + 1}::text::${arg.type}`).join(', ');
  try {
    return await engine.transaction(async transaction => {
      await transaction.query(SETTINGS, settingsOf(caller, request));
      const { rows } = await transaction.query<{ answer: string | null }>(
        `select public."${name}"(${given})::text as answer`,
        args.map(({ text }) => text),
      );
      const text = rows[0]?.answer ?? 'null';
      // Whoever watches over the engine asks how long an answer is, not what it says.
      return new Response(text, { headers: { ...JSON_HEADERS, 'content-length': String(Buffer.byteLength(text)) } });
    });
  } catch (error) {
    const refused = databaseError(error);
    if (refused === null) throw error;
    return refusal(refused, caller === null ? asNobody(refused) : {});
  }
}

const SETTINGS = `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
  set_config('request.jwt.claim.role', $3, true), set_config('request.headers', $4, true), set_config('request.method', 'POST', true),
  set_config('request.path', $5, true), set_config('role', $3, true)`;

function settingsOf(caller: Claims | null, request: Request): string[] {
  const role = caller === null ? 'anon' : 'authenticated';
  const headers = JSON.stringify(Object.fromEntries(request.headers));
  const path = new URL(request.url).pathname.replace(/^\/rest\/v1/, '');
  return [JSON.stringify(caller ?? { role }), caller?.sub ?? '', role, headers, path];
}
