// Where nothing is booked, asked for or earned yet: the way to work.
import { useTranslations } from 'use-intl';
import { LinkButton } from './link-button.tsx';

export function FindShifts() {
  const t = useTranslations('common.acts');
  return (
    <LinkButton to="/rockstar/available-shifts" size="lg" variant="lit">
      {t('findShifts')}
    </LinkButton>
  );
}
