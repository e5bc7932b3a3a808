import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

interface CallbackSearch {
  readonly type?: string;
  readonly error?: string;
}

export const Route = createFileRoute('/auth/callback')({
  validateSearch: (search): CallbackSearch =>
    Object.fromEntries(['type', 'error'].flatMap(key => (search[key] === undefined ? [] : [[key, `${search[key]}`]]))),
  component: lazyScreen(() => import('./-callback-page.tsx'), 'CallbackPage', 'auth'),
});
