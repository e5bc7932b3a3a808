// The chats of one side: the list and, beside it where there is room, the open thread. It does not know how a thread is
// drawn: the route hands that in.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Side } from '#domain/side.ts';
import { Screen } from '#ui/screen.tsx';
import { CONTEXT_COLUMN } from './chat-context.tsx';
import { ChatList } from './chat-list.tsx';
import classes from './chats-screen.module.css';
import { NewChat } from './new-chat.tsx';
import { useBeside } from './use-beside.ts';

interface ChatsScreenProps {
  readonly side: Side;
  /** The chat that is open; null while none is. */
  readonly openId: string | null;
  /** The open chat; stands alone on narrow screens. */
  readonly thread: ReactNode;
}

export function ChatsScreen({ side, openId, thread }: ChatsScreenProps) {
  const t = useTranslations('messages');
  const beside = useBeside();
  if (!beside && openId !== null) return thread;
  const lead = t(side === 'venue' ? 'venueLead' : 'rockstarLead');
  return (
    <Screen title={t('title')} lead={lead} {...(side === 'venue' && { aside: <NewChat /> })}>
      <div className={classes.area}>
        <ChatList side={side} openId={openId} />
        {beside && <div className={classes.thread}>{openId === null ? <NothingOpen /> : thread}</div>}
        {beside && openId !== null && <div id={CONTEXT_COLUMN} className={classes.context} />}
      </div>
    </Screen>
  );
}

function NothingOpen() {
  const t = useTranslations('messages');
  return <p className={classes.nothing}>{t('select')}</p>;
}
