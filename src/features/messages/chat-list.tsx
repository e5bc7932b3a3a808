// One side's chats, newest first, with a search over what was said. Arrow keys go from row to row, with Alt from chat to chat.
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { type Chat, chatsOf } from '#domain/conversations/queries.ts';
import { type Ticket, ticketKey, ticketsOf } from '#domain/conversations/tickets.ts';
import type { Side } from '#domain/side.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ownId, useOpenFirst } from '#ui/use-open-first.ts';
import { ChatFilter, type ChatFilterName } from './chat-filter.tsx';
import classes from './chat-list.module.css';
import { CHAT_ROUTES } from './chat-routes.ts';
import { ChatRow } from './chat-row.tsx';
import { FoundList } from './found-list.tsx';
import { ReadAheadOf, useReadAhead } from './read-ahead.tsx';
import { SearchField } from './search-field.tsx';
import { BESIDE_PX } from './use-beside.ts';
import { useDeleteRights } from './use-delete-rights.ts';
import { useNextChat } from './use-next-chat.ts';

const HOUR_MS = 3_600_000;

interface ChatListProps {
  readonly side: Side;
  readonly openId: string | null;
}

export function ChatList({ side, openId }: ChatListProps) {
  const t = useTranslations('messages');
  const chats = useQuery(chatsOf, { side });
  const { firstSync } = useSyncStatus();
  const navigate = useNavigate();
  const open = (id: string, { replace = false } = {}) =>
    void navigate({ to: CHAT_ROUTES[side], params: { conversationId: id }, replace, resetScroll: false });
  useOpenFirst({
    list: `${side} chats`,
    // None yet is an answer too: what somebody writes later must not be opened, and so read, by itself.
    rows: firstSync || chats === undefined ? undefined : unreadFirst(chats),
    idOf: ownId,
    chosen: openId ?? undefined,
    open: id => open(id, { replace: true }),
    fromPx: BESIDE_PX,
  });
  const { tickets, counts, shown, filter, setFilter } = useFiltered({ side, openId, chats });
  useNextChat({ ids: shown?.map(({ id }) => id) ?? [], openId, open });
  const [sought, setSought] = useState('');
  const [text] = useDebouncedValue(sought, 150);
  const searching = text.trim().length > 1;
  return (
    <section className={classes.list} aria-label={t('list.all')}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          {t(side === 'venue' ? 'venueList' : 'rockstarList')}
          <span className={classes.count}>
            <span aria-hidden="true">{chats?.length ?? ''}</span>
            <span className={classes.hidden}>{t('list.count', { n: chats?.length ?? 0 })}</span>
          </span>
        </h2>
      </div>
      <SearchField value={sought} onChange={setSought} />
      {searching ? (
        <FoundList side={side} text={text} />
      ) : (
        <>
          {counts.all > 0 && <ChatFilter counts={counts} chosen={filter} onChoose={setFilter} />}
          <Rows side={side} chats={shown} tickets={tickets} openId={openId} filtered={filter !== 'all'} />
        </>
      )}
    </section>
  );
}

/** Who arrives reads what is new; where nothing is, the newest. */
function unreadFirst(chats: readonly Chat[]): readonly Chat[] {
  const unread = chats.find(chat => chat.unread > 0);
  return unread === undefined ? chats : [unread, ...chats];
}

const NO_TICKETS: ReadonlyMap<string, Ticket> = new Map();

interface FilteredOf extends ChatListProps {
  readonly chats: readonly Chat[] | undefined;
}

/** The open chat stays in the list, though it is no longer unread. */
function useFiltered({ side, openId, chats }: FilteredOf) {
  // By the hour: a ticket that goes a little late misleads nobody.
  const from = Math.floor(useEncoreNow() / HOUR_MS) * HOUR_MS;
  const tickets = useQuery(ticketsOf, { side, from }) ?? NO_TICKETS;
  const [filter, setFilter] = useState<ChatFilterName>('all');
  return useMemo(() => {
    const isIn: Readonly<Record<ChatFilterName, (chat: Chat) => boolean>> = {
      all: () => true,
      unread: ({ unread }) => unread > 0,
      booked: ({ venueId, rockstarId }) => tickets.get(ticketKey(venueId, rockstarId))?.kind === 'booked',
    };
    const count = (name: ChatFilterName) => chats?.filter(isIn[name]).length ?? 0;
    const counts = { all: count('all'), unread: count('unread'), booked: count('booked') };
    const shown = chats?.filter(chat => isIn[filter](chat) || (filter === 'unread' && chat.id === openId));
    return { tickets, counts, shown, filter, setFilter };
  }, [chats, tickets, filter, openId]);
}

interface RowsProps extends FilteredOf {
  readonly tickets: ReadonlyMap<string, Ticket>;
  readonly filtered: boolean;
}

function Rows({ side, chats, tickets, openId, filtered }: RowsProps) {
  const t = useTranslations('messages');
  const { firstSync } = useSyncStatus();
  const mayDelete = useDeleteRights(side);
  const ahead = useReadAhead();
  if (chats === undefined || (chats.length === 0 && firstSync))
    return <p className={classes.loading}>{t('loadingChats')}</p>;
  if (chats.length === 0) {
    if (filtered) return <p className={classes.loading}>{t('list.noneHere')}</p>;
    return (
      <div className={classes.nothing}>
        <EmptyState title={t('empty')}>{t(side === 'venue' ? 'venueEmpty' : 'rockstarEmpty')}</EmptyState>
      </div>
    );
  }
  const manyVenues = new Set(chats.map(chat => chat.venueId)).size > 1;
  return (
    <ul role="list" className={classes.rows} onKeyDown={moveFocus} {...ahead.heard}>
      {chats.map(chat => (
        <ChatRow
          key={chat.id}
          chat={chat}
          side={side}
          open={chat.id === openId}
          showVenue={side === 'venue' && manyVenues}
          mayDelete={mayDelete(chat)}
          ticket={tickets.get(ticketKey(chat.venueId, chat.rockstarId))}
        />
      ))}
      {ahead.id !== null && <ReadAheadOf id={ahead.id} />}
    </ul>
  );
}

/** Up, Down, Home and End among the rows' links. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-chat]')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (at === -1) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined || links[to] === undefined) return;
  event.preventDefault();
  links[to].focus();
}
