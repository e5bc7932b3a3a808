// Documents that rockstars handed in, as support finds them: twenty at a time, the one that waits longest first. All of it online.

import * as v from 'valibot';
import { DOCUMENT_TYPES } from '#domain/documents/marks.ts';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { reasonText } from '#domain/reason.ts';
import { dayText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineAdminQueue, QUEUE_STATES } from './lists.ts';

const handedDocument = v.object({
  id: idText,
  workerId: idText,
  name: v.string(),
  type: v.picklist(DOCUMENT_TYPES),
  number: v.nullable(v.string()),
  expiresOn: v.nullable(dayText),
  state: v.picklist(QUEUE_STATES),
  reason: v.nullable(v.string()),
  version: v.number(),
  handedInAt: v.string(),
  fileId: idText,
  fileName: v.string(),
  bytes: v.number(),
  key: v.string(),
});
export type HandedDocument = v.InferOutput<typeof handedDocument>;

export const adminDocuments = defineAdminQueue({ name: 'admin_documents', row: handedDocument });

export const adminDecideDocument = defineOnlineCommand({
  name: 'admin_decide_document',
  version: 1,
  args: v.object({
    id: idText,
    decision: v.picklist(['verified', 'rejected']),
    /** A decision is about what was shown. */
    version: whole,
    reason: v.optional(reasonText),
  }),
});
