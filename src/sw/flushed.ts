// When a flush is over, by what the engine publishes. It knows neither the worker nor what was to be sent.
import type { Clock, Device } from '#sync/index.ts';

/** Browsers end a worker that works longer than half a minute. */
const PATIENCE_MS = 25_000;

/** 'done': all is sent, or nothing can be. */
export function flushed(
  { session, status }: Pick<Device, 'session' | 'status'>,
  clock: Clock,
): Promise<'done' | 'unsent'> {
  return new Promise(resolve => {
    const see = (): void => {
      const { phase, workOffline } = status.get();
      const impossible = session.get() === null || workOffline || phase === 'needs-sign-in';
      if (phase === 'storage-trouble') resolve('unsent');
      // One call that fails is no reason to stop: a network that has just come back often drops the first.
      else if (impossible || phase === 'idle') resolve('done');
    };
    // A storage in trouble shows nobody, whoever lives here, and is told right behind it.
    const look = (): void => queueMicrotask(see);
    session.subscribe(look);
    status.subscribe(look);
    clock.after(PATIENCE_MS, () => resolve('unsent'));
    look();
  });
}
