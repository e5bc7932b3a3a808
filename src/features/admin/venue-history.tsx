import { useTranslations } from 'use-intl';
import type { VenueDetail } from '#domain/admin/venues.ts';
import { HistoryPart } from './history-part.tsx';

const KNOWN = [
  'admin_set_verification',
  'admin_pause_venue',
  'admin_resume_venue',
  'admin_archive_venue',
  'admin_decide_pay',
] as const;

/** What admins did about a venue, for who may read the log. */
export function VenueHistory({ history }: Pick<VenueDetail, 'history'>) {
  const t = useTranslations('admin.venues');
  return (
    <HistoryPart
      title={t('history')}
      history={history}
      wordsOf={what => t(`events.${KNOWN.find(known => known === what) ?? 'other'}`)}
    />
  );
}
