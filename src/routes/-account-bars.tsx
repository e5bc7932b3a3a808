// What a person reads above every screen: that they are suspended, and what they can do about it; that a venue removed them.
import { Suspense } from 'react';
import { firstAnswers } from '#bridge/first-answers.ts';
import { SuspendedPanel } from '#features/auth/suspended-panel.tsx';
import { lazyPiece } from '#ui/lazy-screen.ts';

const AppealPanel = lazyPiece(
  () => import('#features/disputes/appeal-panel.tsx').then(module => module.AppealPanel),
  'portal',
);

const RemovedPanel = lazyPiece(async () => {
  await firstAnswers();
  return (await import('#features/notifications/removed-panel.tsx')).RemovedPanel;
}, 'portal');

export function AccountBars({ area }: { readonly area: 'venue' | 'rockstar' }) {
  return (
    <>
      <SuspendedPanel appeal={<AppealPanel area={area} />} />
      {area === 'venue' && (
        <Suspense fallback={null}>
          <RemovedPanel />
        </Suspense>
      )}
    </>
  );
}
