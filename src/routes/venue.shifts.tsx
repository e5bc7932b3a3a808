import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts')({
  validateSearch: ({ view }: { readonly view?: unknown }): { view?: 'week' | 'people' | 'days' } =>
    view === 'week' || view === 'people' || view === 'days' ? { view } : {},
  component: portalScreen(() => import('./-venue-shifts-page.tsx'), 'VenueShiftsPage'),
});
