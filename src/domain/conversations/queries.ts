// Chats as lists show them, and the search over what was said in them. One that is open is read in thread.ts.

import { conversationId } from '#domain/ids.ts';
import { calledName } from '#domain/profiles/called.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { LAST_KEY } from '#domain/rows-by.ts';
import type { Side } from '#domain/side.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import { venues } from '#domain/venues/schema.ts';
import type { Mirror, PendingState } from '#sync/index.ts';
import { folded, isTemplate } from './rules.ts';
import { type Conversation, conversations, type Message, messages, rowToConversation, rowToMessage } from './schema.ts';

export interface Chat extends Conversation {
  /** Null: not known (any more). */
  readonly rockstarName: string | null;
  readonly venueName: string | null;
  readonly unread: number;
  /** What of it has not reached the server; null when nothing. */
  readonly pending: PendingState | null;
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
  const nameOfPerson = new Map(people.flatMap(row => (row === undefined ? [] : [[row.id, calledName(row)]])));
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
    rockstarName: person === undefined ? null : calledName(person),
    venueName: house?.name ?? null,
    unread: 0,
    pending: pending.get(row.id) ?? null,
  };
}

/** What a Rockstar wrote last to a venue since a moment; null: nothing. */
export async function lastWordFrom(
  mirror: Mirror,
  args: { readonly venueId: string; readonly workerId: string; readonly from: Instant },
): Promise<Message | null> {
  const chat = conversationId(args.venueId, args.workerId);
  const rows = await mirror
    .table(messages)
    .where('[conversation_id+created_at]')
    .between([chat, toInstantText(args.from)], [chat, LAST_KEY])
    .toArray();
  const last = rows.findLast(row => row.sender_side === 'rockstar');
  return last === undefined ? null : rowToMessage(last);
}

/** What one wrote oneself to a venue between two moments: so many of the newest, the oldest first. */
export async function ownWordsTo(
  mirror: Mirror,
  args: { readonly venueId: string; readonly from: Instant; readonly until: Instant; readonly most: number },
): Promise<readonly Message[]> {
  const chat = conversationId(args.venueId, mirror.userId);
  const rows = await mirror
    .table(messages)
    .where('[conversation_id+created_at]')
    .between([chat, toInstantText(args.from)], [chat, toInstantText(args.until)])
    .toArray();
  const own = rows.filter(row => row.sender_id === mirror.userId && row.sender_side === 'rockstar');
  return own.slice(-args.most).map(rowToMessage);
}

/** What each of several people wrote last to a venue, since a moment of their own. Who wrote nothing is not in it. */
export async function lastWordsFrom(
  mirror: Mirror,
  args: { readonly venueId: string; readonly people: readonly { readonly workerId: string; readonly from: Instant }[] },
): Promise<ReadonlyMap<string, Message>> {
  const { venueId, people } = args;
  const said = await Promise.all(people.map(one => lastWordFrom(mirror, { venueId, ...one })));
  return new Map(said.flatMap(word => (word?.senderId == null ? [] : [[word.senderId as string, word] as const])));
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
  // The rows, which come in one piece: for the keys alone Dexie walks a cursor.
  const unread = await mirror.table(messages).where('unread_by').startsWith(`${side}:`).toArray();
  const counts = new Map<string, number>();
  for (const { conversation_id: id } of unread) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

export interface Found {
  readonly message: Message;
  readonly chat: { readonly rockstarName: string | null; readonly venueName: string | null };
}

export const MOST_FOUND = 50;

export interface FoundMessages {
  /** The newest of them, newest first. */
  readonly found: readonly Found[];
  readonly total: number;
}

/** Messages with these words, of the chats that are on this device. `templates` are a template's words by code. */
export async function messagesWith(
  mirror: Mirror,
  args: { readonly side: Side; readonly text: string; readonly templates: Readonly<Record<string, string>> },
): Promise<FoundMessages> {
  const sought = folded(args.text.trim());
  if (sought === '') return { found: [], total: 0 };
  const chats = new Map((await chatsOf(mirror, args)).map(chat => [chat.id as string, chat]));
  const rows = (await mirror.table(messages).toArray()).filter(row => {
    const said = isTemplate(row.template) ? (args.templates[row.template] ?? row.content) : row.content;
    return chats.has(row.conversation_id) && folded(said).includes(sought);
  });
  const found = rows
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))
    .slice(0, MOST_FOUND)
    .flatMap(row => {
      const chat = chats.get(row.conversation_id);
      return chat === undefined ? [] : [{ message: rowToMessage(row), chat }];
    });
  return { found, total: rows.length };
}
