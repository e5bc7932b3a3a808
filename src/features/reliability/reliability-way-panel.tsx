// On Me: the way to one's account of reliability.
import { IconGauge } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { WayLine } from '#ui/way-list.tsx';

export function ReliabilityWayPanel() {
  const t = useTranslations('reliability');
  return (
    <WayLine to="/rockstar/reliability" icon={IconGauge}>
      {t('way')}
    </WayLine>
  );
}
