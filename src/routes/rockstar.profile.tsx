import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/profile')({
  component: lazyScreen(() => import('./-rockstar-profile-page.tsx'), 'RockstarProfilePage'),
});
