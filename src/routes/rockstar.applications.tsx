import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/applications')({
  component: lazyScreen(() => import('#features/applications/own-applications-screen.tsx'), 'OwnApplicationsScreen'),
});
