import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/profile')({
  component: portalScreen(() => import('./-admin-profile-page.tsx'), 'AdminProfilePage'),
});
