import type { TicketWays } from '#features/bookings/next-ticket.tsx';
import { BookingChatPanel } from '#features/messages/booking-chat-panel.tsx';
import { LateWordPanel } from '#features/messages/late-word-panel.tsx';

/** How one reaches the venue of a booking from its ticket. */
export function waysTo(bookingId: string): TicketWays {
  return {
    message: <BookingChatPanel bookingId={bookingId} plain />,
    late: <LateWordPanel bookingId={bookingId} />,
  };
}
