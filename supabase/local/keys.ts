// The keys of a local backend. The publishable one is public by its nature and fixed, so that a static build fits every
// local backend; the secret one and the token secret are random and stay in the data folder, readable by its owner only.
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { StartFailure, systemCode } from './failure.ts';

export interface Keys {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
}

/** The same value as the default of the app's build setting `VITE_SUPABASE_PUBLISHABLE_KEY`. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local';

const Stored = v.object({ secretKey: v.string(), jwtSecret: v.pipe(v.string(), v.minLength(32)) });

export function newKeys(): Keys {
  return {
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
}

/** The keys kept in `file`, made at the first start: signed-in people stay signed in over a restart. */
export async function keysIn(file: string): Promise<Keys> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
    const { secretKey, jwtSecret, publishableKey } = newKeys();
    await writeFile(file, JSON.stringify({ secretKey, jwtSecret }), { mode: 0o600 });
    return { publishableKey, secretKey, jwtSecret };
  }
  try {
    return { publishableKey: LOCAL_PUBLISHABLE_KEY, ...v.parse(Stored, JSON.parse(text)) };
  } catch {
    throw new StartFailure(`The file ${file} is damaged. Delete it and start again; everyone signs in once more.`);
  }
}
