import { createFileRoute } from '@tanstack/react-router';
import { settingsSearch } from '#features/settings/settings-search.ts';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/settings')({
  validateSearch: settingsSearch,
  component: portalScreen(() => import('./-settings-page.tsx'), 'VenueSettingsPage', 'auth', 'settings'),
});
