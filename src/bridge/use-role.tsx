// Whose portal this device opens. The truth is the person's own profile in the mirror; a pointer in local storage lets a
// cold start choose what to draw before the database has opened. The pointer decides what is drawn, never what is
// allowed: the server judges every act by its own record.

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { keep, readKept } from './kept.ts';
import { MirrorValue } from './mirror-value.tsx';
import type { Query } from './use-query.ts';
import { useSession } from './use-session.ts';

export type Role = 'venue' | 'rockstar' | 'platform_admin';

interface Known {
  /** undefined: storage has not answered, and somebody was signed in when it was last asked. */
  readonly signedIn: boolean | undefined;
  readonly role: Role | undefined;
  /** Of the admin company's house, by address; undefined: not known before storage answers. */
  readonly internal: boolean | undefined;
}

interface Pointer {
  readonly userId: string;
  /** Null until the first sync has brought the profile. */
  readonly role: Role | null;
  /** Absent in what an older version wrote. */
  readonly internal?: boolean;
}

const POINTER = 'encore-role';
const roles: readonly unknown[] = [null, 'venue', 'rockstar', 'platform_admin'];

const RoleContext = createContext<Known | null>(null);

interface RoleProviderProps {
  readonly ownRole: Query<null, Role | null>;
  readonly isInternal: (email: string) => boolean;
  readonly children: ReactNode;
}

/** What reads the role from the person's own profile, and what an address means, is handed in: the bridge knows no nouns. */
export function RoleProvider(props: RoleProviderProps) {
  const session = useSession();
  const { isInternal } = props;
  const internal = session == null ? undefined : isInternal(session.email);
  const [read, setRead] = useState<Pointer | null>(null);
  const [pointer, setPointer] = useState(readPointer);
  const userId = session?.userId;
  const mirrored = read !== null && read.userId === userId ? read.role : null;
  const onRole = useCallback((role: Role | null, of: string) => setRead({ userId: of, role }), []);

  useEffect(() => {
    if (session === null) {
      keep(POINTER, null);
      setPointer(null);
    } else if (userId !== undefined && internal !== undefined) {
      setPointer(last => {
        const role = mirrored ?? (last?.userId === userId ? last.role : null);
        if (last?.userId === userId && last.role === role && last.internal === internal) return last;
        const next: Pointer = { userId, role, internal };
        keep(POINTER, JSON.stringify(next));
        return next;
      });
    }
  }, [session, userId, mirrored, internal]);

  const { signedIn, role, internal: ofTheHouse } = known(session, pointer, { mirrored, internal });
  // The same while it says the same: with another one the frame is searched for whom it tells, and they are drawn anew.
  const value = useMemo(() => ({ signedIn, role, internal: ofTheHouse }), [signedIn, role, ofTheHouse]);
  return (
    <RoleContext value={value}>
      <MirrorValue query={props.ownRole} onValue={onRole} />
      {props.children}
    </RoleContext>
  );
}

/** null: nobody is signed in. undefined: not known yet (storage has not answered, or the first sync has not brought the profile). */
export function useRole(): Role | null | undefined {
  const { signedIn, role } = useKnown();
  return signedIn === false ? null : role;
}

/** Whether somebody is signed in, before storage has answered too: false at once on a device that nobody uses. */
export function useSignedIn(): boolean | undefined {
  return useKnown().signedIn;
}

/** Whether the signed-in person belongs to the house that runs the product; undefined: not known before storage answers. */
export function useInternal(): boolean | undefined {
  return useKnown().internal;
}

function useKnown(): Known {
  const value = useContext(RoleContext);
  if (value === null) throw new Error('useRole outside a RoleProvider');
  return value;
}

function known(
  session: { readonly userId: string } | null | undefined,
  pointer: Pointer | null,
  of: { readonly mirrored: Role | null; readonly internal: boolean | undefined },
): Known {
  if (session === null) return nobody;
  if (session === undefined) {
    if (pointer === null) return nobody;
    return { signedIn: undefined, role: pointer.role ?? undefined, internal: pointer.internal };
  }
  const role = of.mirrored ?? (pointer?.userId === session.userId ? pointer.role : null) ?? undefined;
  return { signedIn: true, role, internal: of.internal };
}

const nobody: Known = { signedIn: false, role: undefined, internal: false };

function readPointer(): Pointer | null {
  try {
    const stored: unknown = JSON.parse(readKept(POINTER) ?? 'null');
    return isPointer(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isPointer(stored: unknown): stored is Pointer {
  if (typeof stored !== 'object' || stored === null || !('userId' in stored) || !('role' in stored)) return false;
  return typeof stored.userId === 'string' && roles.includes(stored.role);
}
