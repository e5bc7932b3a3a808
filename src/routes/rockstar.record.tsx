import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/record')({
  component: portalScreen(() => import('#features/record/record-screen.tsx'), 'RecordScreen'),
});
