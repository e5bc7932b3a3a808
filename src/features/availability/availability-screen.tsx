// The calendar alone, at an address of its own: whoever comes for it, from Me, the search or the outbox, need not look for a tab.
import { useTranslations } from 'use-intl';
import { Screen } from '#ui/screen.tsx';
import { AvailabilityPanel } from './availability-panel.tsx';

export function AvailabilityScreen() {
  const t = useTranslations('availability');
  return (
    <Screen title={t('title')} back="/rockstar/profile">
      <AvailabilityPanel />
    </Screen>
  );
}
