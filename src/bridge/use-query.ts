// The one place where a screen meets Dexie's live queries. It brings the database's code with it, so only what comes after
// the first pixel may import it; the frame reads through mirror-value.tsx.
import { useLiveQuery } from 'dexie-react-hooks';
import type { Mirror } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { useReadable } from './use-readable.ts';

/** A noun phrase in `domain/<noun>/queries.ts`: what to read, never how to draw it. */
export type Query<Args, Value> = (mirror: Mirror, args: Args) => Promise<Value>;

/**
 * Reads the mirror and reads again whenever what was read changes. `undefined` until the first answer, and while nobody
 * is signed in; with other arguments the last answer stays until the next is there. `args` are compared and handed on by
 * their JSON: keep them small and plain. What a query throws is thrown to the screen's error boundary.
 */
export function useQuery<Args, Value>(query: Query<Args, Value>, args: Args): Value | undefined {
  const mirror = useReadable(useDevice().mirror);
  const asked = JSON.stringify([args]);
  return useLiveQuery(async () => {
    if (mirror === null) return undefined;
    const [plain] = JSON.parse(asked) as [Args];
    return await query(mirror, plain);
  }, [mirror, query, asked]);
}
