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
