import { createFileRoute } from '@tanstack/react-router';
import { portalScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/venue/messages')({
  component: portalScreen(() => import('./-venue-messages-page.tsx'), 'VenueMessagesPage'),
});
