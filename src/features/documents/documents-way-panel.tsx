// On Me: the way to one's documents.
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';

export function DocumentsWayPanel() {
  const t = useTranslations('documents');
  return (
    <LinkButton to="/rockstar/documents" size="md" variant="outline" fullWidth>
      {t('way')}
    </LinkButton>
  );
}
