import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/workers_/documents')({
  component: lazyScreen(() => import('#features/admin/documents-screen.tsx'), 'DocumentsScreen', 'portal', 'admin'),
});
