import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardCell } from '#domain/shifts/week.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useLookWords } from './use-look-words.ts';

/** What stands in a cell of the board, as strings: a cell is drawn again only when one of them changes. */
export function useCellWords() {
  const t = useTranslations('board');
  const common = useTranslations('common.time');
  const format = useFormat();
  const roleName = useRoleName();
  const lookWord = useLookWords();
  return useCallback(
    ({ shift, look, applied }: BoardCell) => {
      const range = { start: shift.startsAt, end: shift.endsAt, tz: shift.tz };
      const { text, days } = format.times(range);
      const places = t('places', { filled: String(shift.confirmedCount), total: String(shift.positions) });
      const state = [lookWord(look), ...(applied > 0 ? [t('applied', { n: applied })] : [])].join(', ');
      return {
        id: shift.id as string,
        look,
        times: text,
        plus: days > 0 ? common('plusDaysShort', { days: String(days) }) : '',
        places: look === 'draft' || look === 'cancelled' ? lookWord(look) : places,
        filled: shift.confirmedCount,
        applied,
        total: shift.positions,
        label: t('cell', { role: roleName(shift.role), span: format.span(range), places, state }),
      };
    },
    [t, common, format, roleName, lookWord],
  );
}
