import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/jobs/$jobId')({
  component: portalScreen(() => import('./-job-page.tsx'), 'JobPage'),
});
