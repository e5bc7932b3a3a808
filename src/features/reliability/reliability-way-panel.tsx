// On Me: the way to one's account of reliability.
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';

export function ReliabilityWayPanel() {
  const t = useTranslations('reliability');
  return (
    <LinkButton to="/rockstar/reliability" size="md" variant="outline" fullWidth>
      {t('way')}
    </LinkButton>
  );
}
