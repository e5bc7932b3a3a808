import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/rockstar/messages')({
  component: portalScreen(() => import('./-rockstar-messages-page.tsx'), 'RockstarMessagesPage'),
});
