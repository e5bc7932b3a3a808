// A bound for what answers of the network take in memory. It knows nothing of what they say.
import type { QueryCache } from '@tanstack/react-query';

/** Of answers that no screen shows, the oldest go as soon as there are more than so many. */
export function keepAtMost(cache: QueryCache, most: number): void {
  cache.subscribe(({ type, query: added }) => {
    if (type !== 'added') return;
    const all = cache.getAll();
    all
      .filter(query => query !== added && query.getObserversCount() === 0)
      .sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
      .slice(0, Math.max(0, all.length - most))
      .forEach(query => {
        cache.remove(query);
      });
  });
}

const SWEEP_EVERY_MS = 60_000;

/** Each minute, as long as anything is kept, what no screen shows goes once it is older than so much. */
export function sweepOlder(cache: QueryCache, mostMs: number): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const sweep = () => {
    for (const query of cache.getAll()) {
      if (query.getObserversCount() === 0 && Date.now() - query.state.dataUpdatedAt >= mostMs) cache.remove(query);
    }
    if (cache.getAll().length > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  cache.subscribe(({ type }) => {
    if (type === 'added') timer ??= setInterval(sweep, SWEEP_EVERY_MS);
  });
}
