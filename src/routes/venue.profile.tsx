import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/profile')({
  component: lazyScreen(() => import('./-venue-profile-page.tsx'), 'VenueProfilePage'),
});
