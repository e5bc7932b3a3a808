// What stands before both APIs on the hosted service: no key, no answer; and any page may ask, since nothing here trusts
// a cookie.
import { isKey, type Keys } from '../keys.ts';

/** The refusal of a request without a good key. */
export function keyRefusal(request: Request, keys: Keys): Response | null {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (isKey(key, keys)) return null;
  const message = key === null ? 'No API key found in request' : 'Invalid API key';
  const hint =
    key === null
      ? 'No `apikey` request header or url param was found.'
      : 'Double check your Supabase `anon` or `service_role` API key.';
  return Response.json({ message, hint }, { status: 401 });
}

export function preflight(request: Request): Response | null {
  if (request.method !== 'OPTIONS') return null;
  const headers = {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
    'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
    'access-control-max-age': '3600',
  };
  return new Response(null, { status: 204, headers });
}

export const CROSS_ORIGIN: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Range, Content-Location, X-Sb-Error-Code, X-Supabase-Api-Version',
};
