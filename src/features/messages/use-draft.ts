import { useCallback, useState } from 'react';
import { keepOwn, readOwn } from '#bridge/kept.ts';
import { useSession } from '#bridge/use-session.ts';

interface DraftBox {
  readonly text: string;
  change(text: string): void;
  /** Empties the box at once, so that the next letters are another message's. The words stay kept until it is told that they are saved. */
  take(): (saved: boolean) => void;
}

/** What was typed and not sent, of each chat: it outlives reloads and crashes, and goes with the sign-out. */
export function useDraft(conversationId: string): DraftBox {
  const userId = useSession()?.userId ?? '';
  const [draft, setDraft] = useState({ of: conversationId, text: draftOf(userId, conversationId) });
  const text = draft.of === conversationId ? draft.text : draftOf(userId, conversationId);
  const change = useCallback(
    (next: string) => {
      setDraft({ of: conversationId, text: next });
      keepDraft(userId, conversationId, next);
    },
    [userId, conversationId],
  );
  const take = (): ((saved: boolean) => void) => {
    setDraft({ of: conversationId, text: '' });
    return saved => {
      const since = draftOf(userId, conversationId);
      // Typed meanwhile: it stands behind what could not be saved.
      const next = saved ? (since === text ? '' : since) : since === text ? text : `${text}\n${since}`;
      keepDraft(userId, conversationId, next);
      setDraft(shown => (shown.of === conversationId ? { of: conversationId, text: next } : shown));
    };
  };
  return { text, change, take };
}

export function draftOf(userId: string, conversationId: string): string {
  return readOwn(nameOf(conversationId), userId) ?? '';
}

function keepDraft(userId: string, conversationId: string, text: string): void {
  keepOwn(nameOf(conversationId), text === '' ? null : text, userId);
}

function nameOf(conversationId: string): string {
  return `draft-${conversationId}`;
}
