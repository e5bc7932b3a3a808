// Reads access tokens the way the API does: HS256, our secret, not expired.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const Claims = v.looseObject({
  sub: v.pipe(v.string(), v.uuid()),
  role: v.string(),
  exp: v.number(),
  session_id: v.optional(v.string()),
});

export type Claims = v.InferOutput<typeof Claims>;

export function bearerOf(request: Request): string | undefined {
  return request.headers.get('authorization')?.replace(/^Bearer /i, '');
}

/** The claims of a good token, or why it is not one. `now` in milliseconds. */
export function readToken(token: string, secret: string, now = Date.now()): Claims | 'invalid' | 'expired' {
  const [head, body, signature, ...rest] = token.split('.');
  if (head === undefined || body === undefined || signature === undefined || rest.length > 0) return 'invalid';
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid';
  const header = v.safeParse(v.looseObject({ alg: v.literal('HS256') }), parsed(head));
  const claims = v.safeParse(Claims, parsed(body));
  if (!header.success || !claims.success) return 'invalid';
  return claims.output.exp * 1000 > now ? claims.output : 'expired';
}

function parsed(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
