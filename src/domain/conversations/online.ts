// What of chats needs the network now: messages older than the mirror keeps, and a chat by somebody's address.

import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
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
    const rows = parsed(answer, olderAnswer);
    if (!rows.ok) return rows;
    const messages = rows.value.map(row => rowToMessage(row)).sort((one, other) => one.createdAt - other.createdAt);
    return { ok: true, value: { messages, more: rows.value.length === PAGE } };
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
    const id = parsed(answer, idText);
    // Its row comes with the next pull.
    if (id.ok) device.syncNow();
    return id;
  },
};
