import { IconTicket } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { useSession } from '#bridge/use-session.ts';
import type { Chat } from '#domain/conversations/queries.ts';
import type { Ticket } from '#domain/conversations/tickets.ts';
import type { Side } from '#domain/side.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Initials } from '#ui/initials.tsx';
import classes from './chat-list.module.css';
import { ChatMenu } from './chat-menu.tsx';
import { CHAT_ROUTES } from './chat-routes.ts';
import { useChatWords } from './use-chat-words.ts';
import { draftOf } from './use-draft.ts';
import { focusWritingBox } from './writing-box.ts';

interface ChatRowProps {
  readonly chat: Chat;
  readonly side: Side;
  readonly open: boolean;
  /** Of somebody with several venues: which one this is with. */
  readonly showVenue: boolean;
  readonly mayDelete: boolean;
  /** The next shift of the two. */
  readonly ticket: Ticket | undefined;
}

export const ChatRow = memo(function ChatRow({ chat, side, open, showVenue, mayDelete, ticket }: ChatRowProps) {
  const t = useTranslations('messages');
  const format = useFormat();
  const tz = useTimeZone() ?? 'UTC';
  const name = useChatWords().nameOf(chat, side);
  return (
    <li className={classes.row} data-open={open || undefined} data-unread={chat.unread > 0 || undefined}>
      <Initials name={name} who={side === 'venue' ? chat.rockstarId : chat.venueId} />
      <Link
        to={CHAT_ROUTES[side]}
        params={{ conversationId: chat.id }}
        className={classes.link}
        aria-current={open ? 'page' : undefined}
        resetScroll={false}
        data-chat={chat.id}
        // Who chooses a chat goes on to write in it. The open one is not arrived at anew, so it would not ask for the focus.
        onClick={open ? focusWritingBox : undefined}
      >
        <span className={classes.name}>{name}</span>
        {showVenue && <span className={classes.venue}>{chat.venueName ?? t('unknownVenue')}</span>}
        <Preview chat={chat} side={side} open={open} />
        {ticket !== undefined && <TicketLine ticket={ticket} />}
      </Link>
      <span className={classes.side}>
        <span className={classes.time}>{chat.lastMessageAt !== null && format.stamp(chat.lastMessageAt, tz)}</span>
        <span className={classes.tail}>
          <Unread count={chat.unread} />
          {mayDelete && <ChatMenu chat={chat} side={side} open={open} />}
        </span>
      </span>
    </li>
  );
});

/** Why they matter this week. */
function TicketLine({ ticket: { kind, startsAt, tz } }: { readonly ticket: Ticket }) {
  const t = useTranslations('messages.list.ticket');
  const when = useWhen();
  return (
    <span className={classes.ticket}>
      <IconTicket size={16} stroke={1.75} aria-hidden="true" />
      {t(kind, { when: when(startsAt, tz) })}
    </span>
  );
}

type PreviewProps = Pick<ChatRowProps, 'chat' | 'side' | 'open'>;

function Preview({ chat, side, open }: PreviewProps) {
  const t = useTranslations('messages.list');
  const { wordsOf } = useChatWords();
  const userId = useSession()?.userId ?? '';
  const draft = open ? '' : draftOf(userId, chat.id);
  if (draft.trim() !== '') return <span className={classes.preview}>{t('draft', { text: draft.trim() })}</span>;
  if (chat.lastContent === null) return <span className={classes.preview}>{t('nothingSaid')}</span>;
  const words = wordsOf({ content: chat.lastContent, template: chat.lastTemplate });
  const own = chat.lastSenderId === userId;
  // What a colleague said is not the rockstar's.
  const ours = own ? 'you' : side === 'venue' && chat.lastSenderSide === 'venue' ? 'yourTeam' : null;
  return (
    <span className={classes.preview} dir="auto">
      {ours === null ? words : t(ours, { text: words })}
    </span>
  );
}

const MOST_SHOWN = 9;

function Unread({ count }: { readonly count: number }) {
  const t = useTranslations('messages');
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">{count > MOST_SHOWN ? t('many') : count}</span>
      <span className={classes.hidden}>{t('list.unread', { n: count })}</span>
    </span>
  );
}
