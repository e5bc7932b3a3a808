// One at a time. The embedded engine has a single connection and its auth server sends `begin` and `commit` as loose
// statements, so whoever slips in between joins a stranger's transaction and may be rolled back after answering 200.
// Everything that touches the database goes through here: API requests, realtime, the clock, the seed.

export type Exclusive = <Value>(work: () => Promise<Value>) => Promise<Value>;

export interface RequestLock {
  readonly exclusive: Exclusive;
  /** What waits, and whatever comes later, fails: the database behind this lock is gone. */
  breakDown(): void;
}

export class DatabaseGone extends Error {
  override readonly name = 'DatabaseGone';
}

export function requestLock(): RequestLock {
  let last: Promise<unknown> = Promise.resolve();
  let isGone = false;
  return {
    exclusive: work => {
      const mine = last.then(() => {
        if (isGone) throw new DatabaseGone('The database is being started again');
        return work();
      });
      last = mine.catch(() => undefined);
      return mine;
    },
    breakDown: () => {
      isGone = true;
    },
  };
}
