// How the board is folded: days that are over, rows that are closed, and how many letters of a name have room. On paper nothing is.
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useOwn } from '#bridge/use-own.ts';
import type { BoardRow } from '#domain/shifts/week.ts';
import { usePrinting } from '#ui/use-printing.ts';

/** The width belongs to what can still be changed. */
const MOST_FOLDED = 3;
const WEEK = 7;
const FOLDED_WIDTH = 52;
const ROLE_WIDTH = 132;
/** What stands around a name in its column. */
const AROUND_NAME = 50;
const LETTER_WIDTH = 6.9;
/** Longer than any name. */
const ROOM_ON_PAPER = 100;
/** With more rows than this those without gaps start closed. */
const MOST_OPEN_ROWS = 8;

interface Folding {
  readonly days: readonly string[];
  readonly today: string;
}

export function useBoardLook({ days, today }: Folding) {
  const printing = usePrinting();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const huge = useMediaQuery('(min-width: 1920px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  /** Two weeks: dots for names. */
  const narrow = days.length > WEEK;
  const foldable = huge || narrow ? [] : days.filter(day => day < today).slice(0, MOST_FOLDED);
  const folded = new Set(printing ? [] : foldable.filter(day => !unfolded.includes(day)));
  const open = days.length - folded.size;
  const column = (width - ROLE_WIDTH - folded.size * FOLDED_WIDTH) / Math.max(1, open);
  const room = width === 0 ? 14 : Math.max(4, Math.floor((column - AROUND_NAME) / LETTER_WIDTH));
  return {
    ref,
    printing,
    narrow,
    folded,
    foldable: new Set(foldable),
    turnDay: (day: string) =>
      setUnfolded(before => (before.includes(day) ? before.filter(one => one !== day) : [...before, day])),
    room: printing ? ROOM_ON_PAPER : room,
  };
}

/** Which roles are closed; what somebody opened or closed is remembered on this device. */
export function useClosedRows(rows: readonly BoardRow[]) {
  const [chosen, change] = useOwn<Readonly<Record<string, boolean>>>('planner rows', {}, readChosen);
  const isClosed = ({ role, days }: BoardRow) =>
    chosen[role] ?? (rows.length > MOST_OPEN_ROWS && days.flat().every(({ open }) => open === 0));
  return {
    isClosed,
    turn: (row: BoardRow) => change(before => ({ ...before, [row.role]: !isClosed(row) })),
  };
}

function readChosen(stored: string): Readonly<Record<string, boolean>> {
  return Object.fromEntries(
    Object.entries(JSON.parse(stored) as object).map(([role, closed]) => [role, closed === true]),
  );
}
