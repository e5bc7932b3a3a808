import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/earnings')({
  component: portalScreen(() => import('#features/earnings/earnings-screen.tsx'), 'EarningsScreen'),
});
