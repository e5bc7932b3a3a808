import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

interface RegisterSearch {
  /** Of the venue whose people its link brings. */
  readonly venue?: string;
}

export const Route = createFileRoute('/register/{-$appType}')({
  validateSearch: ({ venue }): RegisterSearch => (typeof venue === 'string' ? { venue } : {}),
  component: lazyScreen(() => import('./-register-page.tsx'), 'RegisterPage', 'auth'),
});
