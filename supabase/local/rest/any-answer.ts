// Functions that answer with something else than JSON. PostgREST knows them by their type, a domain called "*/*", and takes
// the type of the answer from the header that the function sets; the embedded REST server knows neither.
import type { PGlite } from '@electric-sql/pglite';
import { databaseError } from '../database/database-error.ts';
import { asNobody, refusal } from './status.ts';

export type AnswerAny = (request: Request) => Promise<Response | null>;

const ADDRESS = /^\/rest\/v1\/rpc\/([a-z_][a-z0-9_]*)$/;

/** Null: it is not such a function, and not asked for by its address alone. */
export function anyAnswer(engine: PGlite): AnswerAny {
  let known: Promise<ReadonlySet<string>> | null = null;
  return async request => {
    const { pathname, searchParams } = new URL(request.url);
    const name = ADDRESS.exec(pathname)?.[1];
    if (name === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    known ??= functionsOf(engine);
    if (!(await known).has(name)) return null;
    searchParams.delete('apikey');
    return await read(engine, name, [...searchParams]);
  };
}

async function functionsOf(engine: PGlite): Promise<ReadonlySet<string>> {
  const { rows } = await engine.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and prorettype = (select oid from pg_type where typname = '*/*' and typnamespace = 'public'::regnamespace)`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** As nobody: whoever reads by an address alone has no session. A reading may not write. */
async function read(engine: PGlite, name: string, args: readonly (readonly [string, string])[]): Promise<Response> {
  const given = args.map(([arg], index) => `"${arg.replaceAll('"', '""')}" => $${index + 1}`).join(', ');
  try {
    return await engine.transaction(async transaction => {
      await transaction.exec('set transaction read only; set local role anon');
      const values = args.map(([, value]) => value);
      const { rows } = await transaction.query<{ body: string | null }>(
        `select public."${name}"(${given}) as body`,
        values,
      );
      const { rows: said } = await transaction.query<{ headers: string | null }>(
        "select nullif(current_setting('response.headers', true), '') as headers",
      );
      return new Response(rows[0]?.body ?? '', { headers: headersIn(said[0]?.headers ?? '[]') });
    });
  } catch (error) {
    const refused = databaseError(error);
    if (refused === null) throw error;
    return refusal(refused, asNobody(refused));
  }
}

/** '[{"Content-Type": "text/calendar"}, …]', the way in which PostgREST is told. */
function headersIn(text: string): Headers {
  const headers = new Headers({ 'content-type': 'application/octet-stream' });
  for (const one of JSON.parse(text) as readonly Readonly<Record<string, string>>[])
    for (const [header, value] of Object.entries(one)) headers.set(header, value);
  return headers;
}
