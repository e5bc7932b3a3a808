import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/venues')({
  component: portalScreen(() => import('./-venues-page.tsx'), 'VenuesPage'),
});
