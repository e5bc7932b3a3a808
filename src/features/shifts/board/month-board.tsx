// A month of the planner: of each day its cover and its cost. A day leads to its week.
import { useTranslations } from 'use-intl';
import { monthAround, type WeekBoard } from '#domain/shifts/week.ts';
import { mondayOf } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { DayHead } from '#features/shifts/day-head.tsx';
import type { Week } from '#features/shifts/use-week.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './month-board.module.css';

interface MonthBoardProps {
  readonly week: Week;
  readonly board: WeekBoard;
  readonly venue: PlacedVenue;
  readonly onMonday: (monday: string) => void;
}

export function MonthBoard({ week, board, venue, onMonday }: MonthBoardProps) {
  const t = useTranslations('board');
  const planner = useTranslations('planner');
  const format = useFormat();
  const { first, last } = monthAround(week.monday);
  return (
    <ol role="list" className={classes.month} aria-label={t('zoom.monthOf', { venue: venue.name })}>
      {week.days.map((day, nth) => {
        const figures = board.days[nth];
        if (figures === undefined) return null;
        const { places, booked, open } = figures;
        const said = [
          format.longDay(Date.parse(`${day}T12:00Z`), 'UTC'),
          places === 0 ? t('zoom.nothing') : t('places', { filled: String(booked), total: String(places) }),
          ...(open > 0 ? [planner('gaps', { n: open })] : []),
        ];
        return (
          <li
            key={day}
            data-today={day === week.today || undefined}
            data-beside={day < first || day > last || undefined}
          >
            <button type="button" aria-label={said.join(', ')} onClick={() => onMonday(mondayOf(day))}>
              <DayHead {...{ day, figures }} currency={venue.currency} today={day === week.today} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
