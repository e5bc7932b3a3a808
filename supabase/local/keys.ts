// The keys of a local backend. The publishable one is public by its nature and fixed, so that a static build fits every
// local backend; the secret one, the token secret, the pair of push messages and the key that signs records are random and stay in the data folder,
// readable by its owner only.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import webPush from 'web-push';
import { isSame } from '#supabase/functions/_shared/project.ts';
import type { SigningKey } from '#supabase/functions/work-record/sign-record.ts';
import { StartFailure, systemCode } from './failure.ts';

export interface Keys {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
  /** By which push services know this installation (VAPID), base64url. */
  readonly push: { readonly publicKey: string; readonly privateKey: string };
  /** Signs what Rockstars show of their work. */
  readonly record: SigningKey;
}

/** The same value as the default of the app's build setting `VITE_SUPABASE_PUBLISHABLE_KEY`. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local';

/** How long it takes to say no does not tell how much of a secret was right. */
export function isKey(given: string | null, { publishableKey, secretKey }: Keys): boolean {
  return given !== null && (given === publishableKey || isSame(given, secretKey));
}

const Stored = v.object({
  secretKey: v.string(),
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
  // Folders of before push messages have none.
  push: v.optional(v.object({ publicKey: v.string(), privateKey: v.string() })),
  // Nor have folders of before records were signed.
  record: v.optional(
    v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: v.string(), y: v.string(), d: v.string() }),
  ),
});

export function newKeys(): Keys {
  return {
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
    push: webPush.generateVAPIDKeys(),
    record: newSigningKey(),
  };
}

export function newSigningKey(): SigningKey {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as SigningKey;
}

/** The keys kept in `file`, made at the first start: signed-in people stay signed in over a restart. */
export async function keysIn(file: string): Promise<Keys> {
  const kept = await storedKeys(file);
  const { publishableKey, ...made } = newKeys();
  const { secretKey, jwtSecret, push = made.push, record = made.record } = kept ?? made;
  const keys = { secretKey, jwtSecret, push, record };
  if (kept?.push === undefined || kept.record === undefined)
    await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  return { publishableKey, ...keys };
}

/** Null where nobody has kept any yet. */
export async function storedKeys(file: string): Promise<v.InferOutput<typeof Stored> | null> {
  try {
    return v.parse(Stored, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    if (!(error instanceof SyntaxError) && !v.isValiError(error)) throw error;
    throw new StartFailure(`The file ${file} is damaged. Delete it and start again; everyone signs in once more.`);
  }
}
