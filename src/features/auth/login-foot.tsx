import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './auth-links.module.css';

type WorkSide = 'venue' | 'rockstar';

/** To the other portal's sign-in: people do end up at the wrong door. */
export function LoginFoot({ appType }: { readonly appType: WorkSide | undefined }) {
  const t = useTranslations('auth.signIn');
  const other = appType === 'venue' ? 'rockstar' : 'venue';
  return (
    <p className={classes.across}>
      <span>{other === 'venue' ? t('runningAVenue') : t('lookingForShifts')}</span>
      <Link to="/login/{-$appType}" params={{ appType: other }} className={classes.link}>
        {other === 'venue' ? t('venueSignIn') : t('rockstarSignIn')}
        <IconChevronRight size={20} stroke={2} aria-hidden="true" />
      </Link>
    </p>
  );
}

export function NewHere({ appType }: { readonly appType: WorkSide | undefined }) {
  const t = useTranslations('auth.signIn');
  return (
    <p className={classes.centred}>
      <span>{t('newHere')}</span>
      <Link to="/register/{-$appType}" params={{ appType }} className={classes.link}>
        {t('create')}
      </Link>
    </p>
  );
}
