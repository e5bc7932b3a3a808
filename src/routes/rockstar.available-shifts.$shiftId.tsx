import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/available-shifts/$shiftId')({
  component: lazyScreen(() => import('./-open-shift-page.tsx'), 'OpenShiftPage'),
});
