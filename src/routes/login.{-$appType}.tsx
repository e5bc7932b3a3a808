import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

interface LoginSearch {
  /** The page the person wanted before they had to sign in. */
  readonly from?: string;
  /** The address of an admin's invitation that has an account already. */
  readonly invited?: string;
}

export const Route = createFileRoute('/login/{-$appType}')({
  validateSearch: ({ from, invited }): LoginSearch => ({
    ...(typeof from === 'string' && { from }),
    ...(typeof invited === 'string' && { invited }),
  }),
  component: lazyScreen(() => import('./-login-page.tsx'), 'LoginPage', 'auth'),
});
