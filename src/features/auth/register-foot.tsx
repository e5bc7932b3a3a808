import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './auth-links.module.css';

type Side = 'venue' | 'rockstar';

interface RegisterFootProps {
  readonly side: Side | undefined;
  /** Where whoever signs in instead goes on. */
  readonly from?: string | undefined;
}

export function RegisterFoot({ side, from }: RegisterFootProps) {
  const t = useTranslations('auth');
  return (
    <>
      <p className={classes.centred}>
        <span>{t('register.alreadyWithUs')}</span>
        <Link to="/login/{-$appType}" params={{ appType: side }} search={{ from }} className={classes.link}>
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
