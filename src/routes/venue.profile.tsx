import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/profile')({
  component: portalScreen(() => import('./-venue-profile-page.tsx'), 'VenueProfilePage'),
});
