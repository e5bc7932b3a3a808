import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/dashboard')({
  component: lazyScreen(() => import('./-tonight-page.tsx'), 'TonightPage'),
});
