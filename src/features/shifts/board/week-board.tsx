// Roles down, days across. A real table, so that readers say role and day with each shift; the shifts in it are links.
import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Candidate } from '#domain/invitations/candidates.ts';
import type { BoardRow, BoardCell as Entry, WeekBoard } from '#domain/shifts/week.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import type { AskedHere } from '#features/shifts/gaps/asked-here.ts';
import type { Placing } from '#features/shifts/gaps/use-placing.ts';
import type { Week } from '#features/shifts/use-week.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { BoardCell, type CellSize } from './board-cell.tsx';
import { BoardDay } from './board-day.tsx';
import { BoardHeads } from './board-heads.tsx';
import { linesByRole } from './paper-lines.ts';
import { type BoardActs, STRETCHED, useDrops, useKeyActs } from './use-board-acts.ts';
import { useBoardDrag, type Wires } from './use-board-drag.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useBoardLook, useClosedRows } from './use-board-look.ts';
import { useCellWords } from './use-cell-words.ts';
import { useColleagueChanges } from './use-colleague-changes.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import type { Selection } from './use-selection.ts';
import classes from './week-board.module.css';

interface WeekBoardProps {
  readonly week: Week;
  readonly board: WeekBoard;
  readonly venue: PlacedVenue;
  /** The shift whose detail stands beside the board. */
  readonly selected: string | undefined;
  readonly mayPublish: boolean;
  readonly placing: Placing;
  readonly selection: Selection;
  readonly acts: BoardActs;
  readonly asked: AskedHere;
  /** Who may be asked: their names are here before their place is. */
  readonly known: readonly Candidate[];
}

/** Drawn again for what stands on it alone: not for what was done last, nor for who is free. */
export const WeekBoardTable = memo(function WeekBoardTable(props: WeekBoardProps) {
  const { week, board, venue, selected, mayPublish, placing, selection, known, asked } = props;
  const t = useTranslations('board');
  /** What is said while an end is drawn: by hand, so that three hundred cells are not drawn for each step. */
  const edge = useRef<HTMLSpanElement>(null);
  const { rows } = board;
  const look = useBoardLook(week, linesByRole(board));
  const closed = useClosedRows(rows);
  const drawn = useDrawnRows(rows, { week: week.days[0], whole: look.printing });
  const names = useNames(known);
  const words = useCellWords({ names, room: look.room, whole: look.printing });
  const shown = rows.flatMap(({ days }) => days.flat());
  const keys = useBoardKeys(useKeyActs({ ...props, shown }));
  const wires = useBoardDrag(useDrops({ ...props, shown }, edge));
  const colleagues = useColleagueChanges(venue.id, week);
  const open = useOpen(placing, mayPublish ? selection : null);
  const stop = [keys.stop, selected].find(id => shown.some(({ shift }) => shift.id === id)) ?? shown[0]?.shift.id;
  const held = placing.person !== null;
  return (
    <div className={classes.scroll} {...look.box}>
      <VisuallyHidden role="status">{colleagues.said}</VisuallyHidden>
      <VisuallyHidden role="status" ref={edge} />
      <table
        ref={keys.table}
        className={classes.board}
        // A shift that moves to another day takes the focus there: a second press of the key is meant for it.
        data-links-move
        data-placing={held || undefined}
        aria-label={t('label', { venue: venue.name })}
        onClick={open}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        <BoardHeads week={week} board={board} venue={venue} look={look} />
        <tbody>
          {rows.map((row, nth) => (
            <RoleRow key={row.role} {...{ row, week, venue, look, closed, selected, wires }} later={nth >= drawn}>
              {(entry, size) => (
                <BoardCell
                  key={entry.shift.id}
                  entry={entry}
                  asked={asked}
                  words={words}
                  wire={wires.shift}
                  wireEdge={wires.edge}
                  {...placing.drawn(entry.shift.id)}
                  size={size}
                  selected={entry.shift.id === selected}
                  tabbable={entry.shift.id === stop}
                  ticked={selection.ids.has(entry.shift.id)}
                  by={colleagues.by.get(entry.shift.id) ?? ''}
                  edge={mayPublish && STRETCHED.includes(entry.look)}
                />
              )}
            </RoleRow>
          ))}
        </tbody>
      </table>
    </div>
  );
});

/** Of whoever may be asked; everybody else's come with their places. */
function useNames(known: readonly Candidate[]): (id: string) => string {
  const unknown = useTranslations('shifts.manage')('unknownRockstar');
  const others = useMemo(() => new Map<string, string>(known.map(({ person }) => [person.id, person.name])), [known]);
  return useCallback((id: string) => others.get(id) ?? unknown, [others, unknown]);
}

interface RoleRowProps extends Pick<WeekBoardProps, 'week' | 'venue' | 'selected'> {
  readonly row: BoardRow;
  readonly look: ReturnType<typeof useBoardLook>;
  readonly closed: ReturnType<typeof useClosedRows>;
  /** A day is dragged onto. */
  readonly wires: Wires;
  /** Its shifts come a moment after those in view. */
  readonly later: boolean;
  readonly children: (entry: Entry, size: CellSize) => ReactNode;
}

function RoleRow({ row, week, venue, selected, look, closed, wires, later, children }: RoleRowProps) {
  const isClosed = closed.isClosed(row);
  const sizeOn = (day: string) => {
    if (look.narrow || look.folded.has(day)) return 'folded';
    return isClosed && !look.printing ? 'closed' : 'open';
  };
  return (
    <tr>
      <RoleHead row={row} currency={venue.currency} closed={isClosed} onTurn={() => closed.turn(row)} />
      {row.days.map((shifts, nth) => {
        const day = week.days[nth] ?? '';
        return (
          <td key={day} ref={wires.day} data-day={day} data-today={day === week.today || undefined}>
            <BoardDay shifts={shifts} selected={selected} whole={look.printing} later={later}>
              {entry => children(entry, sizeOn(day))}
            </BoardDay>
          </td>
        );
      })}
    </tr>
  );
}

interface RoleHeadProps {
  readonly row: BoardRow;
  readonly currency: string;
  readonly closed: boolean;
  readonly onTurn: () => void;
}

function RoleHead({ row, currency, closed, onTurn }: RoleHeadProps) {
  const t = useTranslations('planner');
  const format = useFormat();
  const roleName = useRoleName();
  const rates = row.days.flat().map(({ shift }) => shift.rateMinor);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const rate = [...new Set([least, most])].map(minor => format.money(minor, currency)).join('–');
  const Icon = closed ? IconChevronRight : IconChevronDown;
  return (
    <th scope="row">
      <button type="button" className={classes.role} aria-expanded={!closed} onClick={onTurn}>
        <Icon size={16} stroke={2} aria-hidden="true" />
        <span>
          {/* A name with two endings breaks at its stroke. */}
          {roleName(row.role).replaceAll('/', '/\u200b')}
          <span className={classes.rate}>{t('perHour', { rate })}</span>
        </span>
      </button>
    </th>
  );
}

/** One listener for all links: what opens elsewhere stays the browser's. Somebody in the hand is put down where it was clicked. */
function useOpen(placing: Placing, selection: Selection | null): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const shiftId = link?.dataset.shift;
    if (shiftId === undefined || event.button !== 0 || event.shiftKey) return;
    const ticks = selection !== null && (event.ctrlKey || event.metaKey || selection.choosing);
    if (!ticks && (event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    if (ticks) selection.turn(shiftId);
    else if (placing.person !== null) placing.place(placing.person.person.id, shiftId);
    else void navigate({ to: '/venue/shifts/$shiftId', params: { shiftId }, resetScroll: false });
  };
}
