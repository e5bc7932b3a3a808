import { useParams } from '@tanstack/react-router';
import { SendScreen } from '#features/attendance/send-screen.tsx';

export function SendPage() {
  const { bookingId } = useParams({ from: '/rockstar/shifts_/$bookingId/send' });
  return <SendScreen key={bookingId} bookingId={bookingId} />;
}
