// The way to a chat that is not there yet, for a venue's managers.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownVenues } from '#domain/venues/queries.ts';
import { StartChatPanel } from './start-chat-panel.tsx';

export function NewChat() {
  const t = useTranslations('messages');
  const mayStart = useQuery(ownVenues, null)?.some(({ membership }) => membership.role !== 'staff') === true;
  const [opened, setOpened] = useState(false);
  if (!mayStart) return null;
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
