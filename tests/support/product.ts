// The whole product on a free port, as `npm start` serves it, with a database of its own that is gone afterwards.
import { startBackend } from '#supabase/local/embedded-backend.ts';
import { dist } from './fresh-build.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Product {
  readonly url: string;
  mails(): readonly Mail[];
  /** Rows of one statement, run as the database's owner. */
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** `demo` is the data that a newcomer sees; `none` an empty product. `app`: another build than the usual one. */
export async function serveProduct(options: { seed: 'demo' | 'none'; app?: string }): Promise<Product> {
  const { seed, app = dist } = options;
  const backend = await startBackend({ port: 0, host: 'localhost', data: 'memory', seed, app });
  return {
    url: backend.url,
    mails: () => backend.mails(),
    query: <Row extends object>(sql: string, values?: unknown[]) =>
      backend.database(async database => (await database.query<Row>(sql, values)).rows),
    stop: () => backend.stop(),
  };
}
