// What lies in a phone's storage at this moment, read past every transaction and connection: the only way to look that takes no
// time and disturbs nothing. It relies on how fake-indexeddb (exact version) keeps its records.
import type { Hardware } from '#tests/support/fakes/hardware.ts';

interface RawFactory {
  readonly _databases: ReadonlyMap<string, RawDatabase>;
}

interface RawDatabase {
  readonly rawObjectStores: ReadonlyMap<string, { readonly records: { values(): Iterable<RawRecord> } }>;
}

interface RawRecord {
  readonly value: unknown;
}

/** The records of one store, in the order of their keys; none where there is no such database or store. */
export function peek<Value>({ indexedDB }: Hardware, database: string, store: string): Value[] {
  const { _databases } = indexedDB as unknown as RawFactory;
  const records = _databases.get(database)?.rawObjectStores.get(store)?.records.values() ?? [];
  return Array.from(records, ({ value }) => value as Value);
}

export function databasesOf({ indexedDB }: Hardware): readonly string[] {
  return [...(indexedDB as unknown as RawFactory)._databases.keys()];
}
