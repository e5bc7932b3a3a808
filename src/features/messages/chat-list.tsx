// One side's chats, newest first, with a search over what was said. Arrow keys go from row to row.
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { type Chat, chatsOf } from '#domain/conversations/queries.ts';
import type { Side } from '#domain/side.ts';
import { ownVenues } from '#domain/venues/queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ownId, useOpenFirst } from '#ui/use-open-first.ts';
import classes from './chat-list.module.css';
import { CHAT_ROUTES } from './chat-routes.ts';
import { ChatRow } from './chat-row.tsx';
import { FoundList } from './found-list.tsx';
import { ReadAheadOf, useReadAhead } from './read-ahead.tsx';
import { SearchField } from './search-field.tsx';
import { StartChatPanel } from './start-chat-panel.tsx';
import { useDeleteRights } from './use-delete-rights.ts';

interface ChatListProps {
  readonly side: Side;
  readonly openId: string | null;
}

export function ChatList({ side, openId }: ChatListProps) {
  const t = useTranslations('messages');
  const chats = useQuery(chatsOf, { side });
  const mayStart = useQuery(ownVenues, null)?.some(({ membership }) => membership.role !== 'staff') === true;
  const { firstSync } = useSyncStatus();
  const navigate = useNavigate();
  useOpenFirst({
    list: `${side} chats`,
    // None yet is an answer too: what somebody writes later must not be opened, and so read, by itself.
    rows: firstSync ? undefined : chats,
    idOf: ownId,
    chosen: openId ?? undefined,
    open: id => void navigate({ to: CHAT_ROUTES[side], params: { conversationId: id }, replace: true }),
  });
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
        {side === 'venue' && mayStart && <NewChat />}
      </div>
      <SearchField value={sought} onChange={setSought} />
      {searching ? <FoundList side={side} text={text} /> : <Rows side={side} chats={chats} openId={openId} />}
    </section>
  );
}

function NewChat() {
  const t = useTranslations('messages');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        leftSection={<IconPlus size={18} stroke={2} />}
        onClick={() => setOpened(true)}
      >
        {t('newChat')}
      </Button>
      <StartChatPanel opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

function Rows({ side, chats, openId }: ChatListProps & { readonly chats: readonly Chat[] | undefined }) {
  const t = useTranslations('messages');
  const { firstSync } = useSyncStatus();
  const mayDelete = useDeleteRights(side);
  const ahead = useReadAhead();
  if (chats === undefined || (chats.length === 0 && firstSync))
    return <p className={classes.loading}>{t('loadingChats')}</p>;
  if (chats.length === 0) {
    return <EmptyState title={t('empty')}>{t(side === 'venue' ? 'venueEmpty' : 'rockstarEmpty')}</EmptyState>;
  }
  const manyVenues = new Set(chats.map(chat => chat.venueId)).size > 1;
  return (
    <ul className={classes.rows} onKeyDown={moveFocus} {...ahead.heard}>
      {chats.map(chat => (
        <ChatRow
          key={chat.id}
          chat={chat}
          side={side}
          open={chat.id === openId}
          showVenue={side === 'venue' && manyVenues}
          mayDelete={mayDelete(chat)}
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
