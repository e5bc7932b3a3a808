import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './my-shifts-screen.module.css';

const DAY_MS = 86_400_000;
/** So long a device keeps a shift that is over. */
export const KEPT_DAYS = 56;
/** Whose oldest shift ended so long ago may have had some before it. */
export const KEPT_MS = (KEPT_DAYS - 7) * DAY_MS;

/** Where the past of a device ends, and what has all of it. */
export function KeptFor() {
  const t = useTranslations('bookings.mine');
  return (
    <p className={classes.kept}>
      {t('kept')}{' '}
      <LinkButton to="/rockstar/record" size="sm" variant="subtle">
        {t('record')}
      </LinkButton>
    </p>
  );
}
