import type { Mirror, PendingState } from '#sync/index.ts';
import { rowToVerification, type Verification, venueVerifications } from './schema.ts';

export interface TrackedVerification extends Verification {
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

/** Null: nothing was handed in. */
export async function verificationOf(
  mirror: Mirror,
  args: { readonly venueId: string },
): Promise<TrackedVerification | null> {
  const [row, pending] = await Promise.all([
    mirror.table(venueVerifications).get(args.venueId),
    mirror.pending(venueVerifications),
  ]);
  return row === undefined ? null : { ...rowToVerification(row), pending: pending.get(row.id) ?? null };
}
