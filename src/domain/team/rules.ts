// Who may do what to a venue's team, and who stays: the same rules as in SQL.
import type { MemberRole, Membership } from '#domain/venues/schema.ts';

export function canManageTeam(role: MemberRole | undefined): boolean {
  return role === 'admin';
}

/** The venue's only admin can neither leave nor become something else. */
export function isLastAdmin(member: Membership, members: readonly Membership[]): boolean {
  return member.role === 'admin' && members.every(other => other.id === member.id || other.role !== 'admin');
}
