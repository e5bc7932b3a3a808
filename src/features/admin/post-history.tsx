import { useTranslations } from 'use-intl';
import type { ShiftDetail } from '#domain/admin/posts.ts';
import { DetailPart } from './detail-part.tsx';
import { useSeen } from './use-seen.ts';

const KNOWN = ['admin_decide_pay', 'remove_post'] as const;

/** What admins did about a post, for who may read the log. */
export function PostHistory({ history }: Pick<ShiftDetail, 'history'>) {
  const t = useTranslations('admin.posts');
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
