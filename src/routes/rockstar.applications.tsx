import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/applications')({
  component: portalScreen(() => import('#features/applications/own-applications-screen.tsx'), 'OwnApplicationsScreen'),
});
