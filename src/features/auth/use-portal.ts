import { useSettings } from '#bridge/settings-context.tsx';
import { useActingAs } from '#bridge/use-acting-as.ts';
import { useRole, useSignedIn } from '#bridge/use-role.tsx';
import { useSession } from '#bridge/use-session.ts';
import { isInternal, type Portal, portalOf } from '#domain/profiles/portals.ts';

export interface PortalState {
  /** undefined: storage has not answered yet. */
  readonly signedIn: boolean | undefined;
  readonly internal: boolean;
  /** undefined: not known yet, or a person who has to choose. */
  readonly portal: Portal | undefined;
  /** The profile has not reached this device yet, so nobody can say which portal it is. */
  readonly preparing: boolean;
}

/** Which portal is this person's, known from this device alone. */
export function usePortal(): PortalState {
  const session = useSession();
  const signedIn = useSignedIn();
  const role = useRole() ?? undefined;
  const { actingAs } = useActingAs();
  const { adminDomain } = useSettings();
  const internal = session != null && isInternal(session.email, adminDomain);
  return {
    signedIn,
    internal,
    portal: portalOf({ role, internal, actingAs }),
    preparing: signedIn !== false && role === undefined && !internal,
  };
}
