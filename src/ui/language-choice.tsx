import { useTranslations } from 'use-intl';
import { localeNames, locales } from '#i18n/locale.ts';
import { useLocaleChoice } from '#i18n/locale-provider.tsx';
import classes from './choice.module.css';
import { Segments } from './segments.tsx';

/** The language of this device. */
export function LanguageChoice() {
  const t = useTranslations('common.menu');
  const { locale, setLocale } = useLocaleChoice();
  return (
    <div className={classes.choice}>
      <span className={classes.label} aria-hidden="true">
        {t('language')}
      </span>
      <Segments
        wide
        label={t('language')}
        value={locale}
        onChange={setLocale}
        data={locales.map(value => ({ value, label: localeNames[value] }))}
      />
    </div>
  );
}
