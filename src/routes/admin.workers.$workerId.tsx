import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/workers/$workerId')({
  component: lazyScreen(() => import('./-worker-page.tsx'), 'WorkerPage', 'portal', 'admin'),
});
