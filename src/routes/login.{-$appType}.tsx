import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

interface LoginSearch {
  /** The page the person wanted before they had to sign in. */
  readonly from?: string;
}

export const Route = createFileRoute('/login/{-$appType}')({
  validateSearch: (search): LoginSearch => (typeof search.from === 'string' ? { from: search.from } : {}),
  component: lazyScreen(() => import('./-login-page.tsx'), 'LoginPage', 'auth'),
});
