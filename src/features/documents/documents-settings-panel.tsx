// In a Rockstar's settings: the way to their documents, which many look for beside their account.
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './documents.module.css';

export function DocumentsSettingsPanel() {
  const t = useTranslations('documents');
  return (
    <section className={classes.inSettings}>
      <h2>{t('way')}</h2>
      <p>{t('lead')}</p>
      <LinkButton to="/rockstar/documents" variant="outline">
        {t('see')}
      </LinkButton>
    </section>
  );
}
