import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/jobs_/$jobId/edit')({
  component: portalScreen(() => import('./-edit-job-page.tsx'), 'EditJobPage'),
});
