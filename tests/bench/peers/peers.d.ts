// The public interfaces of the peers, as far as the bench uses them: they are installed only when it runs.

declare module 'rxdb' {
  interface Note {
    readonly id: string;
    readonly text: string;
  }
  export function addRxPlugin(plugin: unknown): void;
  export interface RxCollection {
    insert(doc: Record<string, unknown>): Promise<unknown>;
    count(): { exec(): Promise<number> };
    findOne(id: string): { exec(): Promise<{ incrementalPatch(fields: { text: string }): Promise<unknown> } | null> };
  }
  export interface RxDatabase {
    addCollections(
      wanted: Record<string, { schema: object; migrationStrategies?: Record<number, (doc: Note) => object> }>,
    ): Promise<Record<string, RxCollection>>;
    close(): Promise<void>;
  }
  export function createRxDatabase(options: {
    name: string;
    storage: unknown;
    multiInstance: boolean;
  }): Promise<RxDatabase>;
}

declare module 'rxdb/plugins/leader-election' {
  export const RxDBLeaderElectionPlugin: unknown;
}

declare module 'rxdb/plugins/migration-schema' {
  export const RxDBMigrationSchemaPlugin: unknown;
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
    pull: { batchSize: number; modifier(row: Record<string, unknown>): Record<string, unknown> };
    push: { batchSize: number };
  }): Replication;
}

declare module '@legendapp/state' {
  type Notes = Record<string, { id: string; text: string }>;
  export interface NotesObservable {
    get(): Notes | undefined;
    peek(): Notes | undefined;
    [id: string]:
      | { set(note: { id: string; text: string }): void; readonly text: { set(text: string): void } }
      | (() => Notes | undefined);
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
  interface Note {
    readonly id: string;
    readonly text: string;
    readonly about?: string;
  }
  export interface NotesCollection {
    insert(note: Note): unknown;
    update(id: string, change: (draft: { text: string }) => void): unknown;
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
      (given: {
        transaction: { mutations: readonly { modified: { id: string; text: string; about?: string } }[] };
      }) => Promise<void>
    >;
  }): Executor;
}

declare module 'replicache' {
  interface Note {
    readonly id: string;
    readonly text: string;
    readonly about?: string;
  }
  export interface ReplicacheTx {
    get(key: string): Promise<Note | undefined>;
    has(key: string): Promise<boolean>;
    set(key: string, note: Note): Promise<void>;
    scan(options: { prefix: string }): { keys(): { toArray(): Promise<string[]> } };
  }
  type Mutators = Record<string, (tx: ReplicacheTx, note: Note) => Promise<void>>;
  export class Replicache<Known extends Mutators> {
    constructor(options: {
      name: string;
      schemaVersion: string;
      auth: string;
      pushURL: string;
      pullURL: string;
      pullInterval: number | null;
      logLevel: 'error';
      mutators: Known;
    });
    readonly clientID: string;
    readonly clientGroupID: Promise<string>;
    readonly idbName: string;
    readonly mutate: Record<keyof Known, (note: Note) => Promise<void>>;
    onSync: ((isBusy: boolean) => void) | null;
    pull(options?: { now: boolean }): Promise<void>;
    query<Value>(body: (tx: ReplicacheTx) => Promise<Value>): Promise<Value>;
    experimentalPendingMutations(): Promise<readonly unknown[]>;
  }
}

declare module 'selfsigned' {
  export function generate(
    names: readonly { name: string; value: string }[],
    options: { days: number; keySize: number; algorithm: string },
  ): { readonly private: string; readonly cert: string };
}
