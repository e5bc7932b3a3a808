// How the app looks and speaks. Scheme and language are chosen here and follow the person (`follow-settings.tsx`), as from
// any other menu; the zone has no other place, and is saved for the person first.
import { NativeSelect, Stack, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { useSingleKeys } from '#bridge/use-single-keys.ts';
import { ownAppearance } from '#domain/settings/queries.ts';
import { zones } from '#i18n/zone.ts';
import { LanguageChoice } from '#ui/language-choice.tsx';
import { SchemeChoice } from '#ui/scheme-choice.tsx';
import classes from './settings.module.css';
import { SettingsState } from './settings-state.tsx';
import { useSaveSettings } from './use-save-settings.ts';

export function AppearanceTab() {
  const t = useTranslations('settings');
  const own = useQuery(ownAppearance, null);
  const save = useSaveSettings();
  const singleKeys = useSingleKeys();
  return (
    <section className={classes.part} aria-label={t('tabs.appearance')}>
      <SettingsState />
      <Stack gap={20}>
        <SchemeChoice />
        <LanguageChoice />
        <NativeSelect
          label={t('zone')}
          description={t('zoneHint')}
          value={own?.timeZone ?? 'auto'}
          disabled={own === undefined}
          onChange={event => void save({ time_zone: zones.find(one => one === event.currentTarget.value) ?? 'auto' })}
          data={zones.map(value => ({ value, label: t(`zones.${value}`) }))}
        />
        <Switch
          label={t('singleKeys')}
          description={t('singleKeysHint')}
          checked={singleKeys.on}
          onChange={event => singleKeys.set(event.currentTarget.checked)}
        />
      </Stack>
    </section>
  );
}
