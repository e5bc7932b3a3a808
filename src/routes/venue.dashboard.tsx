import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/dashboard')({
  component: portalScreen(() => import('./-tonight-page.tsx'), 'TonightPage'),
});
