// On somebody's page: the way to the chat with them, or its beginning.
import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { chatById } from '#domain/conversations/queries.ts';
import { conversationId } from '#domain/ids.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { CHAT_ROUTES } from './chat-routes.ts';
import { useStartChat } from './use-start-chat.ts';

interface MessagePersonPanelProps {
  readonly venueId: string;
  readonly personId: string;
  /** Managers begin chats; everybody of the venue reads on. */
  readonly mayStart: boolean;
}

const stay = () => undefined;

export function MessagePersonPanel({ venueId, personId, mayStart }: MessagePersonPanelProps) {
  const t = useTranslations('messages.person');
  const id = conversationId(venueId, personId);
  const chat = useQuery(chatById, { id });
  const { start, busy } = useStartChat(stay);
  if (chat === undefined || (chat === null && !mayStart)) return null;
  const icon = <IconMessage size={18} stroke={2} aria-hidden="true" />;
  if (chat !== null) {
    return (
      <LinkButton to={CHAT_ROUTES.venue} params={{ conversationId: id }} variant="outline" size="sm" leftSection={icon}>
        {t('open')}
      </LinkButton>
    );
  }
  return (
    <Button
      variant="outline"
      size="sm"
      leftSection={icon}
      disabled={busy}
      onClick={() => void start({ venueId, applicant: personId, email: '' })}
    >
      {t('open')}
    </Button>
  );
}
