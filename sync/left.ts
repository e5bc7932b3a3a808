// What a page that is left must let go of. Safari keeps it for the way back with its transactions open, and everybody else waits
// behind them for ever: so they are aborted (EN15). It does not know what they were about.
import type Dexie from 'dexie';

/** The parts of a window that a worker lacks, read structurally. */
interface MaybeWindow {
  addEventListener?(event: string, call: () => void): void;
  readonly location?: { reload?(): void };
}

type Opened = (transaction: IDBTransaction) => void;

/** Tells of every transaction of this database, as it begins. */
export function reportTransactions(db: Dexie, { opened }: { readonly opened?: Opened }): Dexie {
  if (opened === undefined) return db;
  return db.use({
    stack: 'dbcore',
    create: core => ({
      ...core,
      transaction(...how) {
        const transaction = core.transaction(...how);
        opened(transaction as IDBTransaction);
        return transaction;
      },
    }),
  });
}

/** A page that comes back after it had to abort something begins anew. */
export function endedWithPage(): Opened {
  const here = globalThis as unknown as MaybeWindow;
  const open = new Set<IDBTransaction>();
  let abandoned = false;
  here.addEventListener?.('pagehide', () => {
    for (const transaction of [...open]) abandoned = aborted(transaction) || abandoned;
  });
  here.addEventListener?.('pageshow', () => {
    if (abandoned) here.location?.reload?.();
  });
  return transaction => {
    open.add(transaction);
    const end = () => open.delete(transaction);
    transaction.addEventListener('complete', end);
    transaction.addEventListener('abort', end);
  };
}

/** One that is just being committed cannot be aborted, and ends by itself. */
function aborted(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
