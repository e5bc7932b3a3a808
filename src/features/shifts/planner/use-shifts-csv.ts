import { useTranslations } from 'use-intl';
import { csvText } from '#domain/csv.ts';
import { type CSV_COLUMNS, shiftsCsv } from '#domain/shifts/csv-rows.ts';
import type { BoardCell } from '#domain/shifts/week.ts';
import { useLookWords } from '#features/shifts/use-look-words.ts';
import { deviceTag } from '#i18n/device-tag.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { download } from '#ui/download.ts';

/** Takes the shifts that are on the screen away as a file, in the words that are on the screen. */
export function useShiftsCsv(): (shown: readonly BoardCell[], name: string) => void {
  const t = useTranslations('board');
  const role = useRoleName();
  const look = useLookWords();
  return (shown, name) => {
    const words = {
      column: (column: (typeof CSV_COLUMNS)[number]) => t(`columns.${column}`),
      role,
      look,
    };
    download(`${t('csvName')} ${name}.csv`, 'text/csv;charset=utf-8', csvText(shiftsCsv(shown, words), deviceTag()));
  };
}
