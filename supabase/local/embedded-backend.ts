// The embedded backend, put together: one process serves REST, auth, realtime, the mailbox and, where it is given, the
// built app, on one port. What each part does is said in its own file; here stands in which order they come up and go
// down. When input has stopped the database engine, what stands on it goes down and comes up again on the same data.
import type { PGlite } from '@electric-sql/pglite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { unsubscribeHandler } from '#supabase/functions/unsubscribe/handler.ts';
import { recordHandler } from '#supabase/functions/work-record/handler.ts';
import { type Api, createApi } from './api.ts';
import { comparePasswords } from './auth/compare.ts';
import { type AuthFront, authFront, WRONG_LINKS_MS } from './auth/front.ts';
import { type AuthSettings, readAuthSettings } from './auth/settings.ts';
import { Lately } from './auth/waits.ts';
import { startClock } from './clock.ts';
import { filesOf } from './database/embedded-database.ts';
import { guarded } from './database/guarded.ts';
import { type Opened, openAgain, openPrepared } from './database/prepared-database.ts';
import { type Exclusive, requestLock } from './database/request-lock.ts';
import type { Sql } from './database/sql.ts';
import { tellFailure } from './failure.ts';
import { claimFolder, type DataFolder } from './folder.ts';
import { listener, type Site } from './http/listener.ts';
import { type OpenPort, openPort } from './http/open-port.ts';
import { staticFiles } from './http/static-files.ts';
import { type Keys, keysIn, newKeys } from './keys.ts';
import { type Mail, type MailStore, openMailStore } from './mail/mail-store.ts';
import { mailboxKey } from './mail/mailbox-key.ts';
import { sendProductMails } from './mail/product-mails.ts';
import { paths } from './paths.ts';
import { sendProductPushes } from './push/product-pushes.ts';
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
  /** With which the mailbox opens from other machines. */
  readonly mailboxKey: string;
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
    // Who asks early waits for the database instead of being refused.
    let site: () => Promise<Site> = () => coming.then(running => running.site());
    const coming = comeUp(options, folder, port);
    port.server.on(
      'request',
      listener(() => site()),
    );
    const running = await coming;
    site = running.site;
    return running.backend;
  } catch (error) {
    await port?.close();
    await folder?.release();
    throw error;
  }
}

/** What stays while the database may come and go. */
interface Ground {
  readonly options: BackendOptions;
  readonly folder: DataFolder | null;
  readonly port: OpenPort;
  readonly siteUrl: string;
  readonly keys: Keys;
  readonly mails: MailStore;
  readonly settings: AuthSettings;
}

/** The database and all that stands on it. */
interface Core {
  readonly site: Site;
  readonly engine: PGlite;
  readonly exclusive: Exclusive;
  /** Takes down what stands on the database, not the database itself. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

async function comeUp(
  options: BackendOptions,
  folder: DataFolder | null,
  port: OpenPort,
): Promise<{ site: () => Promise<Site>; backend: Backend }> {
  const { host = '127.0.0.1', project = paths.project, seed } = options;
  const url = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port.port}`;
  const siteUrl = options.siteUrl ?? url;
  const keys = folder === null ? newKeys() : await keysIn(folder.keys);
  const mails = await openMailStore(folder?.mails ?? null, options.mailFolder ?? null);
  const ground: Ground = {
    options,
    folder,
    port,
    siteUrl,
    keys,
    mails,
    settings: await readAuthSettings(project),
  };
  const wanted = { folder: folder?.database ?? null, project, seed };

  const again = async (broken: Core): Promise<Core> => {
    console.error('The database engine stopped and is being started again with its data.');
    const dump = folder === null ? await filesOf(broken.engine) : null;
    await broken.stop();
    return standOn(ground, await openAgain(wanted, dump, makeApi(ground)), restart);
  };
  const restart = () => {
    core = core.then(again);
    core.catch((error: unknown) => tellFailure('Starting the database again', error));
  };
  let core = openPrepared(wanted, makeApi(ground)).then(opened => standOn(ground, opened, restart));
  await core;

  const stop = async () => {
    // Null: the database did not come up again.
    const running = await core.catch(() => null);
    await running?.stop();
    await port.close();
    await running?.close();
    await folder?.release();
  };
  const { publishableKey, secretKey } = keys;
  const database: Backend['database'] = async task => {
    const { engine, exclusive } = await core;
    return exclusive(() => task(engine));
  };
  return {
    site: async () => (await core).site,
    backend: { url, publishableKey, secretKey, mailboxKey: mailboxKey(keys), mails: mails.all, database, stop },
  };
}

/** Nobody reads it. */
const CALLER_GONE = new Response(null, { status: 499 });

function makeApi({ keys, settings, siteUrl, mails }: Ground): (connection: PgliteConnection) => Api {
  return connection => createApi({ connection, keys, settings, siteUrl, send: mails.send });
}

/** `died` is told once, when the engine no longer answers. */
async function standOn(ground: Ground, { database, api }: Opened, died: () => void): Promise<Core> {
  const { keys, mails, options, port, settings, siteUrl } = ground;
  const { engine, connection } = database;
  const lock = requestLock();
  const guard = guarded(engine, lock, died);
  const { exclusive, answer } = guard;
  const passwords = comparePasswords();
  const front: AuthFront = {
    api,
    keys,
    engine,
    settings,
    siteUrl,
    send: mails.send,
    passwords,
    askedFor: new Lately(settings.mailEverySeconds * 1000),
    wrongLinks: new Lately(WRONG_LINKS_MS),
  };
  const stopRealtime = await startRealtime({ server: port.server, engine, exclusive, keys });
  const stopMails = await sendProductMails({ engine, exclusive, siteUrl, send: mails.send });
  const identity = { ...keys.push, contact: 'mailto:hello@encore.example', siteUrl };
  const stopPushes = await sendProductPushes({ engine, exclusive, identity });
  const stopClock = startClock(engine, exclusive);
  const rest = restFront(api, connection, keys);
  return {
    engine,
    exclusive,
    site: {
      siteUrl,
      keys,
      auth: authFront(front, guard),
      // A phone that gave up asks again: what it no longer waits for would keep those behind it waiting.
      rest: request => answer(async () => (request.signal.aborted ? CALLER_GONE.clone() : rest(request))),
      unsubscribe: unsubscribeHandler({
        siteUrl,
        unsubscribe: async key => void (await exclusive(() => engine.query('select private.unsubscribe($1)', [key]))),
      }),
      workRecord: recordHandler({
        functionUrl: `${siteUrl}/functions/v1/work-record`,
        key: keys.record,
        take: ticket => exclusive(() => recordOf(engine, ticket)),
        now: () => new Date(),
      }),
      mails,
      files: options.app === undefined ? null : staticFiles(options.app),
    },
    stop: async () => {
      stopClock();
      await passwords.stop();
      await stopMails();
      await stopPushes();
      await stopRealtime();
    },
    close: () => exclusive(() => connection.close()),
  };
}

async function recordOf(engine: Core['engine'], ticket: string): Promise<object | null> {
  const { rows } = await engine.query<{ record: object | null }>('select private.take_work_record($1) as record', [
    ticket,
  ]);
  return rows[0]?.record ?? null;
}
