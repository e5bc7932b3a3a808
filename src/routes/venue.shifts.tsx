import { createFileRoute, redirect } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

const VIEWS = ['week', 'people', 'days', 'hours'] as const;

interface ShiftsSearch {
  view?: 'week' | 'people' | 'days' | 'hours' | undefined;
  /** A day of it. */
  week?: string | undefined;
}

function isDay(named: unknown): named is string {
  return typeof named === 'string' && /^\d{4}-\d\d-\d\d$/.test(named) && !Number.isNaN(Date.parse(named));
}

export const Route = createFileRoute('/venue/shifts')({
  validateSearch: ({ view, week }: Readonly<Partial<Record<keyof ShiftsSearch, unknown>>>): ShiftsSearch => ({
    view: VIEWS.find(one => one === view),
    week: isDay(week) ? week : undefined,
  }),
  // The hours stand beside these views and have an address of their own.
  beforeLoad: ({ search }) => {
    if (search.view === 'hours') throw redirect({ to: '/venue/shifts/hours', replace: true });
  },
  component: portalScreen(() => import('./-venue-shifts-page.tsx'), 'VenueShiftsPage'),
});
