import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/disputes/$disputeId')({
  component: portalScreen(() => import('./-own-dispute-page.tsx'), 'OwnDisputePage'),
});
