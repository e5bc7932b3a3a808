import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/shifts_/new')({
  component: lazyScreen(() => import('./-new-shift-page.tsx'), 'NewShiftPage'),
});
