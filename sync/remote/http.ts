// The data half of the server over plain fetch: one function for everything that is synced, others by name. It turns what a
// network can do into the few words of `Reply`. Plain, because every status, header and content type counts here, and
// because the first sync need not wait for a client library.
import type { Reply, SyncRequest, Unreachable } from '../answer.ts';
import { parseAnswer } from '../answer-schema.ts';
import { packed } from './packed.ts';
import type { ActResult, Asking } from './remote.ts';

export interface HttpConfig {
  /** Origin of the project, without a slash at the end. */
  readonly url: string;
  readonly publishableKey: string;
  /** Which build of the app asks, at most 40 characters. */
  readonly build?: string;
}

interface Call {
  readonly name: string;
  readonly body: unknown;
  readonly token: string | null;
  readonly signal?: AbortSignal;
  readonly heard?: () => void;
}

/** The body is JSON that some server of ours wrote, or the reason why there is none. */
type Fetched =
  | {
      readonly kind: 'json';
      readonly status: number;
      readonly body: unknown;
      readonly retryAfterMs: number | undefined;
    }
  | Extract<Reply, { kind: 'unreachable' }>;

export async function postSync(config: HttpConfig, request: SyncRequest, at: Asking): Promise<Reply> {
  const body = { request: { ...request, commands: packed(request.commands), build: config.build } };
  const fetched = await post(config, { name: 'sync', body, ...at });
  if (fetched.kind === 'unreachable') return fetched;
  const { status, retryAfterMs } = fetched;
  if (status === 401) return { kind: 'signed-out' };
  if (status === 413) return unreachable('too-large', retryAfterMs);
  if (status === 408 || status === 425) return unreachable('timeout', retryAfterMs);
  if (status === 429) return unreachable('throttled', retryAfterMs);
  if (status === 400 && codeOf(fetched.body) === 'invalid_request') return unreachable('invalid-request', retryAfterMs);
  if (status !== 200) return unreachable('server', retryAfterMs);
  const answer = parseAnswer(fetched.body);
  return answer === null ? unreachable('malformed') : { kind: 'answered', answer };
}

export async function postCall(
  config: HttpConfig,
  name: string,
  at: { readonly args: Record<string, unknown>; readonly token: string | null },
): Promise<ActResult<unknown>> {
  const fetched = await post(config, { name, body: at.args, token: at.token });
  if (fetched.kind === 'unreachable') {
    const error = failure('unreachable', fetched.retryAfterMs);
    return { ok: false, error: fetched.why === 'blocked' ? { ...error, forbidden: true } : error };
  }
  const { status, body, retryAfterMs } = fetched;
  if (status >= 200 && status < 300) return { ok: true, value: body };
  if (status === 401) return { ok: false, error: failure('signed_out') };
  if (status === 429) return { ok: false, error: failure('throttled', retryAfterMs) };
  if (status >= 500) return { ok: false, error: failure('unreachable', retryAfterMs) };
  return { ok: false, error: failure(codeOf(body), retryAfterMs) };
}

export function addressOf(config: HttpConfig, name: string, args: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ ...args, apikey: config.publishableKey });
  return `${config.url}/rest/v1/rpc/${name}?${query}`;
}

async function post(config: HttpConfig, call: Call): Promise<Fetched> {
  try {
    const response = await fetch(`${config.url}/rest/v1/rpc/${call.name}`, {
      method: 'POST',
      headers: {
        apikey: config.publishableKey,
        'content-type': 'application/json',
        ...(call.token === null ? {} : { authorization: `Bearer ${call.token}` }),
      },
      body: JSON.stringify(call.body),
      cache: 'no-store',
      ...(call.signal === undefined ? {} : { signal: call.signal }),
    });
    call.heard?.();
    return await understand(response);
  } catch (error) {
    const aborted = error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
    return { kind: 'unreachable', why: aborted ? 'timeout' : 'offline' };
  }
}

/** A page instead of JSON is a portal's, unless a broken gateway of the server's own wrote it. */
async function understand(response: Response): Promise<Fetched> {
  const { status } = response;
  const retryAfterMs = retryAfter(response.headers.get('retry-after'));
  if (status === 204) return { kind: 'json', status, body: null, retryAfterMs };
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (response.redirected || !isJson) {
    if (status === 403) return { kind: 'unreachable', why: 'blocked', retryAfterMs };
    const why = status >= 500 && status !== 511 ? 'server' : status === 429 ? 'throttled' : 'captive-portal';
    return { kind: 'unreachable', why: status === 413 ? 'too-large' : why, retryAfterMs };
  }
  const text = await response.text();
  try {
    const body: unknown = text === '' ? null : JSON.parse(text);
    // Our server, and PostgREST before it, say why they forbid something.
    if (status === 403 && codeOf(body) === 'unknown') return { kind: 'unreachable', why: 'blocked', retryAfterMs };
    return { kind: 'json', status, body, retryAfterMs };
  } catch {
    return { kind: 'unreachable', why: 'malformed', retryAfterMs };
  }
}

const LONGEST_WAIT_MS = 10 * 60_000;

/** Seconds or a date; a server that asks for a day gets ten minutes. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(LONGEST_WAIT_MS, Math.max(0, ms));
}

/** Our own refusals carry their code as the message of a PT4xx; the rest have only the server's. */
function codeOf(body: unknown): string {
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && code.startsWith('PT') && typeof message === 'string') return message;
  return typeof code === 'string' ? code : 'unknown';
}

function unreachable(why: Unreachable, retryAfterMs?: number): Reply {
  return { kind: 'unreachable', why, retryAfterMs };
}

function failure(code: string, retryAfterMs?: number) {
  return { code, retryAfterMs };
}
