import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

interface RockstarsSearch {
  /** What to look for, from the search. */
  readonly words?: string | undefined;
}

export const Route = createFileRoute('/venue/rockstars')({
  validateSearch: ({ words }: Record<string, unknown>): RockstarsSearch => ({
    // Digits come as a number.
    words: typeof words === 'string' || typeof words === 'number' ? `${words}` : undefined,
  }),
  component: portalScreen(() => import('./-rockstars-page.tsx'), 'RockstarsPage'),
});
