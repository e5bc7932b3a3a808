// The public interfaces of the peers, as far as the bench uses them: they are installed only when it runs.

declare module 'rxdb' {
  export interface RxCollection {
    insert(doc: Record<string, unknown>): Promise<unknown>;
    count(): { exec(): Promise<number> };
    findOne(id: string): { exec(): Promise<unknown> };
  }
  export interface RxDatabase {
    addCollections(wanted: Record<string, { schema: object }>): Promise<Record<string, RxCollection>>;
    close(): Promise<void>;
  }
  export function createRxDatabase(options: {
    name: string;
    storage: unknown;
    multiInstance: boolean;
  }): Promise<RxDatabase>;
}

declare module 'rxdb/plugins/storage-dexie' {
  export function getRxStorageDexie(): unknown;
}

declare module 'rxdb/plugins/replication-supabase' {
  export interface Replication {
    reSync(): void;
    awaitInSync(): Promise<unknown>;
    awaitInitialReplication(): Promise<unknown>;
    readonly error$: {
      subscribe(
        hear: (error: { readonly parameters: { readonly errors?: readonly { readonly message: string }[] } }) => void,
      ): void;
    };
  }
  export function replicateSupabase(options: {
    tableName: string;
    client: unknown;
    collection: import('rxdb').RxCollection;
    replicationIdentifier: string;
    live: boolean;
    waitForLeadership: boolean;
    pull: { batchSize: number };
    push: { batchSize: number };
  }): Replication;
}

declare module '@legendapp/state' {
  type Notes = Record<string, { id: string; text: string }>;
  export interface NotesObservable {
    get(): Notes | undefined;
    peek(): Notes | undefined;
    [id: string]: { set(note: { id: string; text: string }): void } | (() => Notes | undefined);
  }
  export interface SyncState {
    readonly isLoaded: unknown;
    readonly isPersistLoaded: unknown;
    readonly isGetting: { get(): boolean };
    getPendingChanges(): object | undefined;
    sync(): Promise<void>;
  }
  export function observable(synced: unknown): NotesObservable;
  export function syncState(notes: NotesObservable): SyncState;
  export function when(is: unknown): Promise<void>;
}

declare module '@legendapp/state/persist-plugins/indexeddb' {
  export function observablePersistIndexedDB(options: {
    databaseName: string;
    version: number;
    tableNames: string[];
  }): unknown;
}

declare module '@legendapp/state/sync-plugins/supabase' {
  export function syncedSupabase(options: Record<string, unknown>): unknown;
}

declare module '@tanstack/db' {
  export interface NotesCollection {
    insert(note: { id: string; text: string }): unknown;
    has(id: string): boolean;
    readonly size: number;
  }
  export function localOnlyCollectionOptions(options: { id: string; getKey(note: { id: string }): string }): object;
  export function createCollection(options: object): NotesCollection;
}

declare module '@tanstack/offline-transactions' {
  export class NonRetriableError extends Error {}
  export interface Executor {
    waitForInit(): Promise<void>;
    peekOutbox(): Promise<readonly { readonly mutations: readonly { readonly modified: { readonly id: string } }[] }[]>;
    createOfflineTransaction(options: { mutationFnName: string; autoCommit: boolean }): {
      mutate(act: () => void): unknown;
      commit(): Promise<unknown>;
    };
  }
  export function startOfflineExecutor(options: {
    collections: Record<string, import('@tanstack/db').NotesCollection>;
    mutationFns: Record<
      string,
      (given: { transaction: { mutations: readonly { modified: { id: string; text: string } }[] } }) => Promise<void>
    >;
  }): Executor;
}

declare module 'selfsigned' {
  export function generate(
    names: readonly { name: string; value: string }[],
    options: { days: number; keySize: number; algorithm: string },
  ): { readonly private: string; readonly cert: string };
}
