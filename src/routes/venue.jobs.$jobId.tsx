import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/jobs/$jobId')({
  component: portalScreen(() => import('./-venue-job-page.tsx'), 'VenueJobPage'),
});
