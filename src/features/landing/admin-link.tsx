import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useActingAs } from '#bridge/use-acting-as.ts';
import { useSignedIn } from '#bridge/use-role.tsx';
import { dashboardOf } from '#domain/profiles/portals.ts';
import classes from './landing.module.css';

/** The discreet way into the admin portal: to its sign-in for guests, to its gate for internal people. */
export function AdminLink() {
  const t = useTranslations('landing');
  const signedIn = useSignedIn();
  const { choose } = useActingAs();
  if (signedIn === false) {
    return (
      <Link to="/login/{-$appType}" params={{ appType: 'admin' }} className={classes.admin}>
        {t('admin')}
      </Link>
    );
  }
  return (
    <Link to={dashboardOf.admin} className={classes.admin} onClick={() => choose('admin')}>
      {t('admin')}
    </Link>
  );
}
