// What people do in chats. None of it waits for a version: what was said was said. A message of a chat that was deleted
// meanwhile is refused and keeps its words in the outbox.

import * as v from 'valibot';
import { nameOf } from '#domain/about.ts';
import { type Description, defineCommand } from '#domain/command.ts';
import { chatNoticeId, conversationId, idText } from '#domain/ids.ts';
import { notifications } from '#domain/notifications/schema.ts';
import { emailText } from '#domain/profiles/email.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { saidText } from '#domain/said.ts';
import type { Side } from '#domain/side.ts';
import { instantText, laterOf } from '#domain/time.ts';
import { newVenueLane } from '#domain/venues/lanes.ts';
import { venues } from '#domain/venues/schema.ts';
import type { CommandContext, Mirror, MirrorTx } from '#sync/index.ts';
import { ALL_TEMPLATES, roomFor } from './rules.ts';
import { type ConversationRow, conversations, type MessageRow, messages, unreadKey } from './schema.ts';

const words = v.pipe(
  v.string(),
  saidText,
  v.minLength(1),
  v.check(text => roomFor(text) >= 0),
);

const sendMessageArgs = v.pipe(
  v.object({
    id: idText,
    conversation_id: idText,
    content: v.optional(words),
    template: v.optional(v.picklist(ALL_TEMPLATES)),
  }),
  v.check(args => (args.content === undefined) !== (args.template === undefined)),
);
export type SendMessageArgs = v.InferOutput<typeof sendMessageArgs>;

export const sendMessage = defineCommand({
  name: 'send_message',
  version: 1,
  args: sendMessageArgs,
  lanes: args => [`conversation:${args.conversation_id}`],
  async apply(tx, args, context) {
    const [conversation, own] = await Promise.all([
      tx.get(conversations, args.conversation_id),
      tx.get(profiles, context.userId),
      // What is about to be written is asked for beside them: a person waits for each trip to the database that follows another.
      tx.get(messages, args.id),
    ]);
    if (conversation === undefined) return;
    const row = messageRow(args, conversation, { ...context, name: own?.name ?? null });
    await tx.put(messages, row);
    await tx.patch(conversations, conversation.id, {
      last_content: row.content.slice(0, 160),
      last_template: row.template,
      last_sender_id: row.sender_id,
      last_sender_side: row.sender_side,
      last_message_at: row.created_at,
      // A clock that is behind must not hide it below what came before.
      updated_at: laterOf(conversation.updated_at, row.created_at),
    });
  },
  // The words themselves, so that nothing of a refused one is lost.
  async describe(args, { mirror, words }) {
    const said = args.template === undefined ? args.content : words.template(args.template);
    return { ...(await aboutChat(mirror, args.conversation_id)), lines: said === undefined ? [] : [said] };
  },
});

function messageRow(
  args: SendMessageArgs,
  conversation: ConversationRow,
  context: CommandContext & { readonly name: string | null },
): MessageRow {
  const side = sideOf(conversation, context.userId);
  return {
    id: args.id,
    row_xid: '0',
    conversation_id: conversation.id,
    venue_id: conversation.venue_id,
    rockstar_id: conversation.rockstar_id,
    sender_id: context.userId,
    sender_side: side,
    sender_name: context.name,
    content: args.content ?? '',
    template: args.template ?? null,
    created_at: context.recordedAt,
    delivered_at: null,
    read_at: null,
    unread_by: unreadKey(side === 'venue' ? 'rockstar' : 'venue', conversation.id),
    updated_at: context.recordedAt,
  };
}

/** Whoever is not the rockstar of a chat that they see is the venue's. */
function sideOf(conversation: ConversationRow, userId: string): Side {
  return conversation.rockstar_id === userId ? 'rockstar' : 'venue';
}

const markReadArgs = v.object({ id: idText, read_to: instantText });

/** Up to the last message that was seen; what arrives later stays unread. */
export const markConversationRead = defineCommand({
  name: 'mark_conversation_read',
  version: 1,
  args: markReadArgs,
  lanes: args => [`conversation:${args.id}`],
  async apply(tx, args, context) {
    const conversation = await tx.get(conversations, args.id);
    if (conversation === undefined) return;
    const side = sideOf(conversation, context.userId);
    const unread = await tx.where(messages, 'unread_by', unreadKey(side, args.id));
    for (const message of unread) {
      if (message.created_at > args.read_to) continue;
      await tx.patch(messages, message.id, {
        read_at: context.recordedAt,
        delivered_at: message.delivered_at ?? context.recordedAt,
        unread_by: null,
        updated_at: context.recordedAt,
      });
    }
    if (unread.some(({ created_at }) => created_at > args.read_to)) return;
    await readNotice(tx, conversation, context);
  },
  describe: (args, { mirror }) => aboutChat(mirror, args.id),
});

/** Whatever told this person of the chat's messages has nothing more to tell. */
async function readNotice(tx: MirrorTx, conversation: ConversationRow, context: CommandContext): Promise<void> {
  const { userId, recordedAt } = context;
  const fromSide = sideOf(conversation, userId) === 'venue' ? 'rockstar' : 'venue';
  const told = chatNoticeId({ fromSide, conversationId: conversation.id, userId });
  if ((await tx.get(notifications, told))?.read_at === null)
    await tx.patch(notifications, told, { read_at: recordedAt });
}

const startConversationArgs = v.pipe(
  v.object({
    venue_id: idText,
    rockstar_id: v.optional(idText),
    email: v.optional(emailText),
  }),
  v.check(args => (args.rockstar_id === undefined) !== (args.email === undefined)),
);

/** With a known person the chat is there at once, also offline; an address is looked up by the server, which then sends the chat. */
export const startConversation = defineCommand({
  name: 'start_conversation',
  version: 1,
  args: startConversationArgs,
  lanes: args => [
    args.rockstar_id === undefined
      ? `chat:${args.venue_id}:${args.email}`
      : `conversation:${conversationId(args.venue_id, args.rockstar_id)}`,
  ],
  needs: args => [newVenueLane(args.venue_id)],
  async apply(tx, args, context) {
    if (args.rockstar_id === undefined) return;
    const id = conversationId(args.venue_id, args.rockstar_id);
    if ((await tx.get(conversations, id)) !== undefined) return;
    await tx.put(conversations, {
      id,
      row_xid: '0',
      venue_id: args.venue_id,
      rockstar_id: args.rockstar_id,
      last_content: null,
      last_template: null,
      last_sender_id: null,
      last_sender_side: null,
      last_message_at: null,
      created_at: context.recordedAt,
      updated_at: context.recordedAt,
    });
  },
  async describe(args, { mirror }) {
    const person = await nameOf(mirror, args.rockstar_id);
    const venue = await mirror.table(venues).get(args.venue_id);
    return {
      subject: person ?? args.email,
      lines: venue === undefined ? [] : [venue.name],
      editTo: '/venue/messages',
    };
  },
});

const deleteConversationArgs = v.object({ id: idText });

/** Its messages are no longer shown once it is gone; they leave the mirror when the server says so. */
export const deleteConversation = defineCommand({
  name: 'delete_conversation',
  version: 1,
  args: deleteConversationArgs,
  lanes: args => [`conversation:${args.id}`],
  async apply(tx, args, context) {
    const conversation = await tx.get(conversations, args.id);
    if (conversation !== undefined) await readNotice(tx, conversation, context);
    await tx.remove(conversations, args.id);
  },
  async describe(args, { mirror }) {
    return { subject: (await aboutChat(mirror, args.id)).subject };
  },
});

/** Who is at the other end, and the way to the chat while there is one. */
async function aboutChat(mirror: Mirror, id: string): Promise<Description<never>> {
  const chat = await mirror.table(conversations).get(id);
  if (chat === undefined) return {};
  if (chat.rockstar_id === mirror.userId) {
    const venue = await mirror.table(venues).get(chat.venue_id);
    return { subject: venue?.name, editTo: `/rockstar/messages/${id}` };
  }
  const person = await nameOf(mirror, chat.rockstar_id);
  return { subject: person, editTo: `/venue/messages/${id}` };
}
