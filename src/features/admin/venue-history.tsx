import { useTranslations } from 'use-intl';
import type { VenueDetail } from '#domain/admin/venues.ts';
import { HistoryPart } from './history-part.tsx';
import { useStateWord } from './use-state-word.ts';

const KNOWN = [
  'admin_set_verification',
  'admin_pause_venue',
  'admin_resume_venue',
  'admin_archive_venue',
  'admin_decide_pay',
] as const;

/** Those that were decided one way or the other. */
const DECIDED: readonly string[] = ['admin_set_verification', 'admin_decide_pay'];

/** What admins did about a venue, for who may read the log. */
export function VenueHistory({ history }: Pick<VenueDetail, 'history'>) {
  const t = useTranslations('admin.venues');
  const stateWord = useStateWord();
  return (
    <HistoryPart
      title={t('history')}
      history={history}
      wordsOf={({ what, state }) => {
        const act = t(`events.${KNOWN.find(known => known === what) ?? 'other'}`);
        return DECIDED.includes(what) ? [act, stateWord(state)].join(' · ') : act;
      }}
    />
  );
}
