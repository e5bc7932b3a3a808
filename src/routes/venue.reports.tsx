import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/reports')({
  component: portalScreen(() => import('./-venue-reports-page.tsx'), 'VenueReportsPage'),
});
