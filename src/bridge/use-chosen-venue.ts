// Which of their venues a person works in just now, as a pointer of this device. What may be done there is decided by
// the server.

import { useCallback, useSyncExternalStore } from 'react';
import { keepOwn, readOwn, subscribeKept } from './kept.ts';
import { useSession } from './use-session.ts';

const NAME = 'venue';

/** Null: none chosen, so the primary one counts. */
export function useChosenVenue(): readonly [string | null, (venueId: string) => void] {
  const userId = useSession()?.userId ?? '';
  const chosen = useSyncExternalStore(
    subscribeKept,
    () => readOwn(NAME, userId),
    () => null,
  );
  const choose = useCallback((venueId: string) => keepOwn(NAME, venueId, userId), [userId]);
  return [chosen, choose];
}
