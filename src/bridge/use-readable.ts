import { useSyncExternalStore } from 'react';
import type { Readable } from '#sync/index.ts';

/** Re-renders whenever the engine publishes another value. */
export function useReadable<Value>(readable: Readable<Value>): Value {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.get);
}

/** Re-renders only when that part is another. */
export function usePart<Value, Part extends string | number | boolean | null>(
  readable: Readable<Value>,
  pick: (value: Value) => Part,
): Part {
  const get = () => pick(readable.get());
  return useSyncExternalStore(readable.subscribe, get, get);
}
