import { useCallback, useState } from 'react';
import { useSession } from '#bridge/use-session.ts';

/** What was typed and not sent, of each chat: it outlives reloads and crashes, and goes with the sign-out. */
export function useDraft(conversationId: string): readonly [string, (text: string) => void] {
  const userId = useSession()?.userId ?? '';
  const [draft, setDraft] = useState({ of: conversationId, text: draftOf(userId, conversationId) });
  const here = draft.of === conversationId ? draft.text : draftOf(userId, conversationId);
  const change = useCallback(
    (text: string) => {
      setDraft({ of: conversationId, text });
      keepDraft(userId, conversationId, text);
    },
    [userId, conversationId],
  );
  return [here, change];
}

export function draftOf(userId: string, conversationId: string): string {
  return localStorage.getItem(keyOf(userId, conversationId)) ?? '';
}

function keepDraft(userId: string, conversationId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(userId, conversationId));
    else localStorage.setItem(keyOf(userId, conversationId), text);
  } catch {
    // Full or forbidden: the words stand in the box all the same.
  }
}

function keyOf(userId: string, conversationId: string): string {
  return `encore-draft-${userId}-${conversationId}`;
}
