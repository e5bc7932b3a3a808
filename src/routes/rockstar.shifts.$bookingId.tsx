import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/shifts/$bookingId')({
  component: portalScreen(() => import('./-booking-page.tsx'), 'BookingPage'),
});
