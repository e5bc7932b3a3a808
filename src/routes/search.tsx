import { createFileRoute } from '@tanstack/react-router';
import type { Shared } from '#features/search/shared.ts';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/search')({
  // What another app shares (`share_target` in vite.config.ts). An address of digits alone is read as a number.
  validateSearch: ({ title, text, url }): Shared => ({
    ...(title !== undefined && { title: `${title}` }),
    ...(text !== undefined && { text: `${text}` }),
    ...(url !== undefined && { url: `${url}` }),
  }),
  component: lazyScreen(() => import('./-search-page.tsx'), 'SearchPage'),
});
