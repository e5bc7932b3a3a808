// The edge function that signs a Rockstar's record, on web standards alone. Whoever has a ticket of the app gets the record that it
// opens, once, as a file; everybody gets the key set.
import { keySet, type SigningKey, signRecord } from './sign-record.ts';

export interface RecordSettings {
  /** Of this function, as a reader of the record finds it. */
  readonly functionUrl: string;
  readonly key: SigningKey;
  /** The record that a ticket opens; null for one that is none. */
  take(ticket: string): Promise<object | null>;
  readonly now: () => Date;
}

const TICKET = /^[0-9a-f]{64}$/;

/** Whose ticket it was is not known any more, and with it their language. */
const GONE = `This link has been used or is too old. Encore makes a new one on the page of your work record.
Este enlace ya se usó o es demasiado antiguo. Encore crea otro en la página de tu historial de trabajo.
Ce lien a déjà servi ou est trop ancien. Encore en crée un autre sur la page de votre relevé de travail.
`;

export function recordHandler({
  functionUrl,
  key,
  take,
  now,
}: RecordSettings): (request: Request) => Promise<Response> {
  return async request => {
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } });
    const url = new URL(request.url);
    if (url.pathname.endsWith('/keys')) return published(await keySet(key));
    const ticket = url.searchParams.get('ticket') ?? '';
    const record = TICKET.test(ticket) ? await take(ticket) : null;
    if (record === null) return new Response(GONE, { status: 404, headers: { 'cache-control': 'no-store' } });
    const issued = { v: 1, issuer: functionUrl, keys: `${functionUrl}/keys`, issuedAt: now().toISOString(), ...record };
    return new Response(JSON.stringify(await signRecord(issued, key), null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="encore-record.json"',
        'cache-control': 'no-store',
      },
    });
  };
}

/** Checked from any page. */
function published(keys: object): Response {
  return Response.json(keys, {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' },
  });
}
