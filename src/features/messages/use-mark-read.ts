import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useCommand } from '#bridge/use-command.ts';
import { markConversationRead } from '#domain/conversations/commands.ts';
import type { Chat } from '#domain/conversations/queries.ts';
import type { ShownMessage } from '#domain/conversations/thread.ts';
import type { Side } from '#domain/side.ts';
import { toInstantText } from '#domain/time.ts';

interface Reading {
  readonly chat: Chat;
  readonly side: Side;
  readonly messages: readonly ShownMessage[];
  /** The newest are in view. */
  readonly looking: boolean;
}

/** Opening a chat reads it, and so does seeing what arrives: only while the page is looked at, and never further than that. */
export function useMarkRead({ chat, side, messages, looking }: Reading): void {
  const mark = useCommand(markConversationRead);
  const visible = useDocumentVisibility() === 'visible';
  const marked = useRef(0);
  const newest = messages.findLast(message => message.senderSide !== side && message.readAt === null)?.createdAt ?? 0;
  useEffect(() => {
    if (!visible || !looking || newest <= marked.current) return;
    marked.current = newest;
    // One that is not saved leaves them unread; the next look tries again.
    void mark({ id: chat.id, read_to: toInstantText(newest) }).then(saved => {
      if (!saved.ok) marked.current = 0;
    });
  }, [chat.id, mark, visible, looking, newest]);
}
