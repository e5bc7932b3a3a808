import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts_/$shiftId/edit')({
  component: portalScreen(() => import('./-edit-shift-page.tsx'), 'EditShiftPage'),
});
