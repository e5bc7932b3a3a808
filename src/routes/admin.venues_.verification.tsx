import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/venues_/verification')({
  component: lazyScreen(
    () => import('#features/admin/verification-screen.tsx'),
    'VerificationScreen',
    'portal',
    'admin',
  ),
});
