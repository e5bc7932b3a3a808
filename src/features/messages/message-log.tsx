// What was said, oldest first, drawn only where somebody looks, from the end on. It follows the newest while one is at the
// end, and never moves under someone who reads further up: a pill says that there is more. New words are spoken once, from a
// region of their own, since rows that scroll in and out are no news.
import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import type { ChatEvent } from '#domain/conversations/events.ts';
import type { Chat } from '#domain/conversations/queries.ts';
import type { ShownMessage, Thread } from '#domain/conversations/thread.ts';
import type { Side } from '#domain/side.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { LogRow } from './log-row.tsx';
import classes from './message-log.module.css';
import { threadRows } from './thread-rows.ts';
import { useArrivals } from './use-arrivals.ts';
import { useFollow } from './use-follow.ts';
import { useLogRows } from './use-log-rows.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useSentSaid } from './use-sent-said.ts';
import { useThread } from './use-thread.ts';

interface MessageLogProps {
  readonly chat: Chat;
  readonly side: Side;
  readonly name: string;
  /** A moment to show instead of the end. */
  readonly at: number | null;
  /** What is read of it to begin with. */
  readonly newest: Thread;
  readonly events: readonly ChatEvent[];
  /** What was just said and is not among them yet. */
  readonly echoes: readonly ShownMessage[];
  /** Leaves the moment that was asked for. */
  readonly onLatest: () => void;
}

/** So near the end counts as there. */
const NEAR_PX = 60;
/** So far from the beginning what is older is already asked for. */
const OLDER_PX = 400;

export function MessageLog({ chat, side, name, at, newest, events, echoes, onLatest }: MessageLogProps) {
  const t = useTranslations('messages');
  const tz = useTimeZone() ?? 'UTC';
  const { messages, unreadFrom, older, showOlder } = useThread({ chat, side, at, newest, echoes });
  const complete = older === 'none';
  const rows = useMemo(
    () => threadRows({ messages, tz, unreadFrom, events, complete }),
    [messages, tz, unreadFrom, events, complete],
  );
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(at === null);
  const virtualizer = useLogRows({ rows, box, fromEnd: at === null });
  useFollow({ virtualizer, rows, at, box, atEnd });
  useMarkRead({ chat, side, messages, looking: atEnd });
  const arrivals = useArrivals({ messages, side, atEnd });
  const sent = useSentSaid(messages);
  const toEnd = (): void => {
    if (at !== null) onLatest();
    virtualizer.scrollToEnd();
  };
  return (
    <div className={classes.frame}>
      <div
        ref={box}
        className={classes.box}
        role="log"
        aria-live="off"
        aria-label={t('thread.log', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        onScroll={event => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR_PX);
          if (scrollTop < OLDER_PX) showOlder();
        }}
      >
        {messages.length === 0 ? (
          <Nothing />
        ) : (
          <div className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ key, index, start }) => {
              const row = rows[index];
              if (row === undefined) return null;
              return (
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={classes.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <LogRow row={row} side={side} at={at} older={older} tz={tz} />
                </div>
              );
            })}
          </div>
        )}
      </div>
      {!atEnd && <Pill count={arrivals.waiting} onPress={toEnd} />}
      <LiveRegion message={arrivals.said} nth={arrivals.nth} />
      <LiveRegion {...sent} />
    </div>
  );
}

function Nothing() {
  const t = useTranslations('messages');
  return (
    <p className={classes.quiet}>
      <strong>{t('noMessages')}</strong>
      <span>{t('startTalking')}</span>
    </p>
  );
}

function Pill({ count, onPress }: { readonly count: number; readonly onPress: () => void }) {
  const t = useTranslations('messages.thread');
  return (
    <Button
      className={classes.pill ?? ''}
      size="sm"
      leftSection={<IconArrowDown size={18} stroke={2} />}
      onClick={onPress}
    >
      {count > 0 ? t('newBelow', { n: count }) : t('toLatest')}
    </Button>
  );
}
