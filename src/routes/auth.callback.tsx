import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

interface CallbackSearch {
  readonly token_hash?: string;
  readonly type?: string;
  /** What the provider's own one-click link leaves behind once it has done its work. */
  readonly code?: string;
  readonly error?: string;
}

export const Route = createFileRoute('/auth/callback')({
  validateSearch: (search): CallbackSearch =>
    Object.fromEntries(
      ['token_hash', 'type', 'code', 'error'].flatMap(key =>
        search[key] === undefined ? [] : [[key, `${search[key]}`]],
      ),
    ),
  component: lazyScreen(() => import('./-callback-page.tsx'), 'CallbackPage', 'auth'),
});
