// One chat: who it is with, what was said, and the box to say more. It shows what this device has; older words come from
// the server when somebody goes back that far.

import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { useWatchedInserts } from '#bridge/use-watched-inserts.ts';
import type { Chat } from '#domain/conversations/queries.ts';
import { insertsOf, openedChat } from '#domain/conversations/thread.ts';
import { ownBlock } from '#domain/relations/queries.ts';
import type { Side } from '#domain/side.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { isEscapeOfPage } from '#ui/is-covered.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { BlockedNote } from './blocked-note.tsx';
import { CHAT_ROUTES, LIST_ROUTES } from './chat-routes.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { ThreadHead } from './thread-head.tsx';
import classes from './thread-panel.module.css';
import { useBeside } from './use-beside.ts';
import { useChatWords } from './use-chat-words.ts';
import { type Echo, useEcho } from './use-echo.ts';
import { asked } from './use-thread.ts';

interface ThreadPanelProps {
  readonly side: Side;
  readonly conversationId: string;
  /** A moment to show instead of the latest. */
  readonly at?: number | undefined;
}

interface FootProps {
  readonly chat: Chat;
  readonly side: Side;
  readonly name: string;
  readonly echo: Echo;
}

export function ThreadPanel({ side, conversationId, at }: ThreadPanelProps) {
  const t = useTranslations('messages');
  const opened = useQuery(openedChat, asked(conversationId, at));
  const { waiting, show, drop } = useEcho(opened, side);
  const echo = useMemo(() => ({ show, drop }), [show, drop]);
  useWatchedInserts(insertsOf(conversationId));
  const onItsWay = useOnItsWay(conversationId, opened?.chat.id === conversationId);
  const { nameOf } = useChatWords();
  const navigate = useNavigate();
  useEscape(() => void navigate({ to: LIST_ROUTES[side] }));
  if (opened === undefined || (opened === null && onItsWay)) return <Loading />;
  if (opened === null) return <Gone side={side} />;
  // Until another chat is read the last one stays, whatever the address says.
  const { chat, thread, events, since } = opened;
  const name = nameOf(chat, side);
  return (
    <section className={classes.thread} aria-label={name}>
      <PageTitle>{`${name} · ${t('title')}`}</PageTitle>
      <ThreadHead chat={chat} side={side} name={name} />
      <MessageLog
        key={`${chat.id}:${since ?? ''}`}
        chat={chat}
        newest={thread}
        events={events}
        echoes={waiting}
        side={side}
        name={name}
        at={since}
        onLatest={() => void navigate({ to: CHAT_ROUTES[side], params: { conversationId }, replace: true })}
      />
      <Foot chat={chat} side={side} name={name} echo={echo} />
    </section>
  );
}

/** The box to write in, or why there is none. */
function Foot({ chat, side, name, echo }: FootProps) {
  const now = useEncoreNow();
  const blocked = useQuery(ownBlock, { venueId: chat.venueId, workerId: chat.rockstarId, side, now });
  if (blocked === true) return <BlockedNote chat={chat} side={side} name={name} />;
  return <Composer conversationId={chat.id} side={side} name={name} echo={echo} />;
}

/** A chat that the server has just begun is on its way: until it was asked again, nobody is told that there is none. */
function useOnItsWay(conversationId: string, here: boolean): boolean {
  const { phase, firstSync, lastPullAt } = useSyncStatus();
  const [asked, setAsked] = useState({ for: conversationId, at: Date.now(), here: false });
  if (asked.for !== conversationId) setAsked({ for: conversationId, at: Date.now(), here: false });
  else if (here && !asked.here) setAsked({ ...asked, here: true });
  if (firstSync) return true;
  const reachable = phase === 'connecting' || phase === 'syncing' || phase === 'idle';
  return reachable && !asked.here && (lastPullAt === null || Date.parse(lastPullAt) < asked.at);
}

/** A screen that is all there is has its heading from the first moment. */
function Loading() {
  const t = useTranslations('messages');
  const Heading = useBeside() ? 'p' : 'h1';
  return <Heading className={classes.loading}>{t('loadingMessages')}</Heading>;
}

function Gone({ side }: { readonly side: Side }) {
  const t = useTranslations('messages.thread');
  const heading = useBeside() ? 'h2' : 'h1';
  const title = t(`gone.${side}`);
  return (
    <div className={classes.gone}>
      <PageTitle>{title}</PageTitle>
      <EmptyState title={title} heading={heading} act={<LinkButton to={LIST_ROUTES[side]}>{t('back')}</LinkButton>}>
        {side === 'venue' && `${t('goneWhy')} `}
        {t('goneText')}
      </EmptyState>
    </div>
  );
}

/** Escape leads back to the list, unless something that is open over the chat takes it. */
function useEscape(onEscape: () => void): void {
  const current = useRef(onEscape);
  current.current = onEscape;
  // With what is drawn, not some time after it: whoever sees the chat may close it.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (isEscapeOfPage(event)) current.current();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
