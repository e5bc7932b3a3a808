// Documents that rockstars handed in, as support finds them: twenty at a time, the one that waits longest first. All of it online.
import * as v from 'valibot';
import { DOCUMENT_TYPES, dayText } from '#domain/documents/marks.ts';
import { DOCUMENT_STATES, type DocumentState } from '#domain/documents/schema.ts';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { parsed } from './answer.ts';
import { type After, FIRST_PAGE } from './lists.ts';

const handedDocument = v.object({
  id: idText,
  workerId: idText,
  name: v.string(),
  type: v.picklist(DOCUMENT_TYPES),
  number: v.nullable(v.string()),
  expiresOn: v.nullable(dayText),
  state: v.picklist(DOCUMENT_STATES),
  reason: v.nullable(v.string()),
  version: v.number(),
  handedInAt: v.string(),
  fileId: idText,
  fileName: v.string(),
  bytes: v.number(),
  key: v.string(),
});
export type HandedDocument = v.InferOutput<typeof handedDocument>;

const documentPage = v.object({
  rows: v.array(handedDocument),
  more: v.boolean(),
  counts: v.object({ waiting: v.number(), verified: v.number(), rejected: v.number() }),
});
export type DocumentPage = v.InferOutput<typeof documentPage>;

interface DocumentsAsked extends After {
  readonly state: DocumentState;
}

export const adminDocuments = {
  name: 'admin_documents',
  async read(device: Device, { state, key, id }: DocumentsAsked): Promise<ActResult<DocumentPage>> {
    const after = id === FIRST_PAGE.id ? {} : { p_after_key: key, p_after_id: id };
    return parsed(await device.call('admin_documents', { p_state: state, ...after }), documentPage);
  },
};

export const adminDecideDocument = defineOnlineCommand({
  name: 'admin_decide_document',
  version: 1,
  args: v.object({
    id: idText,
    decision: v.picklist(['verified', 'rejected']),
    /** A decision is about what was shown. */
    version: v.pipe(v.number(), v.integer()),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))),
  }),
});
