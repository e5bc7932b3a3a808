import { useParams } from '@tanstack/react-router';
import { BookingScreen } from '#features/bookings/booking-screen.tsx';

export function BookingPage() {
  const { bookingId } = useParams({ from: '/rockstar/shifts/$bookingId' });
  return <BookingScreen key={bookingId} bookingId={bookingId} />;
}
