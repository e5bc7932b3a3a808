import { createFileRoute } from '@tanstack/react-router';
import { bringWords } from '#i18n/words.ts';
import { lazyScreen } from '#ui/lazy-screen.ts';

// Its screens say words of their own and some that the other portals say too.
const load = async () => (await Promise.all([import('./-admin-portal.tsx'), bringWords('portal')]))[0];

export const Route = createFileRoute('/admin')({
  component: lazyScreen(load, 'AdminPortal', 'admin'),
});
