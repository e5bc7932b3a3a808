// How the app looks and speaks. Chosen here and on the way to every device of the person (`follow-settings.tsx`).
import { NativeSelect, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useLocaleChoice } from '#i18n/locale-provider.tsx';
import { zones } from '#i18n/zone.ts';
import { LanguageChoice } from '#ui/language-choice.tsx';
import { SchemeChoice } from '#ui/scheme-choice.tsx';
import classes from './settings.module.css';
import { SettingsState } from './settings-state.tsx';

export function AppearanceTab() {
  const t = useTranslations('settings');
  const { zone, setZone } = useLocaleChoice();
  return (
    <section className={classes.part} aria-label={t('tabs.appearance')}>
      <SettingsState />
      <Stack gap={20}>
        <SchemeChoice />
        <LanguageChoice />
        <NativeSelect
          label={t('zone')}
          description={t('zoneHint')}
          value={zone}
          onChange={event => setZone(zones.find(one => one === event.currentTarget.value) ?? 'auto')}
          data={zones.map(value => ({ value, label: t(`zones.${value}`) }))}
        />
      </Stack>
    </section>
  );
}
