import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

interface RockstarSearch {
  /** Who comes from the search asks them for a post at once. */
  readonly invite?: true | undefined;
}

export const Route = createFileRoute('/venue/rockstars/$rockstarId')({
  validateSearch: ({ invite }: Record<string, unknown>): RockstarSearch => ({
    invite: invite === true ? invite : undefined,
  }),
  component: portalScreen(() => import('./-rockstar-page.tsx'), 'RockstarPage'),
});
