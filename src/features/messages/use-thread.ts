// The messages of one chat: what the mirror has, more of it the further one goes back, and before its horizon what the
// server has, kept in memory for as long as the chat is open.

import { deepEqual } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useOffline } from '#bridge/use-offline.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useSession } from '#bridge/use-session.ts';
import { type OlderMessages, olderMessages } from '#domain/conversations/online.ts';
import type { Chat } from '#domain/conversations/queries.ts';
import { messageState } from '#domain/conversations/rules.ts';
import type { Message } from '#domain/conversations/schema.ts';
import { furtherBack, type ShownMessage, type Thread, type ThreadAsked } from '#domain/conversations/thread.ts';
import type { Side } from '#domain/side.ts';
import { toInstantText } from '#domain/time.ts';

/** Where what is older than the first row is: on this device, nowhere, on its way, or beyond a missing network. */
export type OlderState = 'here' | 'none' | 'loading' | 'offline';

interface OpenThread {
  readonly messages: readonly ShownMessage[];
  /** The first that was unread when the chat was opened. */
  readonly unreadFrom: string | null;
  readonly older: OlderState;
  showOlder(): void;
}

const FIRST = 60;
const STEP = 120;
/** What the mirror keeps of messages. */
const KEPT_MS = 182 * 86_400_000;

/** What is read first of a chat that is opened, at its end or around a moment. */
export function asked(id: string, at: number | undefined): ThreadAsked {
  return { id, newest: FIRST, ...(at === undefined ? {} : { since: at }) };
}

interface Opened {
  readonly chat: Chat;
  readonly side: Side;
  readonly at: number | null;
  readonly newest: Thread;
  readonly echoes: readonly ShownMessage[];
}

export function useThread({ chat, side, at, newest, echoes }: Opened): OpenThread {
  const [many, setMany] = useState(FIRST);
  const further = useQuery(furtherBack, many === FIRST ? null : { ...asked(chat.id, at ?? undefined), newest: many });
  const thread = further ?? newest;
  const before = useBefore(chat, thread.messages[0]?.createdAt, !thread.more);
  const [unreadFrom] = useState(
    // Fixed by the first answer: what arrives while one looks is not «new messages».
    () => newest.messages.find(message => message.senderSide !== side && message.readAt === null)?.id ?? null,
  );
  const messages = useUnchanged(
    useMemo(
      () => [...before.messages, ...thread.messages, ...echoes.filter(({ id }) => !isIn(thread, id))],
      [before.messages, thread, echoes],
    ),
  );
  const { load } = before;
  const { more } = thread;
  const showOlder = useCallback(() => {
    if (more) setMany(shown => shown + STEP);
    else load();
  }, [more, load]);
  return { messages, unreadFrom, older: more ? 'here' : before.state, showOlder };
}

function isIn({ messages }: Thread, id: string): boolean {
  return messages.some(message => message.id === id);
}

interface Before {
  readonly messages: readonly ShownMessage[];
  readonly state: OlderState;
  load(): void;
}

/** From the server, once the device has no more of a chat that is older than what devices keep. */
function useBefore(chat: Chat, oldest: number | undefined, allShown: boolean): Before {
  const userId = useSession()?.userId ?? '';
  const offline = useOffline();
  const { run, busy } = useOnlineAct(olderMessages);
  const [found, setFound] = useState<OlderMessages | null>(null);
  const mayBe = allShown && (found === null ? Date.now() - chat.createdAt > KEPT_MS : found.more);
  const from = found?.messages[0]?.createdAt ?? oldest ?? chat.updatedAt;
  const load = useCallback(() => {
    if (!mayBe || offline) return;
    void run({ id: chat.id, before: toInstantText(from) }).then(answer => {
      if (!answer.ok) return;
      const { messages, more } = answer.value;
      setFound(known => ({ messages: [...messages, ...(known?.messages ?? [])], more }));
    });
  }, [chat.id, from, mayBe, offline, run]);
  const messages = useMemo(() => (found?.messages ?? []).map(message => asShown(message, userId)), [found, userId]);
  return { messages, state: stateOf({ mayBe, offline, busy }), load };
}

function stateOf({ mayBe, offline, busy }: { mayBe: boolean; offline: boolean; busy: boolean }): OlderState {
  if (busy) return 'loading';
  if (!mayBe) return 'none';
  return offline ? 'offline' : 'here';
}

function asShown(message: Message, userId: string): ShownMessage {
  return {
    ...message,
    state: messageState(message, null),
    own: message.senderId === userId,
    refused: null,
  };
}

/** Those that are as they were keep their identity, so that their rows are not drawn again. */
function useUnchanged(messages: readonly ShownMessage[]): readonly ShownMessage[] {
  const known = useRef<ReadonlyMap<string, ShownMessage>>(new Map());
  return useMemo(() => {
    const same = messages.map(message => {
      const before = known.current.get(message.id);
      return before !== undefined && deepEqual(before, message) ? before : message;
    });
    known.current = new Map(same.map(message => [message.id, message]));
    return same;
  }, [messages]);
}
