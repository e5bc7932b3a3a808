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
    const opened = !arrived.current;
    arrived.current = true;
    // Its rows have no height yet: the end is kept below, as soon as they have.
    if (opened && at === null) return;
    const index = opened && at !== null ? rows.findIndex(row => isFrom(row, at)) : -1;
    if (index !== -1) virtualizer.scrollToIndex(index, { align: 'center' });
    else if ((atEnd || said) && box.current !== null && height > 0) box.current.scrollTop = box.current.scrollHeight;
  }, [virtualizer, rows, at, box, atEnd, height]);
  useKeptEnd(box, atEnd);
}

/** A keyboard that comes up, and a box for words that grows, take their room from the end: it stays in view all the same. */
function useKeptEnd(box: RefObject<HTMLDivElement | null>, atEnd: boolean): void {
  const kept = useRef(atEnd);
  const height = useRef(0);
  useLayoutEffect(() => {
    // A box that has just become smaller was not scrolled by anybody.
    if (height.current === 0 || box.current?.clientHeight === height.current) kept.current = atEnd;
  }, [box, atEnd]);
  // Before the first frame, which so begins at the end.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => {
      height.current = element.clientHeight;
      if (kept.current) element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
}

function isFrom(row: ThreadRow, at: number): boolean {
  return row.kind === 'message' && row.message.createdAt >= at;
}
