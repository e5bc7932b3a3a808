import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/register/{-$appType}')({
  component: lazyScreen(() => import('./-register-page.tsx'), 'RegisterPage', 'auth'),
});
