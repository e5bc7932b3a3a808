import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/disputes/$disputeId')({
  component: portalScreen(() => import('./-venue-dispute-page.tsx'), 'VenueDisputePage'),
});
