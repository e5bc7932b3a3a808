import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/availability')({
  component: portalScreen(() => import('#features/availability/availability-screen.tsx'), 'AvailabilityScreen'),
});
