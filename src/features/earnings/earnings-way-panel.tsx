// On Me: the way to what one earned.
import { IconCoins } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { WayLine } from '#ui/way-list.tsx';

export function EarningsWayPanel() {
  const t = useTranslations('earnings');
  return (
    <WayLine to="/rockstar/earnings" icon={IconCoins}>
      {t('way')}
    </WayLine>
  );
}
