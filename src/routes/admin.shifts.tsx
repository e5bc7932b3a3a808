import { createFileRoute } from '@tanstack/react-router';
import { shiftsSearch } from '#features/admin/list-search.ts';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/shifts')({
  validateSearch: shiftsSearch,
  component: lazyScreen(() => import('./-admin-shifts-page.tsx'), 'AdminShiftsPage', 'portal', 'admin'),
});
