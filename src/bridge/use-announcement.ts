// Which of the four connectivity announcements is to be said now. The words belong to the catalogues.

import { useEffect, useState } from 'react';
import { useSyncStatus } from './use-sync-status.ts';

/** As the product promises: a live region holds an announcement this long; the badge stays. */
const HELD_MS = 1000;

/** Null when there is nothing to say. What was announced before this component stood is not said again. */
export function useAnnouncement() {
  const { announcement } = useSyncStatus();
  const [heard, setHeard] = useState(announcement?.nth ?? null);
  const fresh = announcement !== null && announcement.nth !== heard ? announcement : null;
  const nth = fresh?.nth;

  useEffect(() => {
    if (nth === undefined) return;
    const timer = setTimeout(() => setHeard(nth), HELD_MS);
    return () => clearTimeout(timer);
  }, [nth]);

  return fresh;
}
