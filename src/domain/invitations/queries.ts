import type { Mirror, PendingState } from '#sync/index.ts';
import { awaitsAnswer } from './rules.ts';
import { type Invitation, type InvitationRow, rowToInvitation, workInvitations } from './schema.ts';

export interface TrackedInvitation extends Invitation {
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

/** What a rockstar was invited to, latest first. */
export async function ownInvitations(mirror: Mirror): Promise<readonly TrackedInvitation[]> {
  const rows = await mirror.table(workInvitations).where('worker_id').equals(mirror.userId).toArray();
  return tracked(mirror, rows);
}

export async function invitationsOfShift(
  mirror: Mirror,
  args: { readonly shiftId: string },
): Promise<readonly TrackedInvitation[]> {
  return tracked(mirror, await mirror.table(workInvitations).where('shift_id').equals(args.shiftId).toArray());
}

/** A venue's invitations to shifts that wait for an answer. */
export async function invitationsAwaited(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<readonly TrackedInvitation[]> {
  const rows = await mirror.table(workInvitations).where('venue_id').equals(args.venueId).toArray();
  return tracked(
    mirror,
    rows.filter(({ shift_id, status }) => shift_id !== null && awaitsAnswer(status)),
  );
}

async function tracked(mirror: Mirror, rows: readonly InvitationRow[]): Promise<readonly TrackedInvitation[]> {
  const pending = await mirror.pending(workInvitations);
  return rows
    .map(row => ({ ...rowToInvitation(row), pending: pending.get(row.id) ?? null }))
    .sort((one, other) => other.createdAt - one.createdAt);
}
