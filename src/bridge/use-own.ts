// What somebody chose for themselves on this device and no other: kept through reloads, gone at their sign-out. Shaped like useState.
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { keepOwn, readOwn, subscribeKept } from './kept.ts';
import { useSession } from './use-session.ts';

/** `read` makes the value of what was kept, also by an older version; where it throws, it is the first value. */
export function useOwn<Value>(
  name: string,
  initial: Value,
  read: (stored: string) => Value,
): readonly [Value, (next: (before: Value) => Value) => void] {
  const userId = useSession()?.userId ?? '';
  const [first] = useState(initial);
  const [readValue] = useState(() => read);
  const stored = useSyncExternalStore(subscribeKept, () => readOwn(name, userId));
  const value = useMemo(() => keptOr(stored, { first, readValue }), [stored, first, readValue]);
  const change = useCallback(
    (next: (before: Value) => Value) => {
      const before = keptOr(readOwn(name, userId), { first, readValue });
      keepOwn(name, JSON.stringify(next(before)), userId);
    },
    [name, userId, first, readValue],
  );
  return [value, change];
}

function keptOr<Value>(
  stored: string | null,
  { first, readValue }: { readonly first: Value; readonly readValue: (stored: string) => Value },
): Value {
  try {
    return stored === null ? first : readValue(stored);
  } catch {
    return first;
  }
}
