// What the REST server knows of the tables and functions. The package reads them from a dozen catalogs at the first question
// to each database, which costs a second of computing; of a prepared database it was read when that was prepared.
import type { CacheDriver } from '@supabase/lite';

/** One database's own: what changes its tables makes the package forget, here and for no other database. */
export class KnownSchema implements CacheDriver {
  #json: string | undefined;

  constructor(json?: string) {
    this.#json = json;
  }

  get json(): string | undefined {
    return this.#json;
  }

  async get(): Promise<string | undefined> {
    return this.#json;
  }

  async set(_key: string, json: string): Promise<void> {
    this.#json = json;
  }

  async delete(): Promise<void> {
    this.#json = undefined;
  }
}
