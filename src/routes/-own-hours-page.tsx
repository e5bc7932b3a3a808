import { useParams } from '@tanstack/react-router';
import { OwnReviewsPanel } from '#features/reviews/own-reviews-panel.tsx';
import { OwnHoursScreen } from '#features/timesheets/own-hours-screen.tsx';

export function OwnHoursPage() {
  const { bookingId } = useParams({ from: '/rockstar/shifts_/$bookingId/hours' });
  return <OwnHoursScreen key={bookingId} bookingId={bookingId} reviews={<OwnReviewsPanel bookingId={bookingId} />} />;
}
