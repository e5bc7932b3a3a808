// What lies on this device, how to empty it, and a copy of all that is the person's own.
import { useTranslations } from 'use-intl';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { useWhen } from '#i18n/use-when.ts';
import { ExportPart } from './export-part.tsx';
import { KeptPart } from './kept-part.tsx';
import classes from './settings.module.css';
import type { SettingsScreenProps } from './settings-screen.tsx';
import { StoredPart } from './stored-part.tsx';

type DataTabProps = Pick<SettingsScreenProps, 'clear' | 'changes' | 'workOffline' | 'door'>;

export function DataTab({ clear, changes, workOffline, door }: DataTabProps) {
  const t = useTranslations('settings.data');
  const when = useWhen();
  const device = useDeviceWord();
  const { lastPullAt, pendingCount, parkedCount } = useSyncStatus();
  return (
    <div className={classes.columns}>
      <section className={classes.part}>
        <h2 className={classes.heading}>{t(`here.${device}`)}</h2>
        <StoredPart />
        <div className={classes.sent}>
          <p className={classes.dim}>
            {lastPullAt !== null && t('synced', { at: when.at(Date.parse(lastPullAt)) })}{' '}
            {t('unsent', { n: pendingCount + parkedCount })}
          </p>
          {changes}
        </div>
        <h2 className={classes.heading}>{t('clear')}</h2>
        {clear}
        <div className={classes.apart}>{workOffline}</div>
      </section>
      <div className={classes.stack}>
        <ExportPart />
        <KeptPart />
        {door !== undefined && (
          <section className={classes.part}>
            <h2 className={classes.heading}>{t('door')}</h2>
            {door}
          </section>
        )}
      </div>
    </div>
  );
}
