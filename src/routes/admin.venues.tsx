import { createFileRoute } from '@tanstack/react-router';
import { venuesSearch } from '#features/admin/list-search.ts';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/venues')({
  validateSearch: venuesSearch,
  component: lazyScreen(() => import('./-admin-venues-page.tsx'), 'AdminVenuesPage', 'portal', 'admin'),
});
