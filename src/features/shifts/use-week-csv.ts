import { useTranslations } from 'use-intl';
import { csvText } from '#domain/csv.ts';
import { type CSV_COLUMNS, weekCsv } from '#domain/shifts/csv-rows.ts';
import type { WeekBoard } from '#domain/shifts/week.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { download } from '#ui/download.ts';
import { useLookWords } from './use-look-words.ts';

/** Takes what is on the board away as a file, in the words that are on the board. */
export function useWeekCsv(): (board: WeekBoard, name: string) => void {
  const t = useTranslations('board');
  const role = useRoleName();
  const look = useLookWords();
  return (board, name) => {
    const words = {
      column: (column: (typeof CSV_COLUMNS)[number]) => t(`columns.${column}`),
      role,
      look,
    };
    download(`${t('csvName')} ${name}.csv`, 'text/csv;charset=utf-8', csvText(weekCsv(board, words)));
  };
}
