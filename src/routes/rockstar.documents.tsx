import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/documents')({
  component: portalScreen(() => import('./-documents-page.tsx'), 'DocumentsPage'),
});
