import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/')({
  component: lazyScreen(
    () => import('#features/admin/admin-dashboard-screen.tsx'),
    'AdminDashboardScreen',
    'portal',
    'admin',
  ),
});
