// How the account is kept to its owner.
import { useTranslations } from 'use-intl';
import { SessionsPart } from './sessions-part.tsx';
import classes from './settings.module.css';
import type { SettingsScreenProps } from './settings-screen.tsx';

export function SecurityTab({ password }: Pick<SettingsScreenProps, 'password'>) {
  const t = useTranslations('settings');
  return (
    <div className={classes.columns}>
      <SessionsPart />
      <section className={classes.part}>
        <h2 className={classes.heading}>{t('password')}</h2>
        {password}
      </section>
    </div>
  );
}
