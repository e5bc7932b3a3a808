// What one side thinks of the other, for its own eyes: favourite or blocked. No row means neutral.

import * as v from 'valibot';
import { idText, rowXid } from '#domain/ids.ts';
import { SIDES } from '#domain/side.ts';
import { instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const RELATION_KINDS = ['favourite', 'blocked'] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

const relationRow = v.object({
  id: idText,
  row_xid: rowXid,
  venue_id: idText,
  worker_id: idText,
  set_by_side: v.picklist(SIDES),
  kind: v.picklist(RELATION_KINDS),
  note: v.nullable(v.string()),
  created_at: instantText,
  updated_at: instantText,
});
export type RelationRow = v.InferOutput<typeof relationRow>;

export const relations = defineTable<RelationRow>({
  name: 'relations',
  row: relationRow,
  indexes: ['venue_id', 'worker_id'],
  scopes: row => [row.set_by_side === 'venue' ? `venue:${row.venue_id}` : `user:${row.worker_id}`],
});
