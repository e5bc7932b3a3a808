// People whom a venue does not know yet. They are not mirrored, so finding them needs the network.

import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { fieldsOf } from '#domain/columns.ts';
import { idText, type ProfileId } from '#domain/ids.ts';
import { reputationColumns } from '#domain/reviews/reputation.ts';
import { whole } from '#domain/whole.ts';
import type { ActResult, Device } from '#sync/index.ts';

const cardRow = v.object({
  id: v.pipe(
    idText,
    v.transform(id => id as ProfileId),
  ),
  name: v.string(),
  town: v.nullable(v.string()),
  photo: v.nullable(v.string()),
  skills: v.array(v.string()),
  ...reputationColumns,
  reliability: v.nullable(whole),
});
const toCard = fieldsOf(cardRow);
const cardSchema = v.pipe(
  cardRow,
  v.transform(card => toCard(card)),
);
export type FoundRockstar = v.InferOutput<typeof cardSchema>;

const foundSchema = v.object({ people: v.array(cardSchema), more: v.boolean() });
export type FoundRockstars = v.InferOutput<typeof foundSchema>;

export interface RockstarSearch extends Readonly<Record<string, string>> {
  readonly venueId: string;
  /** Of the name or the town; empty: any. */
  readonly words: string;
  /** A slug; empty: any. */
  readonly role: string;
  /** The id of the last one of the page before; empty: from the beginning. */
  readonly after: string;
}

export async function searchRockstars(device: Device, asked: RockstarSearch): Promise<ActResult<FoundRockstars>> {
  const answer = await device.call('search_rockstars', {
    p_venue_id: asked.venueId,
    p_words: asked.words,
    p_role: asked.role,
    p_after: asked.after === '' ? null : asked.after,
  });
  return parsed(answer, foundSchema);
}

export interface CardAsked extends Readonly<Record<string, string>> {
  readonly venueId: string;
  readonly workerId: string;
}

/** The card of one of them. */
export async function rockstarCard(device: Device, asked: CardAsked): Promise<ActResult<FoundRockstar>> {
  const answer = await device.call('rockstar_card', { p_venue_id: asked.venueId, p_worker_id: asked.workerId });
  if (answer.ok && answer.value === null) return { ok: false, error: { code: 'not_found' } };
  return parsed(answer, cardSchema);
}
