import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/admin/shifts/$shiftId')({
  component: lazyScreen(() => import('./-admin-shift-page.tsx'), 'AdminShiftPage', 'portal', 'admin'),
});
