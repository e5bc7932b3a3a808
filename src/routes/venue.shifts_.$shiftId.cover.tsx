import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts_/$shiftId/cover')({
  component: portalScreen(() => import('./-cover-page.tsx'), 'CoverPage'),
});
