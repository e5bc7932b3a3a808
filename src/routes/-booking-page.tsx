import { useParams } from '@tanstack/react-router';
import { OnShiftPanel } from '#features/attendance/on-shift-panel.tsx';
import { OwnStartPanel } from '#features/attendance/start-panel.tsx';
import { BookingScreen } from '#features/bookings/booking-screen.tsx';
import { BookingChatPanel } from '#features/messages/booking-chat-panel.tsx';
import { LastWordsPanel } from '#features/messages/last-words-panel.tsx';
import { LateWordPanel } from '#features/messages/late-word-panel.tsx';
import { NoShowContestBar } from '#features/reliability/no-show-contest-bar.tsx';
import { NoShowContestPanel } from '#features/reliability/no-show-contest-panel.tsx';
import { OwnReviewsPanel } from '#features/reviews/own-reviews-panel.tsx';
import { ShiftHoursPanel } from '#features/timesheets/own-hours-panel.tsx';
import { TransferWayPanel } from '#features/transfers/transfer-way-panel.tsx';
import { TransfersGivenPanel } from '#features/transfers/transfers-given-panel.tsx';

export function BookingPage() {
  const { bookingId } = useParams({ from: '/rockstar/shifts/$bookingId' });
  return (
    <BookingScreen
      key={bookingId}
      bookingId={bookingId}
      panels={
        <>
          <OnShiftPanel bookingId={bookingId} />
          <NoShowContestPanel bookingId={bookingId} />
          <LateWordPanel bookingId={bookingId} />
          <OwnStartPanel bookingId={bookingId} />
          <ShiftHoursPanel bookingId={bookingId} />
          <OwnReviewsPanel bookingId={bookingId} />
          <TransfersGivenPanel bookingId={bookingId} />
        </>
      }
      answer={<NoShowContestBar bookingId={bookingId} />}
      said={<LastWordsPanel bookingId={bookingId} />}
      ways={
        <>
          <BookingChatPanel bookingId={bookingId} />
          <TransferWayPanel bookingId={bookingId} />
        </>
      }
    />
  );
}
