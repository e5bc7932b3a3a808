import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/rockstars/$rockstarId')({
  component: portalScreen(() => import('./-rockstar-page.tsx'), 'RockstarPage'),
});
