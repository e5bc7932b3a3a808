import type { Session } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { useReadable } from './use-readable.ts';
import { useSyncStatus } from './use-sync-status.ts';

/** Who is signed in on this device; null: nobody; undefined: storage has not answered yet (draw nothing that could be wrong). */
export function useSession(): Session | null | undefined {
  return useReadable(useDevice().session);
}

/** Null also for a session that has ended: what it left unsent waits for its person, and another may come in meanwhile. */
export function useStandingSession(): Session | null | undefined {
  const session = useSession();
  const { phase } = useSyncStatus();
  return phase === 'needs-sign-in' ? null : session;
}
