import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/available-shifts')({
  component: portalScreen(() => import('./-find-page.tsx'), 'FindPage'),
});
