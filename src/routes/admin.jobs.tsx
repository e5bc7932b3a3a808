import { createFileRoute } from '@tanstack/react-router';
import { jobsSearch } from '#features/admin/list-search.ts';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/jobs')({
  validateSearch: jobsSearch,
  component: lazyScreen(() => import('./-admin-jobs-page.tsx'), 'AdminJobsPage', 'portal', 'admin'),
});
