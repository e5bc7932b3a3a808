import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts_/new')({
  component: portalScreen(() => import('./-new-shift-page.tsx'), 'NewShiftPage'),
});
