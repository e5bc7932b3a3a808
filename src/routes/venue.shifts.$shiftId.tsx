import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts/$shiftId')({
  component: portalScreen(() => import('./-venue-shift-page.tsx'), 'VenueShiftPage'),
});
