import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/shifts')({
  component: lazyScreen(() => import('./-my-shifts-page.tsx'), 'MyShiftsPage'),
});
