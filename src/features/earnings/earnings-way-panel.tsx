// On Me: the way to what one earned.
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';

export function EarningsWayPanel() {
  const t = useTranslations('earnings');
  return (
    <LinkButton to="/rockstar/earnings" size="md" variant="outline" fullWidth>
      {t('way')}
    </LinkButton>
  );
}
