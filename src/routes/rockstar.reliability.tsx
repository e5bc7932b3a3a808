import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/reliability')({
  component: portalScreen(() => import('./-reliability-page.tsx'), 'ReliabilityPage'),
});
