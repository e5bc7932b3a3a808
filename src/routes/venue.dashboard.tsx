import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/dashboard')({
  validateSearch: ({ view }: { readonly view?: unknown }): { view?: 'night' | undefined } => ({
    view: view === 'night' ? view : undefined,
  }),
  component: portalScreen(() => import('./-tonight-page.tsx'), 'TonightPage'),
});
