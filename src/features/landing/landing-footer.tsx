import { useTranslations } from 'use-intl';
import { Mark } from '#ui/mark.tsx';
import { AdminLink } from './admin-link.tsx';
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
