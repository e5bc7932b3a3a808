import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useOutbox } from '#bridge/use-outbox.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { WorkOfflineSwitch } from './work-offline-switch.tsx';

export function OutboxFoot() {
  const t = useTranslations('sync.outbox');
  const { workOffline, phase } = useSyncStatus();
  const { sendNow, setWorkOffline } = useOutbox();
  return (
    <>
      <WorkOfflineSwitch />
      {/* Above is the way to sign in: until then nothing can be sent. */}
      <Button
        size="lg"
        fullWidth
        variant="outline"
        leftSection={<IconRefresh size={20} stroke={2} />}
        disabled={phase === 'needs-sign-in'}
        // To say «send» is to end working offline: nothing is sent behind the switch's back.
        onClick={() => (workOffline ? setWorkOffline(false) : sendNow())}
      >
        {t('sendNow')}
      </Button>
    </>
  );
}
