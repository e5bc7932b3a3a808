// What a settings page says of sending: what waits here, and whether anything is sent at all.
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { WorkOfflineSwitch } from './work-offline-switch.tsx';

const OutboxPanel = lazyPiece(() => import('./outbox-panel.tsx').then(module => module.OutboxPanel), 'portal');

/** Opens the outbox; nothing while nothing waits. */
export function ViewChangesPanel() {
  const t = useTranslations('sync.outbox');
  const { pendingCount, parkedCount } = useSyncStatus();
  const [opened, setOpened] = useState<boolean>();
  const n = pendingCount + parkedCount;
  return (
    <>
      {n > 0 && (
        <Button variant="subtle" size="compact-md" px={0} onClick={() => setOpened(true)}>
          {t('view', { n })}
        </Button>
      )}
      {opened !== undefined && (
        <Suspense>
          <OutboxPanel opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

export function WorkOfflinePanel() {
  return <WorkOfflineSwitch />;
}
