// The wire without our engine: one request to the sync function, as anybody with a token could send it.
import type { SyncAnswer } from '#sync/answer.ts';
import type { Backend } from '#tests/support/backend.ts';
import { password } from './phone.ts';

export interface RawAnswer {
  readonly status: number;
  readonly body: SyncAnswer;
}

export async function rawSync(backend: Backend, token: string | null, commands: readonly object[]): Promise<RawAnswer> {
  const device = '01990000-0000-7000-8000-00000000d00d';
  const request = { v: 1, device, cursor: null, commands };
  const response = await fetch(`${backend.url}/rest/v1/rpc/sync`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ request }),
  });
  return { status: response.status, body: (await response.json()) as SyncAnswer };
}

export async function signedInToken(backend: Backend, email: string): Promise<string> {
  const response = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}
