// The file of a document: too large for a queue, so it goes while there is a network.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { type HandedFile, handedFile } from '#domain/files/handed.ts';
import { idText } from '#domain/ids.ts';
import { saidText } from '#domain/said.ts';
import type { ActResult, Device } from '#sync/index.ts';

const fileArgs = v.object({
  id: idText,
  name: v.pipe(v.string(), saidText, v.minLength(1), v.maxLength(200)),
  /** In base64. */
  content: v.string(),
});

/** Sent once more under the same id, it is there once. */
export const addDocumentFile = {
  name: 'add_document_file',
  args: fileArgs,
  async run(device: Device, { id, name, content }: v.InferOutput<typeof fileArgs>): Promise<ActResult<null>> {
    const answer = await device.call('add_document_file', { p_id: id, p_name: name, p_content: content });
    return answer.ok ? { ok: true, value: null } : answer;
  },
};

/** One's own, and for support, whose looking is written down; null: it is not there any more. */
export const readDocumentFile = {
  name: 'document_file',
  args: v.object({ id: idText }),
  async run(device: Device, { id }: { readonly id: string }): Promise<ActResult<HandedFile | null>> {
    return parsed(await device.call('document_file', { p_id: id }), v.nullable(handedFile));
  },
};
