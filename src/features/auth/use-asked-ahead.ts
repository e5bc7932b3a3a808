// The dashboard's code is asked for while somebody fills in the form that opens it, so that the press waits for the server alone.
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { dashboardOf, type Portal } from '#domain/profiles/portals.ts';

/** Called as often as one likes: what is there is not asked for again. */
export function useAskedAhead(portal: Portal | undefined): () => void {
  const router = useRouter();
  return useCallback(() => {
    // Without it the screen asks for itself.
    if (portal !== undefined) void router.preloadRoute({ to: dashboardOf[portal] }).catch(() => undefined);
  }, [router, portal]);
}
