import { useSyncExternalStore } from 'react';
import type { Readable } from '#sync/index.ts';

/** Re-renders whenever the engine publishes another value. */
export function useReadable<Value>(readable: Readable<Value>): Value {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}
