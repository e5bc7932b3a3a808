import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/staff')({
  component: portalScreen(() => import('#features/team/staff-screen.tsx'), 'StaffScreen'),
});
