// Photos of others are not mirrored: a venue knows thousands of people and looks at twenty. They are read as they are shown.
import * as v from 'valibot';
import type { ActResult, Device } from '#sync/index.ts';
import { addressOfContent, PICTURE_TYPES } from './content.ts';

const answered = v.record(
  v.string(),
  v.object({ type: v.picklist(PICTURE_TYPES), content: v.pipe(v.string(), v.base64()) }),
);

/** What shows each of them; who may not see one, or asks for one that was replaced, gets none. Twenty at most. */
export async function readPhotos(
  device: Device,
  ids: readonly string[],
): Promise<ActResult<ReadonlyMap<string, string>>> {
  const answer = await device.call('photos', { p_ids: ids });
  if (!answer.ok) return answer;
  const read = v.safeParse(answered, answer.value);
  if (!read.success) return { ok: false, error: { code: 'unreachable' } };
  const shown = Object.entries(read.output).map(
    ([id, photo]) => [id, addressOfContent(photo.type, photo.content)] as const,
  );
  return { ok: true, value: new Map(shown) };
}
