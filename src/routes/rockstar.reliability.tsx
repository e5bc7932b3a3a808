import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/reliability')({
  component: portalScreen(() => import('#features/reliability/reliability-screen.tsx'), 'ReliabilityScreen'),
});
