import { createFileRoute, redirect } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

interface ShiftsSearch {
  view?: 'week' | 'people' | 'days' | 'hours';
}

export const Route = createFileRoute('/venue/shifts')({
  validateSearch: ({ view }: { readonly view?: unknown }): ShiftsSearch =>
    view === 'week' || view === 'people' || view === 'days' || view === 'hours' ? { view } : {},
  // The hours stand beside these views and have an address of their own.
  beforeLoad: ({ search }) => {
    if (search.view === 'hours') throw redirect({ to: '/venue/shifts/hours', replace: true });
  },
  component: portalScreen(() => import('./-venue-shifts-page.tsx'), 'VenueShiftsPage'),
});
