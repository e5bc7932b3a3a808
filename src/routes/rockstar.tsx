import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar')({
  component: lazyScreen(() => import('./-rockstar-portal.tsx'), 'RockstarPortal'),
});
