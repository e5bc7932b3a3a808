// On Me: the way to what one can show of one's work.
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';

export function RecordWayPanel() {
  const t = useTranslations('record');
  return (
    <LinkButton to="/rockstar/record" size="md" variant="outline" fullWidth>
      {t('title')}
    </LinkButton>
  );
}
