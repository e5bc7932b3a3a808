// On Me: the way to what one can show of one's work.
import { IconCertificate } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { WayLine } from '#ui/way-list.tsx';

export function RecordWayPanel() {
  const t = useTranslations('record');
  return (
    <WayLine to="/rockstar/record" icon={IconCertificate}>
      {t('title')}
    </WayLine>
  );
}
