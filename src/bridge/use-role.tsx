// Whose portal this device opens. The truth is the person's own profile in the mirror; a pointer in local storage lets a
// cold start choose the portal before the database has opened. The pointer decides what is drawn, never what is allowed:
// the server judges every act by its own record.

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Query, useQuery } from './use-query.ts';
import { useSession } from './use-session.ts';

export type Role = 'venue' | 'rockstar' | 'platform_admin';

const POINTER = 'encore-role';
const roles: readonly string[] = ['venue', 'rockstar', 'platform_admin'] satisfies Role[];

const RoleContext = createContext<Role | null | undefined>(undefined);

/** `ownRole` reads the role from the person's own profile; the composition root hands it in, since the bridge knows no nouns. */
export function RoleProvider(props: { readonly ownRole: Query<null, Role | null>; readonly children: ReactNode }) {
  const session = useSession();
  const mirrored = useQuery(props.ownRole, null);
  const [pointer, setPointer] = useState(readPointer);
  const role =
    session === null ? null : (mirrored ?? (pointer?.userId === session?.userId ? pointer?.role : undefined));

  useEffect(() => {
    if (session === undefined) return;
    if (session === null) {
      localStorage.removeItem(POINTER);
      setPointer(null);
    } else if (mirrored) {
      localStorage.setItem(POINTER, JSON.stringify({ userId: session.userId, role: mirrored }));
    }
  }, [session, mirrored]);

  return <RoleContext.Provider value={session === undefined ? undefined : role}>{props.children}</RoleContext.Provider>;
}

/** null: nobody is signed in. undefined: not known yet (storage has not answered, or the first sync has not brought the profile). */
export function useRole(): Role | null | undefined {
  return useContext(RoleContext);
}

function readPointer(): { readonly userId: string; readonly role: Role } | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(POINTER) ?? 'null');
    return isPointer(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isPointer(stored: unknown): stored is { userId: string; role: Role } {
  if (typeof stored !== 'object' || stored === null || !('userId' in stored) || !('role' in stored)) return false;
  return typeof stored.userId === 'string' && typeof stored.role === 'string' && roles.includes(stored.role);
}
