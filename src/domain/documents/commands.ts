import * as v from 'valibot';
import { defineCommand, stamps, written } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { saidText } from '#domain/said.ts';
import { dayText } from '#domain/time.ts';
import type { MirrorTx } from '#sync/index.ts';
import { DOCUMENT_TYPES, marksOf } from './marks.ts';
import { profileDocuments } from './schema.ts';

export const MOST_DOCUMENTS = 10;

/** The file is there before (`addDocumentFile`); what is said of it waits for signal like everything else. */
export const saveDocument = defineCommand({
  name: 'save_document',
  version: 1,
  args: v.object({
    id: idText,
    type: v.picklist(DOCUMENT_TYPES),
    number: v.optional(v.nullable(v.pipe(v.string(), saidText, v.maxLength(60)))),
    expires_on: v.optional(v.nullable(dayText)),
    file_id: idText,
  }),
  /** Each document has its own: one that is refused holds back no other. */
  lanes: args => [`document:${args.id}`],
  async apply(tx, args, context) {
    const known = await tx.get(profileDocuments, args.id);
    const said = {
      type: args.type,
      number: written(args.number, known?.number),
      expires_on: written(args.expires_on, known?.expires_on),
      file_id: args.file_id,
    };
    const before = known && { ...known, ...said };
    if (known !== undefined && JSON.stringify(before) === JSON.stringify(known)) return;
    await tx.put(profileDocuments, {
      ...said,
      id: args.id,
      worker_id: context.userId,
      state: 'waiting',
      reason: null,
      version: (known?.version ?? 0) + 1,
      handed_in_at: context.recordedAt,
      ...stamps(known, context),
    });
    await markCard(tx, context.userId);
  },
  describe: () => ({ editTo: '/rockstar/documents' }),
});

export const deleteDocument = defineCommand({
  name: 'delete_document',
  version: 1,
  args: v.object({ id: idText }),
  lanes: args => [`document:${args.id}`],
  async apply(tx, { id }, { userId }) {
    await tx.remove(profileDocuments, id);
    await markCard(tx, userId);
  },
  describe: () => ({ editTo: '/rockstar/documents' }),
});

async function markCard(tx: MirrorTx, userId: string): Promise<void> {
  const documents = await tx.where(profileDocuments, 'worker_id', userId);
  await tx.patch(profiles, userId, { documents: [...marksOf(documents)] });
}
