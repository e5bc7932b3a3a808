import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts_/hours')({
  component: portalScreen(() => import('./-hours-page.tsx'), 'HoursPage'),
});
