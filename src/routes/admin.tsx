import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin')({
  component: lazyScreen(() => import('./-admin-portal.tsx'), 'AdminPortal', 'portal', 'admin'),
});
