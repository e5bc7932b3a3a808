// Where the context of a chat stands: a column beside it from 1440 px, else a sheet behind a button and the key I.
import { ActionIcon, em } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { Chat } from '#domain/conversations/queries.ts';
import type { Side } from '#domain/side.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useLetterKeys } from '#ui/use-letter-keys.ts';
import classes from './chat-context.module.css';

const ContextPart = lazyPiece(() => import('./context-part.tsx').then(module => module.ContextPart));

interface ChatContextProps {
  readonly chat: Chat;
  readonly side: Side;
  readonly name: string;
}

/** Where the column is drawn: it stands beside the thread and not in its head. */
export const CONTEXT_COLUMN = 'chat-context';

export function ChatContext({ chat, side, name }: ChatContextProps) {
  const t = useTranslations('messages.context');
  const beside = useMediaQuery(`(min-width: ${em(1440)})`, false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  useLetterKeys(beside ? {} : { i: () => setOpened(before => !before) });
  const part = (
    <Suspense fallback={null}>
      <ContextPart key={chat.id} chat={chat} side={side} name={name} />
    </Suspense>
  );
  if (beside) return <Column key={chat.id}>{part}</Column>;
  return (
    <>
      <ActionIcon size={44} aria-label={t('open', { name })} aria-keyshortcuts="I" onClick={() => setOpened(true)}>
        <IconInfoCircle size={24} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <Sheet opened={opened} onClose={() => setOpened(false)} title={name}>
        {part}
      </Sheet>
    </>
  );
}

/** Once the chat itself is on the screen. */
function Column({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('messages.context');
  const [at, setAt] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setAt(document.getElementById(CONTEXT_COLUMN)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  if (at === null) return null;
  return createPortal(
    <section className={classes.column} aria-label={t('title')}>
      {children}
    </section>,
    at,
  );
}
