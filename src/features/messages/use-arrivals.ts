import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownMessage } from '#domain/conversations/queries.ts';
import type { Side } from '#domain/conversations/schema.ts';
import { useChatWords } from './use-chat-words.ts';

interface Arrivals {
  /** How many of the other side's came since the reader left the end. */
  readonly waiting: number;
  /** The latest that came while the chat was open, for readers; null before the first. */
  readonly said: string | null;
  readonly nth: number;
}

export function useArrivals(of: {
  readonly messages: readonly ShownMessage[] | undefined;
  readonly side: Side;
  readonly atEnd: boolean;
}): Arrivals {
  const { messages, side, atEnd } = of;
  const t = useTranslations('messages');
  const { wordsOf } = useChatWords();
  const [said, setSaid] = useState<{ readonly words: string | null; readonly nth: number }>({ words: null, nth: 0 });
  const [seenTo, setSeenTo] = useState<number | null>(null);
  const latest = messages?.findLast(message => message.senderSide !== side);
  const heard = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (messages === undefined) return;
    const first = heard.current === undefined;
    if (first || latest === undefined || heard.current === latest.id) {
      heard.current ??= latest?.id ?? null;
      return;
    }
    heard.current = latest.id;
    const words = t('thread.said', { name: latest.senderName ?? t('unknownSender'), text: wordsOf(latest) });
    setSaid(before => ({ words, nth: before.nth + 1 }));
  }, [messages, latest, t, wordsOf]);
  const newest = latest?.createdAt ?? 0;
  useEffect(() => {
    if (atEnd) setSeenTo(newest);
    else setSeenTo(seen => seen ?? newest);
  }, [atEnd, newest]);
  const waiting =
    seenTo === null || atEnd
      ? 0
      : (messages?.filter(message => message.senderSide !== side && message.createdAt > seenTo).length ?? 0);
  return { waiting, said: said.words, nth: said.nth };
}
