import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/shifts/$bookingId')({
  component: lazyScreen(() => import('./-booking-page.tsx'), 'BookingPage'),
});
