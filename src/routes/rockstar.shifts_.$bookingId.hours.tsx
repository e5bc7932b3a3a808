import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/shifts_/$bookingId/hours')({
  component: portalScreen(() => import('./-own-hours-page.tsx'), 'OwnHoursPage'),
});
