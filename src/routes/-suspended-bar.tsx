// What a suspended person reads on every screen, and what they can do about it.
import { SuspendedPanel } from '#features/auth/suspended-panel.tsx';
import { lazyPiece } from '#ui/lazy-screen.ts';

const AppealPanel = lazyPiece(
  () => import('#features/disputes/appeal-panel.tsx').then(module => module.AppealPanel),
  'portal',
);

export function SuspendedBar({ area }: { readonly area: 'venue' | 'rockstar' }) {
  return <SuspendedPanel appeal={<AppealPanel area={area} />} />;
}
