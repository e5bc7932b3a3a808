import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/rockstars')({
  component: portalScreen(() => import('./-rockstars-page.tsx'), 'RockstarsPage'),
});
