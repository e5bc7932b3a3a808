import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#ui/lazy-screen.ts';

export const Route = createFileRoute('/')({
  component: lazyScreen(() => import('./-start-page.tsx'), 'StartPage', 'landing'),
});
