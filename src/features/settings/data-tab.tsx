// What lies on this device, how to empty it, and a copy of all that is the person's own.

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { ExportPart } from './export-part.tsx';
import classes from './settings.module.css';
import type { SettingsScreenProps } from './settings-screen.tsx';

const MEGABYTE = 1_000_000;

export function DataTab({ clear, door }: Pick<SettingsScreenProps, 'clear' | 'door'>) {
  const t = useTranslations('settings.data');
  const format = useFormat();
  const when = useWhen();
  const device = useDeviceWord();
  const storage = useStorageUsed();
  const { lastPullAt, pendingCount, parkedCount } = useSyncStatus();
  const unsent = pendingCount + parkedCount;
  const megabytes = (bytes: number) => format.number(Math.max(0.1, Math.round(bytes / MEGABYTE / 0.1) * 0.1));
  return (
    <div className={classes.columns}>
      <section className={classes.part}>
        <h2 className={classes.heading}>{t(`here.${device}`)}</h2>
        {storage !== null && (
          <>
            <p className={classes.figure}>{t('megabytes', { size: megabytes(storage.used) })}</p>
            <p className={classes.dim}>
              {t('room', { size: megabytes(storage.room) })} {t(storage.persisted ? 'kept' : 'notKept')}
            </p>
          </>
        )}
        <p className={classes.dim}>
          {lastPullAt !== null && t('synced', { at: when.at(Date.parse(lastPullAt)) })} {t('unsent', { n: unsent })}
        </p>
        <h2 className={classes.heading}>{t('clear')}</h2>
        {clear}
        {door !== undefined && (
          <>
            <h2 className={classes.heading}>{t('door')}</h2>
            {door}
          </>
        )}
      </section>
      <ExportPart />
    </div>
  );
}

interface StorageUsed {
  /** Bytes, as the browser estimates them. */
  readonly used: number;
  readonly room: number;
  /** The browser asks before it cleans up. */
  readonly persisted: boolean;
}

/** Null until the browser has answered, and where it does not tell. Read again after every sync. */
function useStorageUsed(): StorageUsed | null {
  const { lastPullAt, storage } = useSyncStatus();
  const [estimate, setEstimate] = useState<StorageEstimate | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a sync brought changes the answer
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = await navigator.storage?.estimate?.().catch(() => null);
      if (!gone) setEstimate(found ?? null);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [lastPullAt]);
  if (estimate?.usage === undefined || estimate.quota === undefined) return null;
  return { used: estimate.usage, room: estimate.quota, persisted: storage.persisted === true };
}
