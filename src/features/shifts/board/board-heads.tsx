// The heads of the board's columns: what the week adds up to, and each day with its cover and cost. A day that is over folds.
import { useTranslations } from 'use-intl';
import type { WeekBoard } from '#domain/shifts/week.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { DayHead, WeekTotal } from '#features/shifts/day-head.tsx';
import type { Week } from '#features/shifts/use-week.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { useBoardLook } from './use-board-look.ts';
import classes from './week-board.module.css';

interface BoardHeadsProps {
  readonly week: Week;
  readonly board: WeekBoard;
  readonly venue: PlacedVenue;
  readonly look: ReturnType<typeof useBoardLook>;
}

export function BoardHeads({ week, board, venue, look }: BoardHeadsProps) {
  const t = useTranslations('planner');
  const format = useFormat();
  return (
    <>
      <colgroup>
        <col className={classes.roles} />
        {week.days.map(day => (
          <col key={day} className={look.folded.has(day) ? classes.folded : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td>
            <WeekTotal {...board.figures} currency={venue.currency} />
          </td>
          {week.days.map((day, nth) => {
            const figures = board.days[nth];
            const folded = look.narrow || look.folded.has(day);
            const today = day === week.today;
            const head = figures && (
              <DayHead day={day} figures={figures} currency={venue.currency} today={today} folded={folded} />
            );
            const name = format.longDay(Date.parse(`${day}T12:00Z`), 'UTC');
            return (
              <th key={day} scope="col" data-today={today || undefined}>
                {look.foldable.has(day) ? (
                  <button
                    type="button"
                    className={classes.fold}
                    aria-expanded={!folded}
                    aria-label={t(folded ? 'unfold' : 'fold', { day: name })}
                    onClick={() => look.turnDay(day)}
                  >
                    {head}
                  </button>
                ) : (
                  head
                )}
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
}
