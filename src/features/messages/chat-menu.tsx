// What can be done with a chat as a whole. The menu is small and opens in place.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Chat } from '#domain/conversations/queries.ts';
import type { Side } from '#domain/side.ts';
import { useOpenedOnArrival } from '#ui/use-opened-on-arrival.ts';
import classes from './chat-list.module.css';
import { DeleteChatSheet } from './delete-chat-sheet.tsx';
import { useChatWords } from './use-chat-words.ts';

interface ChatMenuProps {
  readonly chat: Chat;
  readonly side: Side;
  /** Deleting the open one leads back to the list. */
  readonly open: boolean;
}

/** Before its first opening it is a button alone: each row of the list has one. */
export function ChatMenu(props: ChatMenuProps) {
  const t = useTranslations('messages');
  const [wanted, setWanted] = useState(false);
  const label = t('list.menu', { name: useChatWords().nameOf(props.chat, props.side) });
  return (
    <div className={classes.menu}>
      {wanted ? (
        <Acts {...props} label={label} />
      ) : (
        <ActionIcon size={44} aria-label={label} aria-haspopup="menu" onClick={() => setWanted(true)}>
          <IconDots size={20} stroke={2} />
        </ActionIcon>
      )}
    </div>
  );
}

function Acts({ label, ...of }: ChatMenuProps & { readonly label: string }) {
  const t = useTranslations('messages');
  const [asking, setAsking] = useState(false);
  const { opened, setOpened, button } = useOpenedOnArrival();
  return (
    <>
      <Menu position="bottom-end" width={220} offset={4} returnFocus opened={opened} onChange={setOpened}>
        <Menu.Target>
          <ActionIcon ref={button} size={44} aria-label={label}>
            <IconDots size={20} stroke={2} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconTrash size={20} stroke={1.75} />} onClick={() => setAsking(true)}>
            {t('remove.act')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DeleteChatSheet {...of} asking={asking} onClose={() => setAsking(false)} />
    </>
  );
}
