// One shift on the week board: its times and who stands in its places. A plain link and plain strings: three hundred of them
// scroll as one picture. What it says is reckoned once for each state of the shift: an act changes one cell, and the others cost nothing.
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
import { memo, useMemo } from 'react';
import type { CellLook, BoardCell as Entry } from '#domain/shifts/week.ts';
import { Pips } from '#ui/pips.tsx';
import type { Wire } from './use-board-drag.ts';
import type { CellChip, CellWords } from './use-cell-words.ts';
import classes from './week-board.module.css';

export interface BoardCellProps {
  /** The same object as long as nothing of it changes. */
  readonly entry: Entry;
  readonly words: (entry: Entry) => CellWords;
  /** Makes it something to drag and to drop on. */
  readonly wire: Wire;
  readonly wireEdge: Wire;
  /** Whole; one line with dots, in a row that is closed; or hours alone, on a day that is folded. */
  readonly size: 'open' | 'closed' | 'folded';
  readonly selected: boolean;
  readonly tabbable: boolean;
  /** Among several that are looked at together. */
  readonly ticked: boolean;
  /** Which colleague has just changed it; empty: nobody. */
  readonly by: string;
  /** Its end can be drawn. */
  readonly edge: boolean;
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

export const BoardCell = memo(function BoardCell(props: BoardCellProps) {
  const { entry, words, wire, wireEdge, size, selected, tabbable, ticked, by, edge, answer, takes } = props;
  const said = useMemo(() => words(entry), [words, entry]);
  const { id, look, times, plus, short, label, filled, total } = said;
  return (
    <a
      ref={wire}
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
      {size === 'open' ? <Lines {...{ said, answer, takes }} /> : <Pips filled={filled} total={total} />}
      {by !== '' && (
        <span className={classes.by} aria-hidden="true">
          <bdi>{by}</bdi>
        </span>
      )}
      {edge && size === 'open' && <span ref={wireEdge} className={classes.edge} data-edge={id} aria-hidden="true" />}
    </a>
  );
});

interface LinesProps extends Pick<BoardCellProps, 'answer' | 'takes'> {
  readonly said: CellWords;
}

function Lines({ said: { look, note, chips }, answer, takes }: LinesProps) {
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
      {chips.map(({ look: of, text, whole, counts }, nth) => {
        if (of === 'gap' && answer !== '') return null;
        const Icon = counts ? IconUsers : CHIPS[of];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people of one name are two lines
          <span key={nth} className={classes.chip} data-chip={of}>
            {Icon !== undefined && <Icon size={14} stroke={2} aria-hidden="true" />}
            {of === 'booked' && <span className={classes.dot} />}
            {whole === undefined ? (
              <bdi>{text}</bdi>
            ) : (
              <bdi className={classes.name} title={whole}>
                {text}
              </bdi>
            )}
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
