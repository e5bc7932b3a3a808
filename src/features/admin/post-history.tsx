import { useTranslations } from 'use-intl';
import type { ShiftDetail } from '#domain/admin/posts.ts';
import { HistoryPart } from './history-part.tsx';
import { useStateWord } from './use-state-word.ts';

const KNOWN = ['admin_decide_pay', 'remove_post'] as const;

/** What admins did about a post, for who may read the log. */
export function PostHistory({ history }: Pick<ShiftDetail, 'history'>) {
  const t = useTranslations('admin.posts');
  const stateWord = useStateWord();
  return (
    <HistoryPart
      title={t('history')}
      history={history}
      wordsOf={({ what, state }) => {
        const act = t(`events.${KNOWN.find(known => known === what) ?? 'other'}`);
        return what === 'admin_decide_pay' ? [act, stateWord(state)].join(' · ') : act;
      }}
    />
  );
}
