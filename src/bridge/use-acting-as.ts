// Which portal an internal person chose to act in. It only steers which screens open: access is decided by the server.

import { useCallback, useSyncExternalStore } from 'react';

export type ActingAs = 'venue' | 'worker' | 'admin';

const CHOSEN = 'encore-acting-as';
const INTENDED = 'encore-intended-portal';
const listeners = new Set<() => void>();

export function useActingAs(): { readonly actingAs: ActingAs | null; choose(portal: ActingAs | null): void } {
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(CHOSEN), nobody);
  const choose = useCallback((portal: ActingAs | null) => {
    if (portal === null) {
      localStorage.removeItem(CHOSEN);
      localStorage.removeItem(INTENDED);
    } else {
      localStorage.setItem(INTENDED, portal);
      localStorage.setItem(CHOSEN, portal);
    }
    for (const notify of listeners) notify();
  }, []);
  return { actingAs: isActingAs(stored) ? stored : null, choose };
}

/** While the app is built, when the landing page is drawn for everybody. */
const nobody = (): null => null;

function isActingAs(stored: string | null): stored is ActingAs {
  return stored === 'venue' || stored === 'worker' || stored === 'admin';
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}
