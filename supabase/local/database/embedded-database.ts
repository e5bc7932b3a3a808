// Opens the embedded PostgreSQL. Knows neither our migrations nor HTTP.
import type { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { StartFailure } from '../failure.ts';
import { KnownSchema } from './known-schema.ts';

export interface EmbeddedDatabase {
  readonly connection: PgliteConnection;
  readonly engine: PGlite;
}

/** A prepared database as it was read: a common Blob would copy its seventy megabytes in small pieces, twice, before it gave them out. */
export class Dump extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }
}

/**
 * Whether it still works. Some input stops the engine (a stack that is too deep, for one): from then on it answers every
 * query with no rows and no error.
 */
export async function isAlive(engine: PGlite): Promise<boolean> {
  try {
    return (await engine.query('select 1')).rows.length === 1;
  } catch {
    return false;
  }
}

/** The files of a database in memory, also of one whose engine has stopped: what was committed is in its log. */
export function filesOf(engine: PGlite): Promise<Blob> {
  if (engine.fs === undefined) throw new Error('A database without files');
  return engine.fs.dumpTar('postgres', 'none');
}

/** `folder`: where it is kept, or nothing for memory. `dump`: a prepared database to begin with, and what its schema is. */
export async function openDatabase(
  folder: string | null,
  dump: Blob | null,
  schema = new KnownSchema(),
): Promise<EmbeddedDatabase> {
  try {
    const connection = await createPgliteConnection({
      ...(folder === null ? {} : { url: folder }),
      schemaCache: schema,
      pgliteOptions: { extensions: { btree_gist, pg_trgm }, ...(dump === null ? {} : { loadDataDir: dump }) },
    });
    // Left to itself the auth server grants every right on every table to every role at the first request.
    Object.assign(connection, { rlsState: 'active' });
    await connection.driver.waitReady;
    await connection.driver.query('select 1');
    return { connection, engine: connection.driver };
  } catch (error) {
    if (folder === null) throw error;
    throw new StartFailure(
      `The data folder ${folder} cannot be opened; it seems damaged. Start over with \`npm start -- --reset\`, or put back a copy of it.`,
      { cause: error },
    );
  }
}
