// The photos that this device keeps: the person's own and those of their venues, whole, so that they are seen without signal.
// Those of others are read when they are shown (online.ts).
import * as v from 'valibot';
import { idText, rowXid } from '#domain/ids.ts';
import { instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';
import { PICTURE_TYPES } from './content.ts';

const fileRow = v.object({
  id: idText,
  row_xid: rowXid,
  person_id: v.nullable(idText),
  venue_id: v.nullable(idText),
  kind: v.literal('photo'),
  type: v.picklist(PICTURE_TYPES),
  /** In base64. */
  content: v.string(),
  created_at: instantText,
  updated_at: instantText,
});
type FileRow = v.InferOutput<typeof fileRow>;

export const files = defineTable<FileRow>({
  name: 'files',
  row: fileRow,
  indexes: ['person_id', 'venue_id'],
  scopes: row => [row.person_id === null ? `venue:${row.venue_id}` : `user:${row.person_id}`],
});
