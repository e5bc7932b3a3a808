import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts_/$shiftId/applicants')({
  component: portalScreen(() => import('./-applicants-page.tsx'), 'ApplicantsPage'),
});
