import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/shifts_/$bookingId/send')({
  component: portalScreen(() => import('./-send-page.tsx'), 'SendPage'),
});
