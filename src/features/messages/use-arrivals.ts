import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownMessage } from '#domain/conversations/thread.ts';
import type { Side } from '#domain/side.ts';
import { useChatWords } from './use-chat-words.ts';

interface Arrivals {
  /** How many of the other side's came since the reader left the end. */
  readonly waiting: number;
  /** What came last while the chat was open, for screen readers; null before the first. */
  readonly said: string | null;
  readonly nth: number;
}

export function useArrivals(of: {
  readonly messages: readonly ShownMessage[];
  readonly side: Side;
  readonly atEnd: boolean;
}): Arrivals {
  const { messages, side, atEnd } = of;
  const t = useTranslations('messages');
  const { wordsOf } = useChatWords();
  const [said, setSaid] = useState<{ readonly words: string | null; readonly nth: number }>({ words: null, nth: 0 });
  const theirs = useMemo(() => messages.filter(message => message.senderSide !== side), [messages, side]);
  const latest = theirs.at(-1);
  const newest = latest?.createdAt ?? 0;
  // What stood here when the chat was opened is no news.
  const [seenTo, setSeenTo] = useState(newest);
  const heard = useRef(latest?.id ?? null);
  useEffect(() => {
    if (latest === undefined || heard.current === latest.id) return;
    const known = theirs.findIndex(message => message.id === heard.current);
    const fresh = heard.current === null || known !== -1 ? theirs.slice(known + 1) : [latest];
    heard.current = latest.id;
    const words = fresh.map(message =>
      t('thread.said', { name: message.senderName ?? t('unknownSender'), text: wordsOf(message) }),
    );
    setSaid(before => ({ words: words.join('\n'), nth: before.nth + 1 }));
  }, [theirs, latest, t, wordsOf]);
  useEffect(() => {
    if (atEnd) setSeenTo(newest);
  }, [atEnd, newest]);
  const waiting = atEnd ? 0 : theirs.filter(message => message.createdAt > seenTo).length;
  return { waiting, said: said.words, nth: said.nth };
}
