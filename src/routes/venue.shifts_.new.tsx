import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

interface NewShiftSearch {
  /** Where one comes from tonight. */
  day?: 'today' | undefined;
}

export const Route = createFileRoute('/venue/shifts_/new')({
  validateSearch: ({ day }: { readonly day?: unknown }): NewShiftSearch => (day === 'today' ? { day } : {}),
  component: portalScreen(() => import('./-new-shift-page.tsx'), 'NewShiftPage'),
});
