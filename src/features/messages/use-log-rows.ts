// Which rows of a thread are drawn, and where. A thread begins at its end: the first draw is of the rows that will be seen.
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import type { ThreadRow } from './thread-rows.ts';

interface LogRows {
  readonly rows: readonly ThreadRow[];
  readonly box: RefObject<HTMLDivElement | null>;
  /** Not when a moment further up is to be shown. */
  readonly fromEnd: boolean;
}

/** Of a short one. Where these are true, nothing moves when the rows are measured, and nothing is drawn twice. */
const MESSAGE_PX = 52;
const NAME_PX = 22;
const OTHER_PX = 36;
const EVENT_PX = 72;
/** Until the box is measured. */
const BOX_PX = 480;

export function useLogRows({ rows, box, fromEnd }: LogRows): Virtualizer<HTMLDivElement, Element> {
  const estimate = (index: number): number => expectedPx(rows[index]);
  return useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: estimate,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    initialRect: { width: 0, height: BOX_PX },
    initialOffset: () => (fromEnd ? Math.max(0, rows.reduce((sum, _, index) => sum + estimate(index), 0) - BOX_PX) : 0),
    overscan: 5,
    paddingStart: 8,
    paddingEnd: 12,
    anchorTo: 'end',
  });
}

function expectedPx(row: ThreadRow | undefined): number {
  if (row?.kind === 'event') return EVENT_PX;
  if (row?.kind !== 'message') return OTHER_PX;
  return row.named ? MESSAGE_PX + NAME_PX : MESSAGE_PX;
}
