import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/dashboard')({
  component: portalScreen(() => import('./-rockstar-home-page.tsx'), 'RockstarHomePage'),
});
