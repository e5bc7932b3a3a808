// The chat of a venue with a rockstar, and what was said in it. A conversation carries its last message, so that a list
// needs no other row; a message carries whose reading it waits for, so that unread ones are found by an index.

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import {
  type ConversationId,
  idOf,
  idText,
  type MessageId,
  type ProfileId,
  rowXid,
  type VenueId,
} from '#domain/ids.ts';
import { SIDES, type Side } from '#domain/side.ts';
import { addDays, instantText, stampText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

const conversationRow = v.object({
  id: idOf<ConversationId>(),
  row_xid: rowXid,
  venue_id: idOf<VenueId>(),
  rockstar_id: idOf<ProfileId>(),
  last_content: v.nullable(v.string()),
  last_template: v.nullable(v.string()),
  last_sender_id: v.nullable(idOf<ProfileId>()),
  last_sender_side: v.nullable(v.picklist(SIDES)),
  last_message_at: v.nullable(instantText),
  created_at: instantText,
  updated_at: instantText,
});
export type ConversationRow = v.InferOutput<typeof conversationRow>;

export const conversations = defineTable<ConversationRow>({
  name: 'conversations',
  row: conversationRow,
  indexes: ['venue_id', 'rockstar_id'],
  scopes: row => [`venue:${row.venue_id}`, `user:${row.rockstar_id}`],
});

export const messageRow = v.object({
  id: idOf<MessageId>(),
  row_xid: rowXid,
  conversation_id: idOf<ConversationId>(),
  venue_id: unread(idText),
  rockstar_id: unread(idText),
  sender_id: v.nullable(idOf<ProfileId>()),
  sender_side: v.picklist(SIDES),
  /** As it was when it was said. */
  sender_name: v.nullable(v.string()),
  content: v.string(),
  template: v.nullable(v.string()),
  created_at: instantText,
  delivered_at: v.nullable(instantText),
  read_at: v.nullable(instantText),
  unread_by: unread(v.nullable(v.string())),
  updated_at: stampText,
});
export type MessageRow = v.InferOutput<typeof messageRow>;

/** Messages stay half a year: so many days longer than the rest of the mirror. */
const LONGER_DAYS = 126;

export const messages = defineTable<MessageRow>({
  name: 'messages',
  row: messageRow,
  indexes: ['[conversation_id+created_at]', 'unread_by'],
  scopes: row => [`venue:${row.venue_id}`, `user:${row.rockstar_id}`],
  expired: (row, horizonDay) => row.created_at.slice(0, 10) < messageHorizon(horizonDay),
});

let reckoned = { of: '', day: '' };

/** Asked for every row, with the same day each time. */
function messageHorizon(horizonDay: string): string {
  if (reckoned.of !== horizonDay) reckoned = { of: horizonDay, day: addDays(horizonDay, -LONGER_DAYS) };
  return reckoned.day;
}

/** Whose reading an unread message waits for; the value of `unread_by`, and the key it is found by. */
export function unreadKey(side: Side, conversationId: string): string {
  return `${side}:${conversationId}`;
}

export type Conversation = Fields<typeof conversationRow>;
export const rowToConversation = fieldsOf(conversationRow);

export type Message = Fields<typeof messageRow>;
export const rowToMessage = fieldsOf(messageRow);
