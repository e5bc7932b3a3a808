// What lies on this device.
import { useTranslations } from 'use-intl';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './settings.module.css';
import { useStorageUsed } from './use-storage-used.ts';

const MEGABYTE = 1_000_000;

export function DataTab() {
  const t = useTranslations('settings.data');
  const format = useFormat();
  const device = useDeviceWord();
  const storage = useStorageUsed();
  const megabytes = (bytes: number) => format.number(Math.max(0.1, Math.round(bytes / MEGABYTE / 0.1) * 0.1));
  return (
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
    </section>
  );
}
