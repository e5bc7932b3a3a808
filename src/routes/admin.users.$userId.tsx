import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/users/$userId')({
  component: lazyScreen(() => import('./-user-page.tsx'), 'UserPage', 'portal', 'admin'),
});
