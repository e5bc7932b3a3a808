import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './auth-links.module.css';

type Side = 'venue' | 'rockstar';

export function RegisterFoot({ side }: { readonly side: Side | undefined }) {
  const t = useTranslations('auth');
  return (
    <>
      <p className={classes.centred}>
        <span>{t('register.alreadyWithUs')}</span>
        <Link to="/login/{-$appType}" params={{ appType: side }} className={classes.link}>
          {t('signIn.submit')}
        </Link>
      </p>
      {side !== undefined && <OtherSide side={side} />}
    </>
  );
}

function OtherSide({ side }: { readonly side: Side }) {
  const t = useTranslations('auth.register');
  const other = side === 'venue' ? 'rockstar' : 'venue';
  return (
    <p className={classes.centred}>
      <span>{other === 'venue' ? t('rather') : t('ratherWork')}</span>
      <Link to="/register/{-$appType}" params={{ appType: other }} className={classes.link}>
        {other === 'venue' ? t('ratherVenue') : t('ratherRockstar')}
      </Link>
    </p>
  );
}
