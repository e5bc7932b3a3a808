// On a booking: the way to the chat with its venue, which the server opened when it booked.
import { IconMessage } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { bookingById } from '#domain/bookings/queries.ts';
import { chatById } from '#domain/conversations/queries.ts';
import { conversationId } from '#domain/ids.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { CHAT_ROUTES } from './chat-routes.ts';

interface BookingChatPanelProps {
  readonly bookingId: string;
  /** One of several words in a line. */
  readonly plain?: boolean;
}

export function BookingChatPanel({ bookingId, plain = false }: BookingChatPanelProps) {
  const t = useTranslations('messages.person');
  const booking = useQuery(bookingById, { id: bookingId });
  const id = booking == null ? '' : conversationId(booking.venueId, booking.workerId);
  const chat = useQuery(chatById, { id });
  if (chat == null) return null;
  const params = { conversationId: chat.id };
  if (plain) {
    return (
      <LinkButton to={CHAT_ROUTES.rockstar} params={params} size="sm" variant="subtle">
        {t('open')}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      to={CHAT_ROUTES.rockstar}
      params={params}
      variant="outline"
      leftSection={<IconMessage size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('venue')}
    </LinkButton>
  );
}
