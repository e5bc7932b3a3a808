// One at a time. The embedded engine has a single connection and its auth server sends `begin` and `commit` as loose
// statements, so whoever slips in between joins a stranger's transaction and may be rolled back after answering 200.
// Everything that touches the database goes through here: API requests, realtime, the clock, the seed.

export type Exclusive = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function requestLock(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return work => {
    const mine = last.then(() => work());
    last = mine.catch(() => undefined);
    return mine;
  };
}
