// What was just said, on the screen before storage has answered: with the press, not after the write. It claims nothing: the
// row says that it is kept, and takes the echo's place under the same key.
import { useCallback, useMemo, useState } from 'react';
import { useSession } from '#bridge/use-session.ts';
import type { SendMessageArgs } from '#domain/conversations/commands.ts';
import { type OpenedChat, ownMessage, type ShownMessage } from '#domain/conversations/thread.ts';
import type { Side } from '#domain/side.ts';

export interface Echo {
  show(said: SendMessageArgs): void;
  /** It could not be saved. */
  drop(id: string): void;
}

interface Echoes extends Echo {
  /** Of the chat that is open, what the mirror has not shown yet. */
  readonly waiting: readonly ShownMessage[];
}

export function useEcho(opened: OpenedChat | null | undefined, side: Side): Echoes {
  const userId = useSession()?.userId ?? '';
  const [said, setSaid] = useState<readonly ShownMessage[]>([]);
  const shown = opened?.thread.messages;
  const chatId = opened?.chat.id;
  const waiting = useMemo(
    () => said.filter(({ id, conversationId }) => conversationId === chatId && !shown?.some(one => one.id === id)),
    [said, shown, chatId],
  );
  // Once seen in the mirror it is the mirror's for good: one that is dropped there later does not come back as an echo.
  if (waiting.length < said.length) setSaid(waiting);
  const show = useCallback(
    (words: SendMessageArgs) => {
      const echo = { userId, senderSide: side, createdAt: Date.now(), state: 'saving', refused: null } as const;
      setSaid(before => [...before, ownMessage(words, echo)]);
    },
    [userId, side],
  );
  const drop = useCallback((id: string) => setSaid(before => before.filter(one => one.id !== id)), []);
  return { waiting, show, drop };
}
