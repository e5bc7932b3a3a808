import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '#bridge/use-role.tsx';
import { Mark } from '#ui/mark.tsx';
import classes from './landing.module.css';

export function LandingFooter() {
  const t = useTranslations('landing');
  const signedIn = useSignedIn();
  return (
    <footer className={classes.footer}>
      <span className={classes.footerMark}>
        <Mark size={22} />
        <span>{t('footer.line')}</span>
      </span>
      {signedIn === false && (
        <Link to="/login/{-$appType}" params={{ appType: 'admin' }} className={classes.admin}>
          {t('admin')}
        </Link>
      )}
    </footer>
  );
}
