// The one place where a screen meets Dexie's live queries. The library itself comes with the engine, after the first pixel.

import { useEffect, useState } from 'react';
import type { Mirror } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { useReadable } from './use-readable.ts';

/** A noun phrase in `domain/<noun>/queries.ts`: what to read, never how to draw it. */
export type Query<Args, Value> = (mirror: Mirror, args: Args) => Promise<Value>;

type Answer<Value> =
  | { readonly kind: 'none' }
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'error'; readonly error: unknown };

/**
 * Reads the mirror and reads again whenever what was read changes. `undefined` until the first answer, and while nobody
 * is signed in; with other arguments the last answer stays until the next is there. `args` are compared and handed on by
 * their JSON: keep them small and plain. What a query throws is thrown to the screen's error boundary.
 */
export function useQuery<Args, Value>(query: Query<Args, Value>, args: Args): Value | undefined {
  const mirror = useReadable(useDevice().mirror);
  const asked = JSON.stringify([args]);
  const [answer, setAnswer] = useState<Answer<Value>>({ kind: 'none' });

  useEffect(() => {
    if (mirror === null) {
      setAnswer({ kind: 'none' });
      return;
    }
    const [plain] = JSON.parse(asked) as [Args];
    return watch(() => query(mirror, plain), setAnswer);
  }, [mirror, query, asked]);

  if (answer.kind === 'error') throw answer.error;
  return answer.kind === 'value' ? answer.value : undefined;
}

/** Answers now and after every change; returns how to stop. */
function watch<Value>(read: () => Promise<Value>, onAnswer: (answer: Answer<Value>) => void): () => void {
  let stopped = false;
  let stop = (): void => {
    stopped = true;
  };
  const fail = (error: unknown): void => onAnswer({ kind: 'error', error });
  import('dexie').then(({ liveQuery }) => {
    if (stopped) return;
    const subscription = liveQuery(read).subscribe(value => onAnswer({ kind: 'value', value }), fail);
    stop = () => subscription.unsubscribe();
  }, fail);
  return () => stop();
}
