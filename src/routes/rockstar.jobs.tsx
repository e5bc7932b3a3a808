import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/jobs')({
  component: portalScreen(() => import('./-jobs-page.tsx'), 'JobsPage'),
});
