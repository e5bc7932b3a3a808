import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Answer, PlacingNote } from '#domain/shifts/placing.ts';
import { useFormat } from '#i18n/use-format.ts';

/** What stands on a gap while somebody is in the hand: 'Drop to invite', or why not. */
export function useAnswerWords(): (answer: Answer) => string {
  const t = useTranslations('planner.answers');
  return useCallback(answer => (answer.act === null ? t(answer.why) : t(answer.act)), [t]);
}

/** '9 h rest', 'Under 11 h rest', 'Over 48 h'; null where there is nothing to note. */
export function useNoteWords(): (note: PlacingNote | null) => string | null {
  const t = useTranslations('planner');
  const format = useFormat();
  return useCallback(
    note => {
      if (note === null) return null;
      if (note.kind === 'rest') return t('rest', { time: format.hours(note.minutes) });
      return t(note.kind === 'tired' ? 'answers.tired' : 'over48');
    },
    [t, format],
  );
}
