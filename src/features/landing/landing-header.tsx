import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '#bridge/use-session.ts';
import { useSignOut } from '#bridge/use-sign-out.ts';
import { localeNames, locales } from '#i18n/locale.ts';
import { useLocaleChoice } from '#i18n/locale-provider.tsx';
import { Wordmark } from '#ui/mark.tsx';
import { PickMenu } from '#ui/pick-menu.tsx';
import classes from './landing.module.css';

export function LandingHeader() {
  const t = useTranslations('landing');
  const session = useSession();
  return (
    <header className={classes.header}>
      <Wordmark />
      <div className={classes.headerActs}>
        <LanguageMenu />
        {session ? (
          <SignedIn />
        ) : (
          <Button component={Link} to="/login" size="sm" variant="outline">
            {t('signIn')}
          </Button>
        )}
      </div>
    </header>
  );
}

function LanguageMenu() {
  const t = useTranslations('landing');
  const { locale, setLocale } = useLocaleChoice();
  return (
    <PickMenu
      choices={locales.map(one => ({ value: one, label: localeNames[one], lang: one }))}
      value={locale}
      onPick={setLocale}
      label={`${t('language')}: ${localeNames[locale]}`}
    />
  );
}

/** For internal people, who stay here until they have chosen a portal. */
function SignedIn() {
  const t = useTranslations('landing');
  const { signOut } = useSignOut();
  return (
    <Button size="sm" variant="outline" onClick={() => void signOut()}>
      {t('signOut')}
    </Button>
  );
}
