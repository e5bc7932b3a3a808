import type { Session } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { useReadable } from './use-readable.ts';

/** Who is signed in on this device; null: nobody; undefined: storage has not answered yet (draw nothing that could be wrong). */
export function useSession(): Session | null | undefined {
  return useReadable(useDevice().session);
}
