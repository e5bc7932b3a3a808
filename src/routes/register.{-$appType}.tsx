import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

interface RegisterSearch {
  /** Of a venue's invitation, from the mailed link. */
  readonly token?: string;
}

export const Route = createFileRoute('/register/{-$appType}')({
  validateSearch: (search): RegisterSearch =>
    search.token === undefined || search.token === '' ? {} : { token: `${search.token}` },
  component: lazyScreen(() => import('./-register-page.tsx'), 'RegisterPage', 'auth'),
});
