// What of chats needs the network now: messages older than the mirror keeps, and a chat by somebody's address.

import * as v from 'valibot';
import { idText } from '#domain/ids.ts';
import { emailText } from '#domain/profiles/email.ts';
import { instantText } from '#domain/time.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { type Message, messageRow, rowToMessage } from './schema.ts';

const olderArgs = v.object({ id: idText, before: instantText });
const olderAnswer = v.array(messageRow);

export interface OlderMessages {
  readonly messages: readonly Message[];
  /** There may be more before these. */
  readonly more: boolean;
}

/** So many come at once. */
const PAGE = 100;

/** The last ones before a moment, oldest first. */
export const olderMessages = {
  name: 'older_messages',
  args: olderArgs,
  async run(device: Device, args: v.InferOutput<typeof olderArgs>): Promise<ActResult<OlderMessages>> {
    const answer = await device.call('older_messages', {
      p_conversation_id: args.id,
      p_before: args.before,
      p_limit: PAGE,
    });
    if (!answer.ok) return answer;
    const rows = v.safeParse(olderAnswer, answer.value);
    if (!rows.success) return { ok: false, error: { code: 'malformed' } };
    const messages = rows.output.map(row => rowToMessage(row)).sort((one, other) => one.createdAt - other.createdAt);
    return { ok: true, value: { messages, more: rows.output.length === PAGE } };
  },
};

const byEmailArgs = v.object({ venueId: idText, email: emailText });

/** The chat's id; every refusal is the same. */
export const startByEmail = {
  name: 'create_conversation_by_email',
  args: byEmailArgs,
  async run(device: Device, args: v.InferOutput<typeof byEmailArgs>): Promise<ActResult<string>> {
    const answer = await device.call('create_conversation_by_email', {
      p_venue_id: args.venueId,
      p_worker_email: args.email,
    });
    if (!answer.ok) return answer;
    const id = v.safeParse(idText, answer.value);
    if (!id.success) return { ok: false, error: { code: 'malformed' } };
    // Its row comes with the next pull.
    device.syncNow();
    return { ok: true, value: id.output };
  },
};
