// A search that a rockstar keeps: filters of Find under a name. What they are is Find's to read; here they are text.

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import { idOf, idText, rowXid, type SearchId } from '#domain/ids.ts';
import { stampText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

const savedSearchRow = v.object({
  id: idOf<SearchId>(),
  row_xid: rowXid,
  worker_id: unread(idText),
  name: v.string(),
  filters: v.string(),
  created_at: stampText,
  updated_at: stampText,
});
export type SavedSearchRow = v.InferOutput<typeof savedSearchRow>;

export const savedSearches = defineTable<SavedSearchRow>({
  name: 'saved_searches',
  row: savedSearchRow,
  indexes: ['worker_id'],
  scopes: row => [`user:${row.worker_id}`],
});

export type SavedSearch = Fields<typeof savedSearchRow>;
export const rowToSearch = fieldsOf(savedSearchRow);

/** How long a name may be; the server's limit. */
export const SEARCH_NAME_LENGTH = 60;
