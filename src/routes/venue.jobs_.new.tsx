import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/jobs_/new')({
  component: portalScreen(() => import('./-new-job-page.tsx'), 'NewJobPage'),
});
