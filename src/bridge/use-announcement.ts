// Which of the four connectivity announcements is to be said now. The words belong to the catalogues.

import { useEffect, useState } from 'react';
import type { SyncStatus } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';

type Said = NonNullable<SyncStatus['announcement']>;

/** As the product promises: a live region holds an announcement this long; the badge stays. */
const HELD_MS = 1000;
/** When a connection flaps, the latest matter. */
const MOST_WAITING = 3;

/**
 * Null when there is nothing to say. It listens to the engine itself, since two announcements may come within one
 * rendering and both are to be heard. What was said before this component stood is not said again.
 */
export function useAnnouncement(): Said | null {
  const { status } = useDevice();
  const [waiting, setWaiting] = useState<readonly Said[]>([]);
  const now = waiting[0] ?? null;

  useEffect(() => {
    let heard = status.get().announcement?.nth;
    return status.subscribe(() => {
      const { announcement } = status.get();
      if (announcement === null || announcement.nth === heard) return;
      heard = announcement.nth;
      setWaiting(others => [...others, announcement].slice(-MOST_WAITING));
    });
  }, [status]);

  useEffect(() => {
    if (now === null) return;
    const timer = setTimeout(() => setWaiting(others => others.filter(said => said !== now)), HELD_MS);
    return () => clearTimeout(timer);
  }, [now]);

  return now;
}
