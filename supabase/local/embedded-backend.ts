// The embedded backend, put together: one process serves REST, auth, realtime, the mailbox and, where it is given, the
// built app, on one port. What each part does is said in its own file; here stands in which order they come up and go down.
import { createApi } from './api.ts';
import { type AuthFront, answerAuth } from './auth/front.ts';
import { readAuthSettings } from './auth/settings.ts';
import { startClock } from './clock.ts';
import { openPrepared } from './database/prepared-database.ts';
import { requestLock } from './database/request-lock.ts';
import type { Sql } from './database/sql.ts';
import { claimFolder, type DataFolder } from './folder.ts';
import { listener, type Site } from './http/listener.ts';
import { type OpenPort, openPort } from './http/open-port.ts';
import { staticFiles } from './http/static-files.ts';
import { type Keys, keysIn, newKeys } from './keys.ts';
import { type Mail, openMailStore } from './mail/mail-store.ts';
import { sendProductMails } from './mail/product-mails.ts';
import { paths } from './paths.ts';
import { startRealtime } from './realtime/endpoint.ts';
import { restFront } from './rest/front.ts';

export interface BackendOptions {
  /** 0 for a free one. */
  readonly port: number;
  readonly host?: string;
  /** A folder, or `memory` to keep nothing. */
  readonly data: string;
  readonly seed: 'demo' | 'none';
  /** A folder that gets every mail as a file, besides the mailbox. */
  readonly mailFolder?: string;
  /** The built app, when it is served too. */
  readonly app?: string;
  /** The address that people use, when it is not this server's own. */
  readonly siteUrl?: string;
  /** The Supabase project: another one in tests of the backend itself. */
  readonly project?: string;
}

export interface Backend extends Pick<Keys, 'publishableKey' | 'secretKey'> {
  readonly url: string;
  mails(): readonly Mail[];
  /** Runs work on the database as its owner, alone. */
  database<Value>(work: (sql: Sql) => Promise<Value>): Promise<Value>;
  stop(): Promise<void>;
}

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const folder = options.data === 'memory' ? null : await claimFolder(options.data);
  let port: OpenPort | undefined;
  try {
    port = await openPort(options.host ?? '127.0.0.1', options.port);
    const coming = comeUp(options, folder, port);
    // Who asks early waits for the database instead of being refused.
    const site = coming.then(ready => ready.site);
    site.catch(() => undefined);
    port.server.on('request', listener(site));
    return (await coming).backend;
  } catch (error) {
    await port?.close();
    await folder?.release();
    throw error;
  }
}

async function comeUp(
  options: BackendOptions,
  folder: DataFolder | null,
  port: OpenPort,
): Promise<{ site: Site; backend: Backend }> {
  const { host = '127.0.0.1', project = paths.project } = options;
  const url = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port.port}`;
  const siteUrl = options.siteUrl ?? url;
  const keys = folder === null ? newKeys() : await keysIn(folder.keys);
  const mails = await openMailStore(folder?.mails ?? null, options.mailFolder ?? null);
  const settings = await readAuthSettings(project);
  const { database, api } = await openPrepared(
    { folder: folder?.database ?? null, project, seed: options.seed },
    connection => createApi({ connection, keys, settings, siteUrl, send: mails.send }),
  );
  const { engine, connection } = database;
  const exclusive = requestLock();
  const front: AuthFront = { api, keys, engine, settings, siteUrl, send: mails.send };
  const stopRealtime = await startRealtime({ server: port.server, engine, exclusive, keys });
  const stopMails = await sendProductMails({ engine, exclusive, project, siteUrl, send: mails.send });
  const stopClock = startClock(engine, exclusive);
  const stop = async () => {
    stopClock();
    await stopMails();
    await stopRealtime();
    await port.close();
    await exclusive(() => connection.close());
    await folder?.release();
  };
  const site: Site = {
    siteUrl,
    keys,
    exclusive,
    auth: request => answerAuth(front, request),
    rest: restFront(api, connection),
    mails,
    files: options.app === undefined ? null : staticFiles(options.app),
  };
  const { publishableKey, secretKey } = keys;
  const work: Backend['database'] = task => exclusive(() => task(engine));
  return { site, backend: { url, publishableKey, secretKey, mails: mails.all, database: work, stop } };
}
