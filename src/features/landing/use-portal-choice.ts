// What the portal buttons do: guests go to that portal's sign-in; an internal person who is signed in chooses the portal
// to act in.
import { useNavigate } from '@tanstack/react-router';
import { useActingAs } from '#bridge/use-acting-as.ts';
import { useSignedIn } from '#bridge/use-role.tsx';
import { actingAsOf, dashboardOf, type OpenPortal } from '#domain/profiles/portals.ts';

export function usePortalChoice(): (portal: OpenPortal) => void {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const { choose } = useActingAs();
  return portal => {
    if (signedIn === false) {
      void navigate({ to: '/login/{-$appType}', params: { appType: portal } });
    } else {
      choose(actingAsOf(portal));
      void navigate({ to: dashboardOf[portal] });
    }
  };
}
