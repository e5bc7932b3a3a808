// The chat of a venue with a rockstar, and what was said in it. A conversation carries its last message, so that a list
// needs no other row; a message carries whose reading it waits for, so that unread ones are found by an index.

import * as v from 'valibot';
import { type ConversationId, idText, type MessageId, type ProfileId, rowXid, type VenueId } from '#domain/ids.ts';
import { addDays, type Instant, instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const SIDES = ['venue', 'rockstar'] as const;
export type Side = (typeof SIDES)[number];

const conversationRow = v.object({
  id: idText,
  row_xid: rowXid,
  venue_id: idText,
  rockstar_id: idText,
  last_content: v.nullable(v.string()),
  last_template: v.nullable(v.string()),
  last_sender_id: v.nullable(idText),
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
  id: idText,
  row_xid: rowXid,
  conversation_id: idText,
  venue_id: idText,
  rockstar_id: idText,
  sender_id: v.nullable(idText),
  sender_side: v.picklist(SIDES),
  content: v.string(),
  template: v.nullable(v.string()),
  created_at: instantText,
  delivered_at: v.nullable(instantText),
  read_at: v.nullable(instantText),
  unread_by: v.nullable(v.string()),
  updated_at: instantText,
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

export interface Conversation {
  readonly id: ConversationId;
  readonly venueId: VenueId;
  readonly rockstarId: ProfileId;
  readonly lastContent: string | null;
  readonly lastTemplate: string | null;
  readonly lastSenderId: ProfileId | null;
  readonly lastSenderSide: Side | null;
  readonly lastMessageAt: Instant | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

export function rowToConversation(row: ConversationRow): Conversation {
  return {
    id: row.id as ConversationId,
    venueId: row.venue_id as VenueId,
    rockstarId: row.rockstar_id as ProfileId,
    lastContent: row.last_content,
    lastTemplate: row.last_template,
    lastSenderId: row.last_sender_id as ProfileId | null,
    lastSenderSide: row.last_sender_side,
    lastMessageAt: row.last_message_at === null ? null : Date.parse(row.last_message_at),
    createdAt: Date.parse(row.created_at),
    updatedAt: Date.parse(row.updated_at),
  };
}

export interface Message {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  readonly senderId: ProfileId | null;
  readonly senderSide: Side;
  readonly content: string;
  readonly template: string | null;
  readonly createdAt: Instant;
  readonly deliveredAt: Instant | null;
  readonly readAt: Instant | null;
}

export function rowToMessage(row: MessageRow): Message {
  return {
    id: row.id as MessageId,
    conversationId: row.conversation_id as ConversationId,
    senderId: row.sender_id as ProfileId | null,
    senderSide: row.sender_side,
    content: row.content,
    template: row.template,
    createdAt: Date.parse(row.created_at),
    deliveredAt: row.delivered_at === null ? null : Date.parse(row.delivered_at),
    readAt: row.read_at === null ? null : Date.parse(row.read_at),
  };
}
