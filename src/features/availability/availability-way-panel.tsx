// On Me: the way to when one can work.
import { IconCalendarCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { WayLine } from '#ui/way-list.tsx';

export function AvailabilityWayPanel() {
  const t = useTranslations('availability');
  return (
    <WayLine to="/rockstar/availability" icon={IconCalendarCheck}>
      {t('title')}
    </WayLine>
  );
}
