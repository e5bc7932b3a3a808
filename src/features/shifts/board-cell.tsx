// One shift on the week board: its times and who stands in its places. A plain link and plain strings: three hundred of them
// scroll as one picture.
import {
  IconArrowDown,
  IconBan,
  IconCircleDashed,
  IconCircleMinus,
  IconDeviceMobile,
  IconMail,
  IconPencil,
  IconSquareCheckFilled,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { memo } from 'react';
import type { CellLook } from '#domain/shifts/week.ts';
import { Pips } from '#ui/pips.tsx';
import type { CellChip } from './use-cell-words.ts';
import classes from './week-board.module.css';

export interface BoardCellProps {
  readonly id: string;
  readonly look: CellLook;
  /** '18:00–02:00' and, if it ends on another day, '+1'. */
  readonly times: string;
  readonly plus: string;
  /** '18–02', for a day that is folded. */
  readonly short: string;
  /** Beside names and gaps: 'Draft · 2'. */
  readonly note: string;
  readonly chips: readonly CellChip[];
  readonly filled: number;
  readonly total: number;
  /** Everything, in a sentence. */
  readonly label: string;
  /** Whole; one line with dots, in a row that is closed; or hours alone, on a day that is folded. */
  readonly size: 'open' | 'closed' | 'folded';
  readonly selected: boolean;
  readonly tabbable: boolean;
  /** Among several that are looked at together. */
  readonly ticked: boolean;
  /** Which colleague has just changed it; empty: nobody. */
  readonly by: string;
  /** Its end can be drawn; empty where it cannot. */
  readonly edge: string;
  /** While somebody is in the hand: what letting go would do, or why it would do nothing; empty where there is no gap. */
  readonly answer: string;
  readonly takes: boolean;
}

const NOTES: Partial<Record<CellLook, TablerIcon>> = {
  pending: IconDeviceMobile,
  draft: IconPencil,
  cancelled: IconBan,
};
const CHIPS: Partial<Record<CellChip['look'], TablerIcon>> = {
  invited: IconMail,
  pending: IconDeviceMobile,
  gap: IconCircleDashed,
};

export const BoardCell = memo(
  function BoardCell(props: BoardCellProps) {
    const { id, look, times, plus, short, label, size, selected, tabbable, ticked, by, edge, answer, takes } = props;
    return (
      <a
        href={`/venue/shifts/${id}`}
        className={classes.shift}
        data-shift={id}
        data-look={look}
        data-size={size}
        aria-current={selected || undefined}
        data-answer={answer === '' ? undefined : takes ? 'takes' : 'not'}
        data-ticked={ticked || undefined}
        data-changed={by !== '' || undefined}
        aria-label={answer === '' ? label : `${label} ${answer}`}
        tabIndex={tabbable ? 0 : -1}
      >
        <span className={classes.times}>
          <span className={classes.range}>{size === 'folded' ? short : times}</span>
          {plus !== '' && size !== 'folded' && <span className={classes.plus}> {plus}</span>}
        </span>
        {ticked && <IconSquareCheckFilled size={20} className={classes.tick} aria-hidden="true" />}
        {size === 'open' ? <Lines {...props} /> : <Pips filled={props.filled} total={props.total} />}
        {by !== '' && (
          <span className={classes.by} aria-hidden="true">
            <bdi>{by}</bdi>
          </span>
        )}
        {edge !== '' && size === 'open' && <span className={classes.edge} data-edge={edge} aria-hidden="true" />}
      </a>
    );
  },
  (one, other) => {
    const { chips, ...rest } = one;
    const same = (Object.keys(rest) as (keyof typeof rest)[]).every(key => one[key] === other[key]);
    return same && JSON.stringify(chips) === JSON.stringify(other.chips);
  },
);

function Lines({ look, note, chips, answer, takes }: BoardCellProps) {
  const NoteIcon = NOTES[look];
  const AnswerIcon = takes ? IconArrowDown : IconCircleMinus;
  return (
    <>
      {(note !== '' || NoteIcon !== undefined) && (
        <span className={classes.state}>
          {NoteIcon !== undefined && <NoteIcon size={16} stroke={2} aria-hidden="true" />}
          {note}
        </span>
      )}
      {chips.map(({ look: of, text, counts }, nth) => {
        if (of === 'gap' && answer !== '') return null;
        const Icon = counts ? IconUsers : CHIPS[of];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people of one name are two lines
          <span key={nth} className={classes.chip} data-chip={of}>
            {Icon !== undefined && <Icon size={14} stroke={2} aria-hidden="true" />}
            {of === 'booked' && <span className={classes.dot} />}
            <bdi>{text}</bdi>
          </span>
        );
      })}
      {answer !== '' && (
        <span className={classes.chip} data-chip="answer">
          <AnswerIcon size={14} stroke={2} aria-hidden="true" />
          {answer}
        </span>
      )}
    </>
  );
}
