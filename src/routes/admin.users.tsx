import { createFileRoute } from '@tanstack/react-router';
import { usersSearch } from '#features/admin/list-search.ts';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/users')({
  validateSearch: usersSearch,
  component: lazyScreen(() => import('./-users-page.tsx'), 'UsersPage', 'portal', 'admin'),
});
