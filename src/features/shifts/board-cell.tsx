// One shift on the week board. A plain link and plain strings: three hundred of them scroll as one picture.
import { IconBan, IconDeviceMobile, IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import type { CellLook } from '#domain/shifts/week.ts';
import { Pips } from '#ui/pips.tsx';
import classes from './week-board.module.css';

interface BoardCellProps {
  readonly id: string;
  readonly look: CellLook;
  /** '18:00–02:00' and, if it ends on another day, '+1'. */
  readonly times: string;
  readonly plus: string;
  readonly places: string;
  readonly filled: number;
  readonly applied: number;
  readonly total: number;
  /** A name a line, or nothing. */
  readonly people: string;
  /** Everything, in a sentence. */
  readonly label: string;
  readonly selected: boolean;
  readonly tabbable: boolean;
  readonly draggable: boolean;
}

const ICONS = { pending: IconDeviceMobile, draft: IconPencil, cancelled: IconBan } as const;

export const BoardCell = memo(function BoardCell(props: BoardCellProps) {
  const { id, look, times, plus, places, people, label, selected, tabbable, draggable } = props;
  const Icon = look === 'pending' || look === 'draft' || look === 'cancelled' ? ICONS[look] : null;
  return (
    <a
      href={`/venue/shifts/${id}`}
      className={classes.shift}
      data-shift={id}
      data-look={look}
      aria-current={selected || undefined}
      aria-label={label}
      tabIndex={tabbable ? 0 : -1}
      draggable={draggable}
    >
      <span className={classes.times}>
        <span className={classes.range}>{times}</span> {plus !== '' && <span className={classes.plus}>{plus}</span>}
      </span>
      <span className={classes.state}>
        {Icon !== null && <Icon size={16} stroke={2} aria-hidden="true" />}
        {props.total <= 4 && look !== 'cancelled' && (
          <Pips filled={props.filled} applied={props.applied} total={props.total} />
        )}
        <span>{places}</span>
      </span>
      {people !== '' && <span className={classes.people}>{people}</span>}
    </a>
  );
});
