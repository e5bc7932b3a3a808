// Which portal an internal person chose to act in. It only steers which screens open: access is decided by the server.

import { useCallback, useSyncExternalStore } from 'react';
import { keep, readKept, subscribeKept } from './kept.ts';

export type ActingAs = 'venue' | 'worker' | 'admin';

const CHOSEN = 'encore-acting-as';
const INTENDED = 'encore-intended-portal';

export function useActingAs(): { readonly actingAs: ActingAs | null; choose(portal: ActingAs | null): void } {
  const stored = useSyncExternalStore(subscribeKept, () => readKept(CHOSEN), nobody);
  const choose = useCallback((portal: ActingAs | null) => {
    keep(INTENDED, portal);
    keep(CHOSEN, portal);
  }, []);
  return { actingAs: isActingAs(stored) ? stored : null, choose };
}

/** While the app is built, when the landing page is drawn for everybody. */
const nobody = (): null => null;

function isActingAs(stored: string | null): stored is ActingAs {
  return stored === 'venue' || stored === 'worker' || stored === 'admin';
}
