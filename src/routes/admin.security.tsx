import { createFileRoute } from '@tanstack/react-router';
import { logSearch } from '#features/admin/list-search.ts';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/security')({
  validateSearch: logSearch,
  component: lazyScreen(() => import('./-security-page.tsx'), 'SecurityPage', 'portal', 'admin'),
});
