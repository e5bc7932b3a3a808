// What stands at the foot of the screen, for the toasts to keep clear of: a pointer that rests on one holds it there. Only
// the toaster hears of it. A style that asks the page what is on it (`:has`) is asked again at every change of the page.
import { useEffect } from 'react';

export type Foot = 'bar' | 'notedBar' | 'composer';

let standing: readonly Foot[] = [];
const listeners = new Set<() => void>();

/** While the caller is on the screen. */
export function useFoot(foot: Foot): void {
  useEffect(() => {
    change([...standing, foot]);
    return () => change(standing.toSpliced(standing.indexOf(foot), 1));
  }, [foot]);
}

function change(next: readonly Foot[]): void {
  standing = next;
  for (const listener of listeners) listener();
}

/** For the toaster only, shaped for useSyncExternalStore: the kinds that stand there, as one text. */
export const feet = {
  get: (): string => [...new Set(standing)].join(' '),
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
