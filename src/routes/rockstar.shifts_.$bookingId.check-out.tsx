import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/shifts_/$bookingId/check-out')({
  component: portalScreen(() => import('./-check-out-page.tsx'), 'CheckOutPage'),
});
