import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts/$shiftId')({
  component: lazyScreen(() => import('./-venue-shift-page.tsx'), 'VenueShiftPage'),
});
