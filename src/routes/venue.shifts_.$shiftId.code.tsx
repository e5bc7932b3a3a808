import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts_/$shiftId/code')({
  component: portalScreen(() => import('./-shift-code-page.tsx'), 'ShiftCodePage'),
});
