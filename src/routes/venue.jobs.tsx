import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/jobs')({
  component: portalScreen(() => import('./-venue-jobs-page.tsx'), 'VenueJobsPage'),
});
