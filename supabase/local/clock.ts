// The server's clock: what time alone changes (expiry, releases) is done by one SQL function. The hosted service runs it
// by pg_cron; here a timer does, as soon as the function exists. It also sweeps what the hosted service sweeps.
import type { PGlite } from '@electric-sql/pglite';
import { DatabaseGone, type Exclusive } from './database/request-lock.ts';
import { hasFunction } from './database/sql.ts';
import { tellFailure } from './failure.ts';

const EVERY_MS = 30_000;
/** Of fifty rows of each kind; what is left then waits for the next time. */
const MOST_BATCHES = 20;

/** Runs the clock now and then every half minute. Returns how to stop it. */
export function startClock(engine: PGlite, exclusive: Exclusive): () => void {
  const tick = () =>
    exclusive(async () => {
      if (await hasFunction(engine, 'private.run_clock()')) await runClock(engine);
      // Broadcasts are delivered within seconds and never read again; the hosted service drops them after days.
      await engine.query("delete from realtime.messages where inserted_at < now() - interval '1 hour'");
    }).catch((error: unknown) => error instanceof DatabaseGone || tellFailure('The clock', error));
  const timer = setInterval(tick, EVERY_MS);
  void tick();
  return () => clearInterval(timer);
}

async function runClock(engine: PGlite): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const { rows } = await engine.query<{ more: boolean }>('select private.run_clock() as more');
    if (rows[0]?.more !== true) return;
  }
}
