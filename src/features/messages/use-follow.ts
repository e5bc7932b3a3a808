// Keeps the newest message in view for whoever is at the end, and brings one's own into view from anywhere; leaves whoever
// reads further up where they are.
import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ThreadRow } from './thread-rows.ts';

interface Following {
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
  readonly rows: readonly ThreadRow[];
  /** A moment to show first instead of the end. */
  readonly at: number | null;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly atEnd: boolean;
}

export function useFollow({ virtualizer, rows, at, box, atEnd }: Following): void {
  const arrived = useRef(false);
  const last = useRef<string | null>(null);
  // Heights are measured as rows are drawn, so the end moves for a moment after each arrival.
  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    const newest = rows.at(-1);
    if (newest === undefined) return;
    const said = arrived.current && newest.key !== last.current && newest.kind === 'message' && newest.message.own;
    last.current = newest.key;
    const index = arrived.current || at === null ? -1 : rows.findIndex(row => isFrom(row, at));
    arrived.current = true;
    if (index !== -1) virtualizer.scrollToIndex(index, { align: 'center' });
    else if ((atEnd || said) && box.current !== null && height > 0) box.current.scrollTop = box.current.scrollHeight;
  }, [virtualizer, rows, at, box, atEnd, height]);
}

function isFrom(row: ThreadRow, at: number): boolean {
  return row.kind === 'message' && row.message.createdAt >= at;
}
