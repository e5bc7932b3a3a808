// The one place where a screen meets Dexie's live queries.

import { useLiveQuery } from 'dexie-react-hooks';
import type { Mirror } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { useReadable } from './use-readable.ts';

/** A noun phrase in `domain/<noun>/queries.ts`: what to read, never how to draw it. */
export type Query<Args, Value> = (mirror: Mirror, args: Args) => Promise<Value>;

/**
 * Reads the mirror and reads again whenever what was read changes. `undefined` until the first answer, and while nobody
 * is signed in. `args` are compared by their JSON: keep them small and plain.
 */
export function useQuery<Args, Value>(query: Query<Args, Value>, args: Args): Value | undefined {
  const mirror = useReadable(useDevice().mirror);
  return useLiveQuery(
    async () => (mirror === null ? undefined : query(mirror, args)),
    [mirror, query, JSON.stringify(args)],
  );
}
