import type { MirrorTx } from '#sync/index.ts';
import { awaitsAnswer } from './rules.ts';
import { type InvitationRow, workInvitations } from './schema.ts';

interface Ended {
  readonly status: 'revoked' | 'declined' | 'accepted';
  readonly at: string;
}

/** Those of them that wait for an answer get none any more. */
export async function endInvitations(
  tx: MirrorTx,
  invited: readonly InvitationRow[],
  { status, at }: Ended,
): Promise<void> {
  const answered = status === 'accepted' ? { answered_at: at } : {};
  for (const { id, version } of invited.filter(row => awaitsAnswer(row.status)))
    await tx.patch(workInvitations, id, { status, ...answered, version: version + 1, updated_at: at });
}
