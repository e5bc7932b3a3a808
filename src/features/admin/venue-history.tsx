import { useTranslations } from 'use-intl';
import type { VenueDetail } from '#domain/admin/venues.ts';
import { DetailPart } from './detail-part.tsx';
import { useSeen } from './use-seen.ts';

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
  const seen = useSeen();
  if (history.length === 0) return null;
  return (
    <DetailPart title={t('history')}>
      {history.map(({ at, what, by, reason }) => (
        <li key={`${at}:${what}`}>
          {t(`events.${KNOWN.find(known => known === what) ?? 'other'}`)}
          <small>{[seen(at), by, reason].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </DetailPart>
  );
}
