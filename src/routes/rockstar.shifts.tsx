import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/shifts')({
  component: portalScreen(() => import('./-my-shifts-page.tsx'), 'MyShiftsPage'),
});
