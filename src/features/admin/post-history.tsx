import { useTranslations } from 'use-intl';
import type { ShiftDetail } from '#domain/admin/posts.ts';
import { HistoryPart } from './history-part.tsx';

const KNOWN = ['admin_decide_pay', 'remove_post'] as const;

/** What admins did about a post, for who may read the log. */
export function PostHistory({ history }: Pick<ShiftDetail, 'history'>) {
  const t = useTranslations('admin.posts');
  return (
    <HistoryPart
      title={t('history')}
      history={history}
      wordsOf={what => t(`events.${KNOWN.find(known => known === what) ?? 'other'}`)}
    />
  );
}
