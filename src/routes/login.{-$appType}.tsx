import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

interface LoginSearch {
  /** The page the person wanted before they had to sign in. */
  readonly from?: string | undefined;
  /** The address of an admin's invitation that has an account already. */
  readonly invited?: string | undefined;
}

export const Route = createFileRoute('/login/{-$appType}')({
  validateSearch: ({ from, invited }): LoginSearch => ({
    from: typeof from === 'string' ? from : undefined,
    invited: typeof invited === 'string' ? invited : undefined,
  }),
  component: lazyScreen(() => import('./-login-page.tsx'), 'LoginPage', 'auth'),
});
