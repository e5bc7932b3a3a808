import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/news')({
  component: lazyScreen(() => import('#features/admin/news-screen.tsx'), 'NewsScreen', 'portal', 'admin'),
});
