import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/reports_/disputes/$disputeId')({
  component: lazyScreen(() => import('./-admin-dispute-page.tsx'), 'AdminDisputePage', 'portal', 'admin'),
});
