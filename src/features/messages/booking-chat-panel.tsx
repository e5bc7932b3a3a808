// On a booking: the way to the chat with its venue, which the server opened when it booked.
import { IconMessage } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { bookingById } from '#domain/bookings/queries.ts';
import { chatById } from '#domain/conversations/queries.ts';
import { conversationId } from '#domain/ids.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { CHAT_ROUTES } from './chat-routes.ts';

export function BookingChatPanel({ bookingId }: { readonly bookingId: string }) {
  const t = useTranslations('messages.person');
  const booking = useQuery(bookingById, { id: bookingId });
  const id = booking == null ? '' : conversationId(booking.venueId, booking.workerId);
  const chat = useQuery(chatById, { id });
  if (chat == null) return null;
  return (
    <LinkButton
      to={CHAT_ROUTES.rockstar}
      params={{ conversationId: chat.id }}
      variant="outline"
      leftSection={<IconMessage size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('venue')}
    </LinkButton>
  );
}
