import { createFileRoute } from '@tanstack/react-router';
import { reportsSearch } from '#features/admin/reports-search.ts';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/reports')({
  validateSearch: reportsSearch,
  component: lazyScreen(() => import('./-reports-page.tsx'), 'ReportsPage', 'portal', 'admin'),
});
