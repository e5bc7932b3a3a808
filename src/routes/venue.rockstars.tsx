import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

interface RockstarsSearch {
  /** What to look for, from the search. */
  readonly words?: string;
}

export const Route = createFileRoute('/venue/rockstars')({
  validateSearch: ({ words }: Record<string, unknown>): RockstarsSearch => (typeof words === 'string' ? { words } : {}),
  component: portalScreen(() => import('./-rockstars-page.tsx'), 'RockstarsPage'),
});
