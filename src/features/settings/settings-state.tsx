import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { settingsState } from '#domain/settings/queries.ts';
import { StateChip } from '#ui/state-chip.tsx';
import classes from './settings.module.css';

/** Whether what was just chosen has left this device. */
export function SettingsState() {
  const t = useTranslations('settings');
  const state = useQuery(settingsState, null);
  return <div className={classes.dim}>{state == null ? t('everywhere') : <StateChip state="onThisDevice" />}</div>;
}
