// Which rows of a thread are drawn, and where. A thread begins at its end: the first draw is of the rows that will be seen. What it
// then measures, and scrolls to, waits for the frame's own layout: asked for earlier, each is a layout more in the task that draws.
import {
  elementScroll,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useRef } from 'react';
import { useWide } from '#ui/use-wide.ts';
import type { ThreadRow } from './thread-rows.ts';

interface LogRows {
  readonly rows: readonly ThreadRow[];
  readonly box: RefObject<HTMLDivElement | null>;
  /** Not when a moment further up is to be shown. */
  readonly fromEnd: boolean;
}

type Log = Virtualizer<HTMLDivElement, Element>;

/** Of short ones. Where these are true, nothing moves when the rows are measured, and nothing is drawn twice. */
const MESSAGE_PX = 52;
/** On a phone the time stands under it. */
const TIME_PX = 24;
const NAME_PX = 22;
const OTHER_PX = 36;
const EVENT_PX = 78;
const START_PX = 8;
const END_PX = 12;
/** Header, head and composer of a phone: until the box is measured it has the rest of the window. */
const AROUND_PX = 280;

export function useLogRows({ rows, box, fromEnd }: LogRows): Log {
  const laidOut = useRef(!fromEnd);
  const wide = useWide();
  const estimate = (index: number): number => expectedPx(rows[index], wide);
  const boxPx = Math.max(0, innerHeight - AROUND_PX);
  return useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: estimate,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    initialRect: { width: 0, height: boxPx },
    initialOffset: () =>
      fromEnd ? Math.max(0, rows.reduce((sum, _, at) => sum + estimate(at), START_PX + END_PX) - boxPx) : 0,
    measureElement: (element, entry, log) => {
      if (entry !== undefined) laidOut.current = true;
      return laidOut.current
        ? measureElement(element, entry, log)
        : log.options.estimateSize(log.indexFromElement(element));
    },
    observeElementRect: fromEnd ? whenLaidOut : observeElementRect,
    scrollToFn: (offset, options, log) => {
      if (laidOut.current) elementScroll(offset, options, log);
    },
    overscan: 5,
    paddingStart: START_PX,
    paddingEnd: END_PX,
    anchorTo: 'end',
  });
}

/** As the library does it, but for asking at once. */
function whenLaidOut({ scrollElement }: Log, told: (rect: { width: number; height: number }) => void) {
  if (scrollElement === null) return;
  const watch = new ResizeObserver(() =>
    told({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }),
  );
  watch.observe(scrollElement);
  return () => watch.disconnect();
}

function expectedPx(row: ThreadRow | undefined, wide: boolean): number {
  if (row?.kind === 'event') return EVENT_PX;
  if (row?.kind !== 'message') return OTHER_PX;
  return MESSAGE_PX + (wide ? 0 : TIME_PX) + (row.named ? NAME_PX : 0);
}
