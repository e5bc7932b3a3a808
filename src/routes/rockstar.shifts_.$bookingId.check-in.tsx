import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/shifts_/$bookingId/check-in')({
  component: portalScreen(() => import('./-check-in-page.tsx'), 'CheckInPage'),
});
