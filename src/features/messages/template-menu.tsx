// Words that need no typing, with wet hands at a door: one press sends them, each reads them in their own language.
import { ActionIcon, Menu } from '@mantine/core';
import { IconMessage2Bolt } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TEMPLATES, type Template } from '#domain/conversations/rules.ts';
import type { Side } from '#domain/side.ts';
import { useOpenedOnArrival } from '#ui/use-opened-on-arrival.ts';
import { useTemplateWords } from './use-chat-words.ts';

interface TemplateMenuProps {
  readonly side: Side;
  readonly onPick: (code: Template) => void;
}

/** Before its first opening it is a button alone: a menu that nobody has asked for costs each chat that is opened. */
export function TemplateMenu(props: TemplateMenuProps) {
  const t = useTranslations('messages.thread');
  const [wanted, setWanted] = useState(false);
  if (wanted) return <Templates {...props} />;
  return (
    <ActionIcon size={52} aria-label={t('quick')} aria-haspopup="menu" onClick={() => setWanted(true)}>
      <IconMessage2Bolt size={24} stroke={1.75} />
    </ActionIcon>
  );
}

function Templates({ side, onPick }: TemplateMenuProps) {
  const t = useTranslations('messages.thread');
  const templates = useTemplateWords();
  const { opened, setOpened, button } = useOpenedOnArrival();
  return (
    <Menu position="top-start" width={320} offset={4} returnFocus opened={opened} onChange={setOpened}>
      <Menu.Target>
        <ActionIcon ref={button} size={52} aria-label={t('quick')}>
          <IconMessage2Bolt size={24} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('quick')}>
        {TEMPLATES[side].map(code => (
          <Menu.Item key={code} onClick={() => onPick(code)}>
            {templates[code]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
