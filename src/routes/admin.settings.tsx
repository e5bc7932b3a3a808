import { createFileRoute } from '@tanstack/react-router';
import { settingsSearch } from '#features/settings/settings-search.ts';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/settings')({
  validateSearch: settingsSearch,
  component: portalScreen(() => import('./-admin-settings-page.tsx'), 'AdminSettingsPage', 'auth', 'settings', 'admin'),
});
