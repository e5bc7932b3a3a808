// One chat as its thread shows it. Server truth is in order of the server's time; what is still to be sent comes after it,
// whatever this device's clock says. What was refused stays where it was said: later words are not kept below it.
import { bookings } from '#domain/bookings/schema.ts';
import { conversationId, type ProfileId } from '#domain/ids.ts';
import { calledName } from '#domain/profiles/called.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { LAST_KEY, rowsBy } from '#domain/rows-by.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { toInstantText } from '#domain/time.ts';
import { venueUsers } from '#domain/venues/schema.ts';
import type { Inserts, Mirror, PendingState } from '#sync/index.ts';
import type { SendMessageArgs } from './commands.ts';
import { type ChatEvent, eventsOf } from './events.ts';
import { type Chat, chatById } from './queries.ts';
import { LATE_WORDS, type MessageState, messageState } from './rules.ts';
import { conversations, type Message, type MessageRow, messages, rowToMessage } from './schema.ts';

export interface ShownMessage extends Message {
  readonly state: MessageState;
  readonly own: boolean;
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

/** The newest of a chat, oldest first. Only the database is awaited: a live query hears what it read until it waits for something else. */
export async function threadOf(mirror: Mirror, args: ThreadAsked): Promise<Thread> {
  // Waiting for what reads nothing would end the live query's hearing (tests/domain/live-queries.test.ts).
  const newest = args.since === undefined ? args.newest : await around(mirror, { ...args, since: args.since });
  const [[edge], pending, refused] = await Promise.all([
    // One step to where they begin and one read from there: to walk to each of them takes ten times as long.
    stretch(mirror, args.id, '').reverse().offset(newest).limit(1).keys(),
    mirror.pending(messages),
    refusedMessages(mirror, args.id),
  ]);
  const [found, waiting] = await Promise.all([
    stretch(mirror, args.id, edge === undefined ? '' : createdAtIn(edge)).toArray(),
    mirror.table(messages).bulkGet([...pending.ids()]),
  ]);
  const unsent = waiting.filter(row => row !== undefined && row.conversation_id === args.id && row.row_xid === '0');
  // Those of one moment come together: there may be some more than were asked for.
  const settled = found.slice(-newest).filter(row => row.row_xid !== '0');
  const rows = [...settled.sort(inOrder), ...(unsent as MessageRow[]).sort(byId)];
  const names = await namesOf(mirror, rows);
  const shown = rows.map(row => shownMessage(mirror, row, { names, pending: pending.get(row.id) ?? null }));
  const more = found.length > newest;
  return { messages: withRefused(shown, { refused, settled: settled.length, more }), more };
}

/** What was refused before the first of these shows once one goes further back. */
function withRefused(
  shown: readonly ShownMessage[],
  of: { readonly refused: readonly ShownMessage[]; readonly settled: number; readonly more: boolean },
): readonly ShownMessage[] {
  const said = shown.slice(0, of.settled);
  const from = of.more ? (said[0]?.createdAt ?? 0) : 0;
  for (const one of of.refused) {
    const after = said.findLastIndex(({ createdAt }) => createdAt <= one.createdAt);
    if (one.createdAt >= from) said.splice(after + 1, 0, one);
  }
  return [...said, ...shown.slice(of.settled)];
}

/** How many of the newest, for whoever looks for a moment: with what stands around it. */
async function around(
  mirror: Mirror,
  { id, newest, since }: ThreadAsked & { readonly since: number },
): Promise<number> {
  return Math.max(newest, (await stretch(mirror, id, toInstantText(since)).count()) + AROUND);
}

/** Of a key of that index. */
function createdAtIn(key: unknown): string {
  return String((key as readonly unknown[])[1]);
}

/** Nothing until somebody goes further back than what was read at first. */
export async function furtherBack(mirror: Mirror, args: ThreadAsked | null): Promise<Thread | null> {
  return args === null ? null : await threadOf(mirror, args);
}

/** An open chat: who it is with, the newest of it, and what became of their shifts. They come together, so that no chat is ever drawn without its words. */
export interface OpenedChat {
  readonly chat: Chat;
  readonly thread: Thread;
  readonly events: readonly ChatEvent[];
  /** The moment that was asked for, if any. */
  readonly since: number | null;
}

export async function openedChat(mirror: Mirror, args: ThreadAsked): Promise<OpenedChat | null> {
  const [chat, thread, events] = await Promise.all([
    chatById(mirror, { id: args.id }),
    threadOf(mirror, args),
    eventsOf(mirror, { id: args.id }),
  ]);
  return chat === null ? null : { chat, thread, events, since: args.since ?? null };
}

export interface LastWords {
  readonly chat: Chat;
  /** Oldest first, one at least. */
  readonly said: readonly ShownMessage[];
}

const LAST_SAID = 3;

/** What was said last between a Rockstar and the venue of a booking or an open shift; null: nothing. */
export async function lastWords(
  mirror: Mirror,
  of: { readonly bookingId?: string; readonly shiftId?: string },
): Promise<LastWords | null> {
  const row = await (of.bookingId === undefined
    ? mirror.table(shifts).get(of.shiftId ?? '')
    : mirror.table(bookings).get(of.bookingId));
  if (row === undefined) return null;
  const id = conversationId(row.venue_id, mirror.userId);
  const [chat, thread] = await Promise.all([chatById(mirror, { id }), threadOf(mirror, { id, newest: LAST_SAID })]);
  const said = thread.messages.slice(-LAST_SAID);
  return chat === null || said.length === 0 ? null : { chat, said };
}

/** That one comes late, as one told a venue last since a moment, and how far that has come; null: not told. */
export async function saidLate(
  mirror: Mirror,
  { id, from }: { readonly id: string; readonly from: number },
): Promise<ShownMessage | null> {
  const [rows, pending] = await Promise.all([
    stretch(mirror, id, toInstantText(from)).toArray(),
    mirror.pending(messages),
  ]);
  const late: readonly (string | null)[] = LATE_WORDS;
  const row = rows.findLast(one => one.sender_id === mirror.userId && late.includes(one.template));
  if (row === undefined) return null;
  return shownMessage(mirror, row, { names: new Map(), pending: pending.get(row.id) ?? null });
}

/** What an open thread listens to. */
export function insertsOf(conversationId: string): Inserts {
  return { table: messages.name, column: 'conversation_id', value: conversationId };
}

function stretch(mirror: Mirror, id: string, from: string) {
  return mirror.table(messages).where('[conversation_id+created_at]').between([id, from], [id, LAST_KEY]);
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
  of: { readonly names: ReadonlyMap<string, string>; readonly pending: PendingState | null },
): ShownMessage {
  const message = rowToMessage(row);
  return {
    ...message,
    // Reading touches the other side's messages; that is no news of theirs.
    state: messageState(message, row.row_xid === '0' ? of.pending : null),
    own: row.sender_id === mirror.userId,
    senderName: row.sender_id === null ? null : (of.names.get(row.sender_id) ?? row.sender_name),
    refused: null,
  };
}

/** Of those whom this device knows, as people or as colleagues, as they are called today. */
async function namesOf(mirror: Mirror, rows: readonly MessageRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(row => (row.sender_id === null ? [] : [row.sender_id])))];
  const [people, colleagues] = await Promise.all([
    mirror.table(profiles).bulkGet(ids),
    rowsBy(mirror, venueUsers, { index: 'user_id', keys: ids }),
  ]);
  const names = new Map(colleagues.map(row => [row.user_id, row.name]));
  for (const row of people) if (row !== undefined) names.set(row.id, calledName(row));
  return names;
}

/** What the server refused has no row any more; its words are in the outbox. */
async function refusedMessages(mirror: Mirror, conversationId: string): Promise<readonly ShownMessage[]> {
  const entries = (await mirror.refused()).filter(
    ({ name, args }) => name === 'send_message' && (args as SendMessageArgs).conversation_id === conversationId,
  );
  if (entries.length === 0) return [];
  const chat = await mirror.table(conversations).get(conversationId);
  const senderSide = chat?.rockstar_id === mirror.userId ? 'rockstar' : 'venue';
  return entries.map(({ id, args, recordedAt, code = 'other' }) =>
    ownMessage(args as SendMessageArgs, {
      ...{ userId: mirror.userId, senderSide, createdAt: Date.parse(recordedAt) },
      ...{ state: 'failed', refused: { commandId: id, code } },
    }),
  );
}

interface Saying extends Pick<ShownMessage, 'senderSide' | 'createdAt' | 'state' | 'refused'> {
  readonly userId: string;
}

/** What this person said here, as far as no row says it: not yet, or no longer. */
export function ownMessage(said: SendMessageArgs, { userId, ...of }: Saying): ShownMessage {
  return {
    id: said.id as Message['id'],
    conversationId: said.conversation_id as Message['conversationId'],
    senderId: userId as ProfileId,
    content: said.content ?? '',
    template: said.template ?? null,
    deliveredAt: null,
    readAt: null,
    own: true,
    senderName: null,
    ...of,
  };
}
