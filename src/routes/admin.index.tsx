import { createFileRoute } from '@tanstack/react-router';
import { marketSearch } from '#features/admin/market-search.ts';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/')({
  validateSearch: marketSearch,
  component: lazyScreen(() => import('./-admin-dashboard-page.tsx'), 'AdminDashboardPage', 'portal', 'admin'),
});
