import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './auth-links.module.css';

/** Sign in first, then come back to the invitation. */
export function HaveAccount({ email, token }: { readonly email: string; readonly token: string }) {
  const t = useTranslations('auth');
  return (
    <p className={classes.centred}>
      <span>{t('register.haveAccount', { email })}</span>
      <Link
        to="/login/{-$appType}"
        params={{ appType: 'venue' }}
        search={{ from: '/register/venue' }}
        state={{ mailed: { token } }}
        className={classes.link}
      >
        {t('signIn.submit')}
      </Link>
    </p>
  );
}
