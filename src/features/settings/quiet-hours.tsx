// Hours without push and mail, by the person's own clock. Both ends are saved together, when both are said.
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Telling } from '#domain/settings/schema.ts';
import { TimeField } from '#ui/date-time-field.tsx';
import classes from './settings.module.css';
import { useSaveSettings } from './use-save-settings.ts';

const USUAL = { from: '02:00', until: '09:00' };

export function QuietHours({ quiet }: Pick<Telling, 'quiet'>) {
  const t = useTranslations('settings');
  const command = useSaveSettings();
  // An end that is being typed is empty for a moment, and nothing to save.
  const [typed, setTyped] = useState<Partial<typeof USUAL>>({});
  const save = (hours: Telling['quiet']) => {
    setTyped({});
    void command({ quiet_from: hours?.from ?? null, quiet_until: hours?.until ?? null });
  };
  const change = (part: Partial<typeof USUAL>) => {
    const hours = { ...(quiet ?? USUAL), ...typed, ...part };
    if (hours.from !== '' && hours.until !== '') save(hours);
    else setTyped({ ...typed, ...part });
  };
  return (
    <>
      <Switch
        label={t('quietOn')}
        description={t('quietHint')}
        checked={quiet !== null}
        onChange={event => save(event.currentTarget.checked ? USUAL : null)}
      />
      {quiet !== null && (
        <div className={classes.pair}>
          <TimeField label={t('quietFrom')} value={typed.from ?? quiet.from} onChange={from => change({ from })} />
          <TimeField label={t('quietUntil')} value={typed.until ?? quiet.until} onChange={until => change({ until })} />
        </div>
      )}
    </>
  );
}
