import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/documents')({
  component: portalScreen(() => import('#features/documents/documents-screen.tsx'), 'DocumentsScreen'),
});
