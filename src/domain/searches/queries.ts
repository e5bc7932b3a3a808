import type { Mirror } from '#sync/index.ts';
import { rowToSearch, type SavedSearch, savedSearches } from './schema.ts';

/** In the order in which they were kept. */
export async function ownSearches(mirror: Mirror): Promise<readonly SavedSearch[]> {
  const rows = await mirror.table(savedSearches).where('worker_id').equals(mirror.userId).toArray();
  return rows.sort((one, other) => one.created_at.localeCompare(other.created_at)).map(rowToSearch);
}
