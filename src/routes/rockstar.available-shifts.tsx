import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/available-shifts')({
  component: lazyScreen(() => import('./-find-page.tsx'), 'FindPage'),
});
