import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

interface HoursSearch {
  /** Named by mails and push messages; else the chosen one. */
  venue?: string | undefined;
}

export const Route = createFileRoute('/venue/shifts_/hours')({
  validateSearch: ({ venue }: { readonly venue?: unknown }): HoursSearch => ({
    venue: typeof venue === 'string' ? venue : undefined,
  }),
  component: portalScreen(() => import('./-hours-page.tsx'), 'HoursPage'),
});
