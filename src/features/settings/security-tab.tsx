// How the account is kept to its owner.
import { useTranslations } from 'use-intl';
import classes from './settings.module.css';
import type { SettingsScreenProps } from './settings-screen.tsx';

export function SecurityTab({ password }: Pick<SettingsScreenProps, 'password'>) {
  const t = useTranslations('settings');
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('password')}</h2>
      {password}
    </section>
  );
}
