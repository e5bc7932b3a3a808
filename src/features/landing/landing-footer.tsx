import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useActingAs } from '#bridge/use-acting-as.ts';
import { useSignedIn } from '#bridge/use-role.tsx';
import { dashboardOf } from '#domain/profiles/portals.ts';
import { Mark } from '#ui/mark.tsx';
import classes from './landing.module.css';

export function LandingFooter() {
  const t = useTranslations('landing');
  return (
    <footer className={classes.footer}>
      <span className={classes.footerMark}>
        <Mark size={22} />
        <span>{t('footer.line')}</span>
      </span>
      <AdminLink />
    </footer>
  );
}

/** The discreet way into the admin portal: to its sign-in for guests, to its gate for internal people. */
function AdminLink() {
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
