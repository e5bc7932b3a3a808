import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

interface ResetSearch {
  readonly error?: string;
}

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: (search): ResetSearch => (search.error === undefined ? {} : { error: `${search.error}` }),
  component: lazyScreen(() => import('./-reset-password-page.tsx'), 'ResetPasswordPage', 'auth'),
});
