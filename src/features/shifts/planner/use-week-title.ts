import { useTranslations } from 'use-intl';
import { monthAround, type Zoom } from '#domain/shifts/week.ts';
import type { Week } from '#features/shifts/use-week.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWide } from '#ui/use-wide.ts';

/** Wide enough for the names of months, also with a pane beside the board. */
const ROOMY_PX = 1680;

/** Which days, and how many gaps they have: why one opened it. */
export function useWeekTitle(week: Week, zoom: Zoom): string {
  const t = useTranslations('board');
  const format = useFormat();
  const roomy = useWide(ROOMY_PX);
  const month = monthAround(week.monday);
  const [from, to] = zoom === 'month' ? [month.first, month.last] : [week.monday, week.days.at(-1) ?? week.monday];
  const days = roomy ? format.days(from, to) : format.shortDays(from, to);
  const figures = week.board?.figures;
  return figures === undefined || figures.places === 0
    ? t('titleNone', { days })
    : t('title', { days, gaps: figures.open });
}
