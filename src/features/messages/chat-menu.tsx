// What can be done with a chat as a whole. The menu is small and opens in place.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Chat } from '#domain/conversations/queries.ts';
import type { Side } from '#domain/side.ts';
import classes from './chat-list.module.css';
import { DeleteChatSheet } from './delete-chat-sheet.tsx';
import { useChatWords } from './use-chat-words.ts';

interface ChatMenuProps {
  readonly chat: Chat;
  readonly side: Side;
  /** Deleting the open one leads back to the list. */
  readonly open: boolean;
}

export function ChatMenu({ chat, side, open }: ChatMenuProps) {
  const t = useTranslations('messages');
  const [asking, setAsking] = useState(false);
  const name = useChatWords().nameOf(chat, side);
  return (
    <div className={classes.menu}>
      <Menu position="bottom-end" width={220} offset={4} returnFocus>
        <Menu.Target>
          <ActionIcon size={44} aria-label={t('list.menu', { name })}>
            <IconDots size={20} stroke={2} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconTrash size={20} stroke={1.75} />} onClick={() => setAsking(true)}>
            {t('remove.act')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DeleteChatSheet chat={chat} side={side} open={open} asking={asking} onClose={() => setAsking(false)} />
    </div>
  );
}
