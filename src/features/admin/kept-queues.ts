// Where one was in a queue that one leaves for the page of a row, and comes back to: as long as somebody is in the portal. Lists with a
// pane beside them are kept by their route (`use-pages.ts`).
import { createContext, useContext, useState } from 'react';

/** By the name of what is kept. Given by the gate, so it goes with whoever is signed in. */
export const KeptQueues = createContext<Map<string, unknown> | null>(null);

export function useKeptQueue<Value>(name: string, first: Value): readonly [Value, (next: Value) => void] {
  const kept = useContext(KeptQueues);
  const [value, setValue] = useState<Value>(() => (kept?.get(name) as Value | undefined) ?? first);
  const keep = (next: Value) => {
    kept?.set(name, next);
    setValue(next);
  };
  return [value, keep];
}
