// A search that a rockstar keeps: filters of Find under a name. What they are is Find's to read; here they are text.

import * as v from 'valibot';
import { idText, rowXid, type SearchId } from '#domain/ids.ts';
import { instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

const savedSearchRow = v.object({
  id: idText,
  row_xid: rowXid,
  worker_id: idText,
  name: v.string(),
  filters: v.string(),
  created_at: instantText,
  updated_at: instantText,
});
export type SavedSearchRow = v.InferOutput<typeof savedSearchRow>;

export const savedSearches = defineTable<SavedSearchRow>({
  name: 'saved_searches',
  row: savedSearchRow,
  indexes: ['worker_id'],
  scopes: row => [`user:${row.worker_id}`],
});

export interface SavedSearch {
  readonly id: SearchId;
  readonly name: string;
  readonly filters: string;
}

/** How long a name may be; the server's limit. */
export const SEARCH_NAME_LENGTH = 60;

export function rowToSearch(row: SavedSearchRow): SavedSearch {
  return { id: row.id as SearchId, name: row.name, filters: row.filters };
}
