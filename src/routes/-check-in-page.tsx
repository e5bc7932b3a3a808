import { useParams } from '@tanstack/react-router';
import { CheckInScreen } from '#features/attendance/check-in-screen.tsx';

export function CheckInPage() {
  const { bookingId } = useParams({ from: '/rockstar/shifts_/$bookingId/check-in' });
  return <CheckInScreen key={bookingId} bookingId={bookingId} />;
}
