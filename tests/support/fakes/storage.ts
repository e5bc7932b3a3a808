// A tab's own view of the device's IndexedDB: the same data, but connections that can be cut, and writes that can be made to
// fail. Cutting aborts what was under way, as a browser does when a tab dies or storage goes away under it.
import type { Hardware } from './hardware.ts';

export interface StorageFaults {
  /** The next read-write transaction fails with this error name. */
  failNextWrite: 'QuotaExceededError' | 'UnknownError' | 'AbortError' | null;
  /** The next read-write transaction is kept, and the tab hears that it was not: its connection is lost at the last moment. */
  denyNextWrite: boolean;
  /** Which transactions never end, by their stores and mode, until a connection is opened anew. */
  hangs: ((stores: readonly string[], mode: unknown) => boolean) | null;
  /** How many records fit into one database; one that is full takes no more, and lets go of what it has. */
  room: number | null;
  /** What it costs to keep a write, ms. */
  commitMs: number;
  /** Nothing is kept before this moment: the disk is busy with somebody else. */
  stalledUntil: number;
}

interface RawTransaction {
  readonly db: unknown;
  readonly _requests: readonly unknown[];
  _start(): void;
  _state: string;
  _abort(name: string): void;
  dispatchEvent(event: Event): boolean;
}

interface RawConnection {
  readonly name: string;
  close(): void;
  transaction(...args: unknown[]): IDBTransaction & RawTransaction;
  readonly _rawDatabase: {
    readonly transactions: RawTransaction[];
    readonly rawObjectStores: ReadonlyMap<string, { readonly records: { size(): number } }>;
  };
}

export function tabStorage(hardware: Hardware, isDead: () => boolean) {
  const connections = new Set<RawConnection>();

  function adopt(connection: RawConnection): void {
    connections.add(connection);
    hardware.faults.hangs = null;
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...args) => {
      const transaction = begin(...args);
      const { failNextWrite, denyNextWrite, hangs } = hardware.faults;
      if (hangs?.([args[0]].flat() as string[], args[1])) {
        const { transactions } = connection._rawDatabase;
        transactions.splice(transactions.indexOf(transaction), 1);
      }
      if (failNextWrite !== null && args[1] === 'readwrite') {
        hardware.faults.failNextWrite = null;
        failAtCommit(transaction, failNextWrite, () => true);
      }
      if (denyNextWrite && args[1] === 'readwrite') {
        hardware.faults.denyNextWrite = false;
        denyAtCommit(transaction);
      }
      if (args[1] === 'readwrite') {
        keepSlowly(hardware, transaction);
        transaction.addEventListener('complete', () => hardware.onCommit?.(connection.name));
      }
      const { room } = hardware.faults;
      if (room !== null && args[1] === 'readwrite') {
        const before = recordsIn(connection);
        const overflows = () => recordsIn(connection) > Math.max(before, room);
        failAtCommit(transaction, 'QuotaExceededError', overflows);
      }
      return transaction;
    };
  }

  const factory = {
    open(name: string, version?: number): IDBOpenDBRequest {
      if (isDead()) throw Object.assign(new Error('This tab is dead'), { name: 'InvalidStateError' });
      const request = hardware.indexedDB.open(name, version);
      request.addEventListener('upgradeneeded', () => adopt(request.result as unknown as RawConnection));
      request.addEventListener('success', () => {
        const connection = request.result as unknown as RawConnection;
        if (!connections.has(connection)) adopt(connection);
        if (isDead()) connection.close();
      });
      return request;
    },
    deleteDatabase: (name: string) => hardware.indexedDB.deleteDatabase(name),
    databases: () => hardware.indexedDB.databases(),
    cmp: (a: unknown, b: unknown) => hardware.indexedDB.cmp(a, b),
  };

  return {
    factory: factory as unknown as IDBFactory,
    cut(): void {
      for (const connection of connections) {
        for (const transaction of [...connection._rawDatabase.transactions]) {
          if (transaction.db === connection && transaction._state !== 'finished') transaction._abort('AbortError');
        }
        connection.close();
      }
      connections.clear();
    },
  };
}

/** As a full disk does it: all the work succeeds, and then it cannot be kept. */
function failAtCommit(transaction: RawTransaction, error: string, fails: () => boolean): void {
  const goOn = transaction._start.bind(transaction);
  transaction._start = () => {
    if (transaction._requests.length > 0 || transaction._state === 'finished') return goOn();
    if (!fails()) return goOn();
    transaction._abort(error);
  };
}

function denyAtCommit(transaction: IDBTransaction & RawTransaction): void {
  const dispatch = transaction.dispatchEvent.bind(transaction);
  transaction.dispatchEvent = event => {
    if (event.type !== 'complete') return dispatch(event);
    Object.assign(transaction, { error: new DOMException('Denied', 'AbortError') });
    return dispatch(Object.assign(event, { type: 'abort' }));
  };
}

/** Until it is kept, whoever waits for it waits; and nobody can add to it any more. */
function keepSlowly({ world, faults }: Hardware, transaction: RawTransaction): void {
  const goOn = transaction._start.bind(transaction);
  transaction._start = () => {
    const waitMs = Math.max(faults.commitMs, faults.stalledUntil - world.now);
    if (transaction._requests.length > 0 || transaction._state !== 'active' || waitMs <= 0) return goOn();
    transaction._state = 'committing';
    world.after(waitMs, () => {
      if (transaction._state !== 'committing') return;
      transaction._state = 'active';
      goOn();
    });
  };
}

function recordsIn({ _rawDatabase }: RawConnection): number {
  return [..._rawDatabase.rawObjectStores.values()].reduce((sum, { records }) => sum + records.size(), 0);
}
