import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/invitations')({
  component: portalScreen(() => import('#features/invitations/own-invitations-screen.tsx'), 'OwnInvitationsScreen'),
});
