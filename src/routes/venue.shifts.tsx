import { createFileRoute, redirect } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

const VIEWS = ['week', 'people', 'days', 'hours'] as const;

interface ShiftsSearch {
  view?: 'week' | 'people' | 'days' | 'hours' | undefined;
}

export const Route = createFileRoute('/venue/shifts')({
  validateSearch: ({ view }: { readonly view?: unknown }): ShiftsSearch => ({ view: VIEWS.find(one => one === view) }),
  // The hours stand beside these views and have an address of their own.
  beforeLoad: ({ search }) => {
    if (search.view === 'hours') throw redirect({ to: '/venue/shifts/hours', replace: true });
  },
  component: portalScreen(() => import('./-venue-shifts-page.tsx'), 'VenueShiftsPage'),
});
