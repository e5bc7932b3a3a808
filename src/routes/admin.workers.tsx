import { createFileRoute } from '@tanstack/react-router';
import { workersSearch } from '#features/admin/list-search.ts';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/workers')({
  validateSearch: workersSearch,
  component: lazyScreen(() => import('./-workers-page.tsx'), 'WorkersPage', 'portal', 'admin'),
});
