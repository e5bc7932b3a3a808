// What stands around the staff door in place of the portal: where it is, what has not reached the server, and the one way out.
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { Mark } from '#ui/mark.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './door.module.css';
import { unlockDoor } from './door-lock.ts';
import { PinSheet } from './pin-sheet.tsx';

export function DoorFramePanel({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('attendance.staffDoor');
  const { phase, pendingCount } = useSyncStatus();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    unlockDoor();
    void navigate({ to: '/venue/dashboard', replace: true });
  };
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Mark />
        <span className={classes.name}>{t('title')}</span>
        {(phase === 'offline' || pendingCount > 0) && (
          <StateChip
            state="onThisDevice"
            label={t(phase === 'offline' ? 'offline' : 'unsent', { n: String(pendingCount) })}
          />
        )}
        <Button
          size="lg"
          variant="outline"
          leftSection={<IconLock size={22} stroke={1.75} aria-hidden="true" />}
          onClick={() => setLeaving(true)}
        >
          {t('leave')}
        </Button>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {leaving && <PinSheet title={t('leave')} act={t('leaveAct')} onRight={leave} onClose={() => setLeaving(false)} />}
    </div>
  );
}
