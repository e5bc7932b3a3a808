// On Me: the way to one's documents.
import { IconFileCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { WayLine } from '#ui/way-list.tsx';

export function DocumentsWayPanel() {
  const t = useTranslations('documents');
  return (
    <WayLine to="/rockstar/documents" icon={IconFileCheck}>
      {t('way')}
    </WayLine>
  );
}
