// The shifts of one role on one day. Of more than a handful only the first stand there until somebody asks for the rest: the row keeps
// a height at which the week can be seen, and those with a gap come first.
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type BoardCell, shownFirst } from '#domain/shifts/week.ts';
import classes from './week-board.module.css';

interface BoardDayProps {
  readonly shifts: readonly BoardCell[];
  /** Whose detail is open, and stands in any case. */
  readonly selected: string | undefined;
  /** All stand there, as on paper. */
  readonly whole: boolean;
  /** Nothing is drawn yet but the room it takes. */
  readonly later: boolean;
  readonly children: (shift: BoardCell) => ReactNode;
}

export function BoardDay({ shifts, selected, whole, later, children }: BoardDayProps) {
  const t = useTranslations('planner');
  const [all, setAll] = useState(false);
  const shown = all || whole ? shifts : shownFirst(shifts, selected);
  if (later) return <div className={classes.later} style={{ '--shifts': shown.length } as CSSProperties} />;
  return (
    <div className={classes.cell} style={{ '--shifts': shown.length } as CSSProperties}>
      {shown.map(children)}
      {shown.length < shifts.length && (
        <button type="button" className={classes.more} onClick={() => setAll(true)}>
          {t('more', { n: String(shifts.length - shown.length) })}
        </button>
      )}
    </div>
  );
}
