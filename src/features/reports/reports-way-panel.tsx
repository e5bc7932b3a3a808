// Beside the hours of a week: the way to what all weeks came to.
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';

export function ReportsWayPanel() {
  const t = useTranslations('reports');
  return (
    <LinkButton to="/venue/reports" variant="outline" size="sm">
      {t('title')}
    </LinkButton>
  );
}
