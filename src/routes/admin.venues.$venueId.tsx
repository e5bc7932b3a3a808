import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/venues/$venueId')({
  component: lazyScreen(() => import('./-admin-venue-page.tsx'), 'AdminVenuePage', 'portal', 'admin'),
});
