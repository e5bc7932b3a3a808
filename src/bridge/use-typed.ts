// A form's words as they are typed, kept in this tab for the person who types them: through a reload, until they are saved or
// the person leaves. Shaped like useState, with a third part that forgets.
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { keepTyped, readTyped, subscribeKept } from './kept.ts';
import { useSession } from './use-session.ts';

type Change<Value> = (next: (before: Value) => Value) => void;

/**
 * `read` makes the value of what was kept, also by an older version; where it throws, it is the first value, and what a form of an older
 * version did not have is as in that.
 */
export function useTyped<Value>(
  name: string,
  initial: Value,
  read: (stored: string) => Value = JSON.parse,
): readonly [Value, Change<Value>, () => void] {
  const userId = useSession()?.userId ?? '';
  const [first] = useState(initial);
  const [readValue] = useState(() => read);
  const stored = useSyncExternalStore(subscribeKept, () => readTyped(name, userId), nothing);
  const value = useMemo(() => parsed(stored, { read: readValue, first }), [stored, readValue, first]);
  const change = useCallback<Change<Value>>(
    next => {
      const before = parsed(readTyped(name, userId), { read: readValue, first });
      keepTyped(name, JSON.stringify(next(before)), userId);
    },
    [name, userId, readValue, first],
  );
  const forget = useCallback(() => keepTyped(name, null, userId), [name, userId]);
  return [value, change, forget];
}

/** While the app is built, when the landing page is drawn for everybody. */
const nothing = (): null => null;

interface Reading<Value> {
  readonly first: Value;
  readonly read: (stored: string) => Value;
}

function parsed<Value>(stored: string | null, { first, read }: Reading<Value>): Value {
  if (stored === null) return first;
  try {
    const kept = read(stored) ?? first;
    return hasParts(kept) && hasParts(first) ? { ...first, ...kept } : kept;
  } catch {
    return first;
  }
}

export function hasParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
