import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/security')({
  component: lazyScreen(() => import('#features/admin/security-screen.tsx'), 'SecurityScreen', 'portal', 'admin'),
});
