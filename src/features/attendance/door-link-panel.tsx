// The way to the staff door from where this device is set up.
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './door.module.css';

export function DoorLinkPanel() {
  const t = useTranslations('attendance.staffDoor');
  return (
    <>
      <p className={classes.hint}>{t('lead')}</p>
      <LinkButton to="/venue/door" variant="outline" mt={12}>
        {t('open')}
      </LinkButton>
    </>
  );
}
