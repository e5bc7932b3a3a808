// How the board is folded and how wide its columns are: days that are over, rows that are closed, and how many letters of a name have
// room. On paper nothing is folded.
import { em, rem } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOwn } from '#bridge/use-own.ts';
import type { BoardRow } from '#domain/shifts/week.ts';
import { usePrinting } from '#ui/use-printing.ts';

/** The width belongs to what can still be changed. */
const MOST_FOLDED = 3;
const WEEK = 7;
/** By what has room; the style sheet takes the widths of columns from here. In px at the usual size of letters. */
const SIZES = {
  wide: { role: 132, folded: 52, aroundName: 48 },
  /** Seven days stay in sight on a tablet held upright, and the longest word of a role in one piece (*Réceptionniste*), */
  slim: { role: 108, folded: 44, aroundName: 36 },
  /** and beside a pane on a small desk. */
  slimmest: { role: 76, folded: 40, aroundName: 35 },
} as const;
type Size = keyof typeof SIZES;
const SLIM_BELOW = 860;
const SLIMMEST_BELOW = 640;
/** Of most names in most letters; what is wider ends in an ellipsis. */
const LETTER_WIDTH = 6.6;
/** As wide as the last board was: the next one need not be drawn twice. */
let lastWidth = 0;
/** Longer than any name. */
const ROOM_ON_PAPER = 100;
/** With more rows than this those without gaps start closed. */
const MOST_OPEN_ROWS = 8;

interface Folding {
  readonly days: readonly string[];
  readonly today: string;
}

/** `paperLines`: how many lines of text the board takes on paper. */
export function useBoardLook({ days, today }: Folding, paperLines: number) {
  const printing = usePrinting();
  const { ref, width } = useWidth();
  const huge = useMediaQuery(`(min-width: ${em(1920)})`, undefined, { getInitialValueInEffect: false }) ?? false;
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  /** Two weeks: dots for names. */
  const narrow = days.length > WEEK;
  const foldable = huge || narrow ? [] : days.filter(day => day < today).slice(0, MOST_FOLDED);
  const folded = new Set(printing ? [] : foldable.filter(day => !unfolded.includes(day)));
  const size = printing ? 'wide' : sizeFor(width);
  const { role, folded: foldedWidth, aroundName } = SIZES[size];
  const column = (width - role - folded.size * foldedWidth) / Math.max(1, days.length - folded.size);
  const room = width === 0 ? 14 : Math.max(4, Math.floor((column - aroundName) / LETTER_WIDTH));
  return {
    /** For the box around the table. */
    box: {
      ref,
      'data-size': size,
      style: {
        '--board-role': rem(role),
        '--board-folded': rem(foldedWidth),
        '--paper-lines': Math.max(1, paperLines),
      } as CSSProperties,
    },
    printing,
    narrow,
    folded,
    foldable: new Set(foldable),
    turnDay: (day: string) =>
      setUnfolded(before => (before.includes(day) ? before.filter(one => one !== day) : [...before, day])),
    room: printing ? ROOM_ON_PAPER : room,
  };
}

function sizeFor(width: number): Size {
  if (width === 0 || width >= SLIM_BELOW) return 'wide';
  return width >= SLIMMEST_BELOW ? 'slim' : 'slimmest';
}

/** In px at the usual size of letters. Known before the first paint, and followed from then on; how high the board is draws nothing. */
function useWidth() {
  const [width, setWidth] = useState(lastWidth);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const read = () => {
      lastWidth = element.clientWidth / letterScale();
      setWidth(lastWidth);
    };
    // After that it is as before, as a rule, and asking at once has the browser lay out three hundred shifts in the midst of React's commit.
    if (lastWidth === 0) read();
    const observer = new ResizeObserver(() => flushSync(read));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

const USUAL_PX = 16;
let scale: number | undefined;

/** By how much somebody chose larger letters; asked of the browser once. */
function letterScale(): number {
  scale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX;
  return scale;
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
