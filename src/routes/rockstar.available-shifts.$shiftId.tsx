import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/available-shifts/$shiftId')({
  component: portalScreen(() => import('./-open-shift-page.tsx'), 'OpenShiftPage'),
});
