// Runs one of the product's senders (functions/send-…) in this process: when the database rings, and every minute as the hosted service's
// schedule does, for what was not taken before. Knows nothing of what is sent.
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseGone, type Exclusive } from './database/request-lock.ts';
import { tellFailure } from './failure.ts';

export interface Sender {
  readonly engine: PGlite;
  readonly exclusive: Exclusive;
  /** What the database notifies on. */
  readonly bell: string;
  /** For the log, where it fails. */
  readonly doing: string;
  /** All that waits. */
  send(): Promise<unknown>;
}

const EVERY_MS = 60_000;

/** One round after another, the first at once. Returns how to stop. */
export async function runSender({ engine, exclusive, bell, doing, send }: Sender): Promise<() => Promise<void>> {
  let last: Promise<unknown> = Promise.resolve();
  const ring = () => {
    last = last.then(send).catch((error: unknown) => error instanceof DatabaseGone || tellFailure(doing, error));
  };
  const stopListening = await exclusive(() => engine.listen(bell, ring));
  const timer = setInterval(ring, EVERY_MS);
  ring();
  return async () => {
    clearInterval(timer);
    // A database that is gone has nothing to stop.
    await exclusive(stopListening).catch(() => undefined);
    await last;
  };
}
