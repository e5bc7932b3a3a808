// Roles down, days across. A real table, so that readers say role and day with each shift; the shifts in it are links.
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardRow } from '#domain/shifts/week.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { BoardCell } from './board-cell.tsx';
import { useBoardDrag } from './use-board-drag.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useCellWords } from './use-cell-words.ts';
import type { Week } from './use-week.ts';
import classes from './week-board.module.css';

interface WeekBoardProps {
  readonly week: Week;
  readonly rows: readonly BoardRow[];
  readonly venue: Venue;
  /** Names by shift, where they are to stand on the board. */
  readonly people: ReadonlyMap<string, readonly string[]> | null;
  /** The shift whose detail stands beside the board. */
  readonly selected: string | undefined;
  readonly mayPublish: boolean;
  readonly onAgain: (shiftId: string, day: string | null) => void;
}

export function WeekBoardTable({ week, rows, venue, people, selected, mayPublish, onAgain }: WeekBoardProps) {
  const t = useTranslations('board');
  const roleName = useRoleName();
  const words = useCellWords();
  const keys = useBoardKeys(id => mayPublish && onAgain(id, null));
  const drag = useBoardDrag(onAgain);
  const open = useOpen();
  const shown = rows.flatMap(({ days }) => days.flat());
  const stop = [keys.stop, selected].find(id => shown.some(({ shift }) => shift.id === id)) ?? shown[0]?.shift.id;
  return (
    <div className={classes.scroll}>
      <table
        className={classes.board}
        aria-label={t('label', { venue: venue.name })}
        onClick={open}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onDragStart={drag.onDragStart}
        onDragOver={drag.onDragOver}
        onDragEnd={drag.onDragEnd}
        onDrop={drag.onDrop}
      >
        <DayHeads week={week} />
        <tbody>
          {rows.map(row => (
            <tr key={row.role}>
              <th scope="row">{roleName(row.role)}</th>
              {row.days.map((shifts, nth) => (
                <td
                  key={week.days[nth]}
                  data-day={week.days[nth]}
                  data-today={week.days[nth] === week.today || undefined}
                  data-over={drag.over === week.days[nth] || undefined}
                >
                  <div className={classes.cell}>
                    {shifts.map(entry => (
                      <BoardCell
                        key={entry.shift.id}
                        {...words(entry)}
                        people={people?.get(entry.shift.id)?.join('\n') ?? ''}
                        selected={entry.shift.id === selected}
                        tabbable={entry.shift.id === stop}
                        draggable={mayPublish}
                      />
                    ))}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayHeads({ week }: { readonly week: Week }) {
  const t = useTranslations('board');
  const format = useFormat();
  return (
    <thead>
      <tr>
        <td>
          <span className={classes.corner}>{t('role')}</span>
        </td>
        {week.days.map(day => {
          const { weekday, date } = format.dayColumn(`${day}T12:00Z`, 'UTC');
          return (
            <th key={day} scope="col" data-today={day === week.today || undefined}>
              <span className={classes.weekday}>{weekday}</span> <span className={classes.date}>{date}</span>
              {day === week.today && <span className={classes.today}>{t('today')}</span>}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** One listener for all links: what opens elsewhere stays the browser's. */
function useOpen(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const shiftId = link?.dataset.shift;
    if (shiftId === undefined || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ to: '/venue/shifts/$shiftId', params: { shiftId }, resetScroll: false });
  };
}
