import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

interface ResetSearch {
  readonly token_hash?: string;
  readonly error?: string;
}

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: (search): ResetSearch =>
    Object.fromEntries(
      ['token_hash', 'error'].flatMap(key => (search[key] === undefined ? [] : [[key, `${search[key]}`]])),
    ),
  component: lazyScreen(() => import('./-reset-password-page.tsx'), 'ResetPasswordPage', 'auth'),
});
