import { useActingAs } from '#bridge/use-acting-as.ts';
import { useInternal, useRole, useSignedIn } from '#bridge/use-role.tsx';
import { type Portal, portalOf } from '#domain/profiles/portals.ts';

export interface PortalState {
  /** undefined: storage has not answered yet. */
  readonly signedIn: boolean | undefined;
  /** undefined: storage has not answered yet, so nobody may be sent to a portal. */
  readonly internal: boolean | undefined;
  /** undefined: not known yet, or a person who has to choose. */
  readonly portal: Portal | undefined;
  /** The profile has not reached this device yet, so nobody can say which portal it is. */
  readonly preparing: boolean;
}

/** Which portal is this person's, known from this device alone. */
export function usePortal(): PortalState {
  const signedIn = useSignedIn();
  const role = useRole() ?? undefined;
  const { actingAs } = useActingAs();
  const internal = useInternal();
  return {
    signedIn,
    internal,
    portal: internal === undefined ? undefined : portalOf({ role, internal, actingAs }),
    preparing: signedIn !== false && (internal === undefined || (role === undefined && !internal)),
  };
}
