// Who may do what to a venue's team, and who stays: the same rules as in SQL.
import type { Membership } from '#domain/venues/schema.ts';

export interface TeamRights {
  /** Sees the invitations that wait, and takes back their own. */
  readonly manages: boolean;
  readonly invites: boolean;
  readonly changesRoles: boolean;
  readonly removes: boolean;
}

/** A suspended admin changes nobody, but may hand the venue on where they are its only one. */
export function teamRights(own: Membership, members: readonly Membership[], suspended: boolean): TeamRights {
  const manages = own.role === 'admin';
  const free = manages && !suspended;
  return { manages, invites: free, changesRoles: free || (manages && isLastAdmin(own, members)), removes: free };
}

/** The venue's only admin can neither leave nor become something else. */
export function isLastAdmin(member: Membership, members: readonly Membership[]): boolean {
  return member.role === 'admin' && members.every(other => other.id === member.id || other.role !== 'admin');
}
