import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/door')({
  component: portalScreen(() => import('./-door-page.tsx'), 'DoorPage'),
});
