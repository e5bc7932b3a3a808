// Signs records and publishes the key that proves them, on WebCrypto alone: a JSON Web Signature (RFC 7515) by ES256, in the flattened
// JSON form, so that the file can be read by a person and checked by any library.

/** A P-256 key pair as a private JSON Web Key. */
export type SigningKey = JsonWebKey & { readonly x: string; readonly y: string; readonly d: string };

export interface SignedRecord {
  /** The payload once more, for people: the signature is of the payload. */
  readonly record: unknown;
  readonly payload: string;
  readonly protected: string;
  readonly signature: string;
}

const ES256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SHA256 = { name: 'ECDSA', hash: 'SHA-256' } as const;

export async function signRecord(record: object, key: SigningKey): Promise<SignedRecord> {
  const header = encoded(JSON.stringify({ alg: 'ES256', typ: 'encore-record+jws', kid: await keyId(key) }));
  const payload = encoded(JSON.stringify(record));
  const signer = await crypto.subtle.importKey('jwk', key, ES256, false, ['sign']);
  const signature = await crypto.subtle.sign(SHA256, signer, new TextEncoder().encode(`${header}.${payload}`));
  return { record, payload, protected: header, signature: base64url(new Uint8Array(signature)) };
}

/** What anybody needs to check a record: a JSON Web Key Set (RFC 7517). */
export async function keySet(key: SigningKey): Promise<{ readonly keys: readonly object[] }> {
  const { x, y } = key;
  return { keys: [{ kty: 'EC', crv: 'P-256', x, y, use: 'sig', alg: 'ES256', kid: await keyId(key) }] };
}

/** The key's thumbprint (RFC 7638). */
async function keyId({ x, y }: SigningKey): Promise<string> {
  const members = JSON.stringify({ crv: 'P-256', kty: 'EC', x, y });
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(members))));
}

function encoded(text: string): string {
  return base64url(new TextEncoder().encode(text));
}

function base64url(bytes: Uint8Array): string {
  // A long record has more letters than a call takes arguments.
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
