import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts')({
  component: portalScreen(() => import('./-venue-shifts-page.tsx'), 'VenueShiftsPage'),
});
