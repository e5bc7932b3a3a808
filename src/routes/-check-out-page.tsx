import { useParams } from '@tanstack/react-router';
import { CheckInScreen } from '#features/attendance/check-in-screen.tsx';

export function CheckOutPage() {
  const { bookingId } = useParams({ from: '/rockstar/shifts_/$bookingId/check-out' });
  return <CheckInScreen key={bookingId} bookingId={bookingId} leaving />;
}
