import type { Mirror, PendingState } from '#sync/index.ts';
import { type OwnDocument, profileDocuments, rowToDocument } from './schema.ts';

export interface TrackedDocument extends OwnDocument {
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
}

/** What expires first stands first; what does not expire is last. */
export async function ownDocuments(mirror: Mirror): Promise<readonly TrackedDocument[]> {
  const [rows, pending] = await Promise.all([
    mirror.table(profileDocuments).where('worker_id').equals(mirror.userId).toArray(),
    mirror.pending(profileDocuments),
  ]);
  return rows
    .map(row => ({ ...rowToDocument(row), pending: pending.get(row.id) ?? null }))
    .sort(
      (one, other) => (one.expiresOn ?? '9').localeCompare(other.expiresOn ?? '9') || one.id.localeCompare(other.id),
    );
}
