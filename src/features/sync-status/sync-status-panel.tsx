// How this device stands with the server, for the header of every screen: the badge, the outbox behind it, and the voice.
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnouncement } from '#bridge/use-announcement.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { LiveRegion } from '#ui/live-region.tsx';
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

const words = {
  'went-offline': 'wentOffline',
  'back-online': 'backOnline',
  'all-synced': 'allSynced',
  'sync-failed': 'syncFailed',
} as const;

/** Says how the connection changes, politely and once. The badge shows the same to the eyes, and stays. */
function Announcements() {
  const t = useTranslations('sync.announcements');
  const announcement = useAnnouncement();
  return (
    <LiveRegion message={announcement === null ? null : t(words[announcement.said])} nth={announcement?.nth ?? 0} />
  );
}
