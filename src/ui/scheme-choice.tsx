import { useMantineColorScheme } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './choice.module.css';
import { Segments } from './segments.tsx';

/** Light, dark, or what the device says; remembered on this device. */
export function SchemeChoice() {
  const t = useTranslations('common.menu');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.choice}>
      <span className={classes.label} aria-hidden="true">
        {t('appearance')}
      </span>
      <Segments
        wide
        label={t('appearance')}
        value={colorScheme}
        onChange={setColorScheme}
        data={[
          { value: 'auto', label: t('schemeAuto') },
          { value: 'light', label: t('schemeLight') },
          { value: 'dark', label: t('schemeDark') },
        ]}
      />
    </div>
  );
}
