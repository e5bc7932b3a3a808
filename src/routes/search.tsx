import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/search')({
  component: lazyScreen(() => import('./-search-page.tsx'), 'SearchPage'),
});
