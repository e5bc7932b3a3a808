import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts_/$shiftId/edit')({
  component: lazyScreen(() => import('./-edit-shift-page.tsx'), 'EditShiftPage'),
});
