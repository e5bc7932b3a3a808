import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/team')({
  component: lazyScreen(() => import('#features/admin/admin-team-screen.tsx'), 'AdminTeamScreen', 'portal', 'admin'),
});
