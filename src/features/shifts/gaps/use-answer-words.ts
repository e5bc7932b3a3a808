import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useRules } from '#bridge/use-rules.ts';
import type { Answer, PlacingNote } from '#domain/shifts/placing.ts';
import { useFormat } from '#i18n/use-format.ts';

/** What stands on a gap while somebody is in the hand: 'Drop to invite', or why not. */
export function useAnswerWords(): (answer: Answer) => string {
  const t = useTranslations('planner.answers');
  const { restHours } = useRules();
  return useCallback(
    answer => {
      if (answer.act !== null) return t(answer.act);
      return answer.why === 'tired' ? t('tired', { hours: String(restHours) }) : t(answer.why);
    },
    [t, restHours],
  );
}

/** '9 h rest', 'Under 11 h rest', 'Over 48 h'; null where there is nothing to note. */
export function useNoteWords(): (note: PlacingNote | null) => string | null {
  const t = useTranslations('planner');
  const format = useFormat();
  const { restHours, weekHours } = useRules();
  return useCallback(
    note => {
      if (note === null) return null;
      if (note.kind === 'rest') return t('rest', { time: format.hours(note.minutes) });
      if (note.kind === 'tired') return t('answers.tired', { hours: String(restHours) });
      return t('longWeek', { hours: String(weekHours) });
    },
    [t, format, restHours, weekHours],
  );
}
