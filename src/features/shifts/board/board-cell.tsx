// One shift on the week board: its times and who stands in its places. A plain link and plain strings: three hundred of them
// scroll as one picture. What it says is reckoned once for each state of the shift: an act changes one cell, and the others cost nothing.
import { IconSquareCheckFilled } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { type BoardCell as Entry, withPlaces } from '#domain/shifts/week.ts';
import { type AskedHere, useAskedFor } from '#features/shifts/gaps/asked-here.ts';
import { Pips } from '#ui/pips.tsx';
import { CellLines } from './cell-lines.tsx';
import type { Wire } from './use-board-drag.ts';
import type { CellWords } from './use-cell-words.ts';
import classes from './week-board.module.css';

/** As a line, as dots in a row that is closed, or as one time on a day that is folded. */
export type CellSize = 'open' | 'closed' | 'folded';

export interface BoardCellProps {
  /** The same object as long as nothing of it changes. */
  readonly entry: Entry;
  /** Who was asked for it by the act just made. */
  readonly asked: AskedHere;
  readonly words: (entry: Entry) => CellWords;
  /** Makes it something to drag and to drop on. */
  readonly wire: Wire;
  readonly wireEdge: Wire;
  /** Whole; one line with dots, in a row that is closed; or hours alone, on a day that is folded. */
  readonly size: CellSize;
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

export const BoardCell = memo(function BoardCell(props: BoardCellProps) {
  const { entry, asked, words, wire, wireEdge, size, selected, tabbable, ticked, by, edge, takes } = props;
  const here = useAskedFor(asked, entry.shift.id);
  const shown = useMemo(() => withPlaces(entry, here), [entry, here]);
  const said = useMemo(() => words(shown), [words, shown]);
  // Whoever was in the hand has been put here.
  const answer = shown === entry ? props.answer : '';
  const { id, look, times, plus, short, label, filled, total, chips } = said;
  return (
    <a
      ref={wire}
      href={`/venue/shifts/${id}`}
      className={classes.shift}
      data-shift={id}
      data-look={look}
      data-gap={(answer === '' && chips.some(chip => chip.look === 'gap')) || undefined}
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
      {size === 'open' ? <CellLines {...{ said, answer, takes }} /> : <Pips filled={filled} total={total} />}
      {by !== '' && (
        <span className={classes.by} aria-hidden="true">
          <bdi>{by}</bdi>
        </span>
      )}
      {edge && size === 'open' && <span ref={wireEdge} className={classes.edge} data-edge={id} aria-hidden="true" />}
    </a>
  );
});
