import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import type { Side } from '#domain/side.ts';
import { addDays } from '#domain/time.ts';
import { formatIsoDay } from '#i18n/format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Bubble } from './bubble.tsx';
import { EventRow } from './event-row.tsx';
import classes from './message-log.module.css';
import type { ThreadRow } from './thread-rows.ts';
import { useBeside } from './use-beside.ts';
import type { OlderState } from './use-thread.ts';

interface LogRowProps {
  readonly row: ThreadRow;
  readonly side: Side;
  readonly at: number | null;
  readonly older: OlderState;
  readonly tz: string;
}

/** The log is drawn anew whenever it scrolls: its rows are not. */
export const LogRow = memo(function LogRow({ row, side, at, older, tz }: LogRowProps) {
  const t = useTranslations('messages.thread');
  switch (row.kind) {
    case 'head':
      return <p className={classes.head}>{t(HEAD[older])}</p>;
    case 'day':
      return <Day at={row.at} tz={tz} />;
    case 'unread':
      return <p className={classes.unread}>{t('unreadLine')}</p>;
    case 'event':
      return <EventRow event={row.event} side={side} />;
    case 'message':
      return (
        <Bubble
          message={row.message}
          side={side}
          named={row.named || isTeam(row, side)}
          marked={row.message.createdAt === at}
        />
      );
  }
});

const HEAD = {
  here: 'older',
  none: 'beginning',
  loading: 'olderLoading',
  offline: 'olderOffline',
} as const satisfies Record<OlderState, string>;

/** A colleague's words always say whose they are. */
function isTeam(row: ThreadRow & { kind: 'message' }, side: Side): boolean {
  return !row.message.own && row.message.senderSide === side;
}

function Day({ at, tz }: { readonly at: number; readonly tz: string }) {
  const t = useTranslations('messages.thread');
  const when = useWhen();
  const day = formatIsoDay(at, tz);
  // A chat may be open over midnight.
  const today = formatIsoDay(useEncoreNow(), tz);
  // One below the name of the chat, which alone on a narrow screen is the page's heading.
  const Heading = useBeside() ? 'h3' : 'h2';
  const isYesterday = day === addDays(today, -1);
  const words = isYesterday ? t('yesterday') : when.dayHeading(at, tz);
  return <Heading className={classes.day}>{day === today ? t('today') : words}</Heading>;
}
