// How this device stands with the server, for the header of every screen: the badge, the outbox behind it, and the voice.
import { Suspense, useState } from 'react';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { Announcements } from './announcements.tsx';
import { ConnectivityBadge } from './connectivity-badge.tsx';

const OutboxPanel = lazyPiece(() => import('./outbox-panel.tsx').then(module => module.OutboxPanel), 'portal');

export function SyncStatusPanel() {
  // undefined: never opened, so not loaded either.
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <ConnectivityBadge onOpen={() => setOpened(true)} />
      {opened !== undefined && (
        <Suspense>
          <OutboxPanel opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
      <Announcements />
    </>
  );
}
