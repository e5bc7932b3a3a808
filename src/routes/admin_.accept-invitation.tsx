import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin_/accept-invitation')({
  component: lazyScreen(
    () => import('#features/auth/accept-invitation-screen.tsx'),
    'AcceptInvitationScreen',
    'auth',
    'portal',
  ),
});
