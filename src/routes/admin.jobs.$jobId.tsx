import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/jobs/$jobId')({
  component: lazyScreen(() => import('./-admin-job-page.tsx'), 'AdminJobPage', 'portal', 'admin'),
});
