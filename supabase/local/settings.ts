// The settings of `npm start` and `npm run dev`, from the environment.
import { join, resolve } from 'node:path';
import { StartFailure } from './failure.ts';
import { paths } from './paths.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** A folder, or `memory`. */
  readonly data: string;
  readonly seed: 'demo' | 'none';
  readonly siteUrl: string | undefined;
}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { PORT = '8787', HOST, DATA_DIR, SEED = 'demo', SITE_URL } = environment;
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) {
    throw new StartFailure(`PORT wants a number up to 65535, not ${PORT}.`);
  }
  if (SEED !== 'demo' && SEED !== 'none') throw new StartFailure(`SEED wants demo or none, not ${SEED}.`);
  if (SITE_URL !== undefined && SITE_URL !== '' && !/^https?:\/\/[^/]+/.test(SITE_URL))
    throw new StartFailure(`SITE_URL wants an address that begins with https:// or http://, not ${SITE_URL}.`);
  const data = DATA_DIR === undefined || DATA_DIR === '' ? join(paths.root, '.data') : DATA_DIR;
  return {
    port: Number(PORT),
    host: HOST === undefined || HOST === '' ? '127.0.0.1' : HOST,
    data: data === 'memory' ? data : resolve(data),
    seed: SEED,
    siteUrl: SITE_URL === '' ? undefined : SITE_URL?.replace(/\/$/, ''),
  };
}
