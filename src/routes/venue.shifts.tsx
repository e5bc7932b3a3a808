import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts')({
  component: lazyScreen(() => import('./-venue-shifts-page.tsx'), 'VenueShiftsPage'),
});
