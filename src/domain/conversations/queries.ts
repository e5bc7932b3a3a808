// Chats as lists and threads show them. Server truth is in order of the server's time; what only this device has comes
// after it, whatever its clock says.

import type { ProfileId } from '#domain/ids.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { toInstantText } from '#domain/time.ts';
import { venues, venueUsers } from '#domain/venues/schema.ts';
import type { EntryState, Inserts, Mirror } from '#sync/index.ts';
import type { SendMessageArgs } from './commands.ts';
import { folded, isTemplate, type MessageState, messageState } from './rules.ts';
import {
  type Conversation,
  conversations,
  type Message,
  type MessageRow,
  messages,
  rowToConversation,
  rowToMessage,
  type Side,
} from './schema.ts';

const END_OF_TIME = '\uffff';

export interface Chat extends Conversation {
  /** Null: not known (any more). */
  readonly rockstarName: string | null;
  readonly venueName: string | null;
  readonly unread: number;
  /** What of it has not reached the server; null when nothing. */
  readonly pending: EntryState | null;
}

/** All of one side, newest first: a rockstar's own, or those of all venues that the person works for. */
export async function chatsOf(mirror: Mirror, args: { readonly side: Side }): Promise<readonly Chat[]> {
  const rows = await mirror.table(conversations).toArray();
  const own = rows.filter(row => (row.rockstar_id === mirror.userId) === (args.side === 'rockstar'));
  const [people, houses, unread, pending] = await Promise.all([
    mirror.table(profiles).bulkGet([...new Set(own.map(row => row.rockstar_id))]),
    mirror.table(venues).bulkGet([...new Set(own.map(row => row.venue_id))]),
    unreadCounts(mirror, args.side),
    mirror.pending(conversations),
  ]);
  const nameOfPerson = new Map(people.flatMap(row => (row === undefined ? [] : [[row.id, row.name]])));
  const nameOfVenue = new Map(houses.flatMap(row => (row === undefined ? [] : [[row.id, row.name]])));
  return own
    .sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
    .map(row => ({
      ...rowToConversation(row),
      rockstarName: nameOfPerson.get(row.rockstar_id) ?? null,
      venueName: nameOfVenue.get(row.venue_id) ?? null,
      unread: unread.get(row.id) ?? 0,
      pending: pending.get(row.id) ?? null,
    }));
}

export async function chatById(mirror: Mirror, args: { readonly id: string }): Promise<Chat | null> {
  const row = await mirror.table(conversations).get(args.id);
  if (row === undefined) return null;
  const [person, house, pending] = await Promise.all([
    mirror.table(profiles).get(row.rockstar_id),
    mirror.table(venues).get(row.venue_id),
    mirror.pending(conversations),
  ]);
  return {
    ...rowToConversation(row),
    rockstarName: person?.name ?? null,
    venueName: house?.name ?? null,
    unread: 0,
    pending: pending.get(row.id) ?? null,
  };
}

/** How many messages wait to be read by this person's side, in all chats that are there. */
export async function unreadTotal(mirror: Mirror): Promise<number> {
  const rows = await mirror.table(conversations).toArray();
  const mine = new Map(rows.map(row => [row.id, row.rockstar_id === mirror.userId ? 'rockstar' : 'venue'] as const));
  const counts = await Promise.all([unreadCounts(mirror, 'venue'), unreadCounts(mirror, 'rockstar')]);
  let total = 0;
  for (const [id, side] of mine) total += counts[side === 'venue' ? 0 : 1].get(id) ?? 0;
  return total;
}

async function unreadCounts(mirror: Mirror, side: Side): Promise<ReadonlyMap<string, number>> {
  const keys = await mirror.table(messages).where('unread_by').startsWith(`${side}:`).keys();
  const counts = new Map<string, number>();
  for (const key of keys) {
    const id = String(key).slice(side.length + 1);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

export interface ShownMessage extends Message {
  readonly state: MessageState;
  readonly own: boolean;
  /** Null: nobody whom this device knows. */
  readonly senderName: string | null;
  /** Of one that was refused: the command to send again or drop, and why. */
  readonly refused: { readonly commandId: string; readonly code: string } | null;
}

export interface Thread {
  readonly messages: readonly ShownMessage[];
  /** This device has older ones than these. */
  readonly more: boolean;
}

export interface ThreadAsked {
  readonly id: string;
  /** How many of the newest at least. */
  readonly newest: number;
  /** A moment that is to be among them, with what stands around it. */
  readonly since?: number;
}

const AROUND = 20;

/** The newest of a chat, oldest first. */
export async function threadOf(mirror: Mirror, args: ThreadAsked): Promise<Thread> {
  const all = await stretch(mirror, args.id, '').count();
  // Whoever looks for a moment gets what stands around it. Only the database is awaited here: a live query hears what it
  // read until it waits for something else.
  const since = args.since === undefined ? 0 : await stretch(mirror, args.id, toInstantText(args.since)).count();
  const newest = Math.max(args.newest, args.since === undefined ? 0 : since + AROUND);
  const [found, pending, refused] = await Promise.all([
    stretch(mirror, args.id, '')
      .offset(Math.max(0, all - newest))
      .toArray(),
    mirror.pending(messages),
    refusedMessages(mirror, args.id),
  ]);
  const unsent = (await mirror.table(messages).bulkGet([...pending.keys()])).filter(
    row => row !== undefined && row.conversation_id === args.id && row.row_xid === '0',
  ) as MessageRow[];
  const settled = found.filter(row => row.row_xid !== '0');
  const rows = [...settled.sort(inOrder), ...unsent.sort(byId)];
  const names = await namesOf(mirror, rows);
  const shown = rows.map(row => shownMessage(mirror, row, { names, pending: pending.get(row.id) ?? null }));
  return { messages: [...shown, ...refused], more: all > newest };
}

/** What an open thread listens to. */
export function insertsOf(conversationId: string): Inserts {
  return { table: messages.name, column: 'conversation_id', value: conversationId };
}

function stretch(mirror: Mirror, id: string, from: string) {
  return mirror.table(messages).where('[conversation_id+created_at]').between([id, from], [id, END_OF_TIME]);
}

function inOrder(one: MessageRow, other: MessageRow): number {
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? -1 : 1;
  return byId(one, other);
}

function byId(one: MessageRow, other: MessageRow): number {
  return one.id < other.id ? -1 : 1;
}

function shownMessage(
  mirror: Mirror,
  row: MessageRow,
  of: { readonly names: ReadonlyMap<string, string>; readonly pending: EntryState | null },
): ShownMessage {
  const message = rowToMessage(row);
  return {
    ...message,
    // Reading touches the other side's messages; that is no news of theirs.
    state: messageState(message, row.row_xid === '0' ? of.pending : null),
    own: row.sender_id === mirror.userId,
    senderName: row.sender_id === null ? null : (of.names.get(row.sender_id) ?? null),
    refused: null,
  };
}

async function namesOf(mirror: Mirror, rows: readonly MessageRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(row => (row.sender_id === null ? [] : [row.sender_id])))];
  const [people, colleagues] = await Promise.all([
    mirror.table(profiles).bulkGet(ids),
    mirror.table(venueUsers).where('user_id').anyOf(ids).toArray(),
  ]);
  const names = new Map(colleagues.map(row => [row.user_id, row.name]));
  for (const row of people) if (row !== undefined) names.set(row.id, row.name);
  return names;
}

/** What the server refused has no row any more; its words are in the outbox. */
async function refusedMessages(mirror: Mirror, conversationId: string): Promise<readonly ShownMessage[]> {
  const chat = await mirror.table(conversations).get(conversationId);
  const entries = (await mirror.outbox()).filter(entry => entry.name === 'send_message' && entry.state === 'parked');
  return entries.flatMap(entry => {
    const args = entry.args as SendMessageArgs;
    if (args.conversation_id !== conversationId) return [];
    const message: ShownMessage = {
      id: args.id as Message['id'],
      conversationId: args.conversation_id as Message['conversationId'],
      senderId: mirror.userId as ProfileId,
      senderSide: chat?.rockstar_id === mirror.userId ? 'rockstar' : 'venue',
      content: args.content ?? '',
      template: args.template ?? null,
      createdAt: Date.parse(entry.recordedAt),
      deliveredAt: null,
      readAt: null,
      state: 'failed',
      own: true,
      senderName: null,
      refused: { commandId: entry.id, code: entry.code ?? 'other' },
    };
    return [message];
  });
}

export interface Found {
  readonly message: Message;
  readonly chat: { readonly rockstarName: string | null; readonly venueName: string | null };
}

const MOST_FOUND = 50;

/** Messages with these words, newest first, of the chats that are on this device. `templates` are a template's words by code. */
export async function messagesWith(
  mirror: Mirror,
  args: { readonly side: Side; readonly text: string; readonly templates: Readonly<Record<string, string>> },
): Promise<readonly Found[]> {
  const sought = folded(args.text.trim());
  if (sought === '') return [];
  const chats = new Map((await chatsOf(mirror, args)).map(chat => [chat.id as string, chat]));
  const rows = await mirror
    .table(messages)
    .filter(row => {
      const said = isTemplate(row.template) ? (args.templates[row.template] ?? row.content) : row.content;
      return chats.has(row.conversation_id) && folded(said).includes(sought);
    })
    .toArray();
  return rows
    .sort((one, other) => inOrder(other, one))
    .slice(0, MOST_FOUND)
    .flatMap(row => {
      const chat = chats.get(row.conversation_id);
      return chat === undefined ? [] : [{ message: rowToMessage(row), chat }];
    });
}
