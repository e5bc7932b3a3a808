// A week may be six screens high. The task that opens it draws the rows that can be in view; the others follow in pieces once those stand
// in the page, and keep their height until then.
import { startTransition, useEffect, useState } from 'react';
import { type BoardRow, shownFirst } from '#domain/shifts/week.ts';

/** No shift is lower, with the space under it, and no row. */
const LOWEST_SHIFT_PX = 48;
const LOWEST_ROW_PX = 60;

interface Opened {
  /** Names the week: another one begins anew. */
  readonly week: string | undefined;
  readonly whole: boolean;
}

/** How many rows are drawn, from the first. */
export function useDrawnRows(rows: readonly BoardRow[], { week, whole }: Opened): number {
  const [drawn, setDrawn] = useState<string | undefined>();
  const all = whole || drawn === week;
  useEffect(() => {
    if (all) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(week)));
    return () => cancelAnimationFrame(frame);
  }, [all, week]);
  return all ? rows.length : rowsWithin(rows, innerHeight);
}

/** As many as surely fill so many pixels. */
export function rowsWithin(rows: readonly BoardRow[], px: number): number {
  let height = 0;
  const beyond = rows.findIndex(({ days }) => {
    if (height >= px) return true;
    const most = Math.max(...days.map(shifts => shownFirst(shifts, undefined).length));
    height += Math.max(LOWEST_ROW_PX, most * LOWEST_SHIFT_PX);
    return false;
  });
  return beyond === -1 ? rows.length : beyond;
}
