import { useTranslations } from 'use-intl';
import { useSettings } from '#bridge/settings-context.tsx';
import { MailLink } from '#ui/mail-link.tsx';
import classes from './settings.module.css';

export function SupportPart() {
  const t = useTranslations('settings');
  const { supportEmail } = useSettings();
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('help')}</h2>
      <p className={classes.dim}>
        {t('helpText')} <MailLink address={supportEmail} />
      </p>
    </section>
  );
}
