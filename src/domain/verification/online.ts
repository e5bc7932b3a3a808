// The files that show who stands behind a venue: too large for a queue, so they go while there is a network.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { type HandedFile, handedFile } from '#domain/files/handed.ts';
import { idText } from '#domain/ids.ts';
import { saidText } from '#domain/said.ts';
import type { ActResult, Device } from '#sync/index.ts';

const evidenceArgs = v.object({
  id: idText,
  venueId: idText,
  name: v.pipe(v.string(), saidText, v.minLength(1), v.maxLength(200)),
  /** In base64. */
  content: v.string(),
});

/** Sent once more under the same id, it is there once. */
export const addEvidence = {
  name: 'add_evidence',
  args: evidenceArgs,
  async run(device: Device, args: v.InferOutput<typeof evidenceArgs>): Promise<ActResult<null>> {
    const { id, venueId, name, content } = args;
    const answer = await device.call('add_evidence', {
      p_id: id,
      p_venue_id: venueId,
      p_name: name,
      p_content: content,
    });
    return answer.ok ? { ok: true, value: null } : answer;
  },
};

/** For admins of the venue and of the platform; null: it is not there any more. */
export const readEvidence = {
  name: 'evidence',
  args: v.object({ id: idText }),
  async run(device: Device, { id }: { readonly id: string }): Promise<ActResult<HandedFile | null>> {
    return parsed(await device.call('evidence', { p_id: id }), v.nullable(handedFile));
  },
};
