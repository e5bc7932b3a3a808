// A rockstar's documents: theirs alone, as rows of their own. What venues read of them stands on the card, as marks. The files
// themselves stay on the server (online.ts).

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import { type DocumentId, idOf, idText, rowXid } from '#domain/ids.ts';
import { dayText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';
import { DOCUMENT_TYPES } from './marks.ts';

const DOCUMENT_STATES = ['waiting', 'verified', 'rejected'] as const;

const documentRow = v.object({
  id: idOf<DocumentId>(),
  row_xid: rowXid,
  worker_id: unread(idText),
  type: v.picklist(DOCUMENT_TYPES),
  number: v.nullable(v.string()),
  /** Null: valid until further notice. */
  expires_on: v.nullable(dayText),
  file_id: idText,
  state: v.picklist(DOCUMENT_STATES),
  /** Why not, in an admin's words. */
  reason: v.nullable(v.string()),
  version: unread(whole),
  handed_in_at: stampText,
  created_at: stampText,
  updated_at: stampText,
});
export type DocumentRow = v.InferOutput<typeof documentRow>;

export const profileDocuments = defineTable<DocumentRow>({
  name: 'profile_documents',
  row: documentRow,
  indexes: ['worker_id'],
  scopes: row => [`user:${row.worker_id}`],
});

export type OwnDocument = Fields<typeof documentRow>;
export const rowToDocument = fieldsOf(documentRow);
