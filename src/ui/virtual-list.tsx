// A list that can grow without end: only the rows in view are in the page. Headings stick while their rows pass under
// them. It scrolls with the window; rows are handed in as keys, and the visible stretch is told back so that a query
// may read just those. The first draw goes by expected heights: what it measures waits for the frame's own layout, since asked for
// earlier each is a layout more, and a second draw, in the task that draws.
import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { rowHeights } from './row-heights.ts';
import classes from './virtual-list.module.css';

export interface VirtualRow {
  readonly key: string;
  readonly heading?: boolean;
}

interface VirtualListProps<Row extends VirtualRow> {
  readonly rows: readonly Row[];
  readonly renderRow: (row: Row, index: number) => ReactNode;
  /** Expected height of a row in px; the real one is measured. */
  readonly estimate: (row: Row) => number;
  readonly label: string;
  /** Space between rows in px. */
  readonly gap?: number;
  /** The first and last index in or near view, whenever they change. */
  readonly onWindow?: (first: number, last: number) => void;
}

export function VirtualList<Row extends VirtualRow>(props: VirtualListProps<Row>) {
  const { rows, renderRow, estimate, label, gap = 0, onWindow } = props;
  const list = useRef<HTMLUListElement>(null);
  const { top, overscan, stands } = useFirstFrame(list);
  const stuck = useRef(-1);
  // Kept while the rows are the same: with a new one, every row of thousands is reckoned again.
  const keyOf = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const heights = rowHeights(label);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: index => estimateRow(rows[index], row => heights.get(row.key) ?? estimate(row)),
    getItemKey: keyOf,
    measureElement: (row, told, list) => {
      const height = heightOf(row, told, list);
      if (told !== undefined) heights.set(String(keyOf(list.indexFromElement(row))), height);
      return height;
    },
    scrollToFn: (offset, options, rows) => {
      // As it comes to stand in the page, the list asks the window to be where it is.
      if (stands.current) windowScroll(offset, options, rows);
    },
    initialRect: { width: innerWidth, height: innerHeight },
    overscan,
    gap,
    scrollMargin: top,
    rangeExtractor: range => {
      stuck.current = headingBefore(rows, range.startIndex);
      return withHeading(range, stuck.current);
    },
  });
  const items = virtualizer.getVirtualItems();
  useWindowReport(items, onWindow);
  return (
    <ul
      role="list"
      ref={list}
      className={classes.list}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(item => {
        const row = rows[item.index];
        if (row === undefined) return null;
        const sticks = item.index === stuck.current;
        return (
          <li
            key={item.key}
            data-index={item.index}
            // What is not in the page counts too.
            aria-posinset={item.index + 1}
            aria-setsize={rows.length}
            ref={virtualizer.measureElement}
            className={sticks ? classes.stuck : classes.row}
            style={sticks ? undefined : { transform: `translateY(${item.start - top}px)` }}
          >
            {renderRow(row, item.index)}
          </li>
        );
      })}
    </ul>
  );
}

/** Where a list begins on a phone, more or less. */
const TOP_PX = 190;
const OVERSCAN = 6;

interface FirstFrame {
  readonly stands: RefObject<boolean>;
  /** Where the list begins. */
  readonly top: number;
  /** How many rows are drawn beyond the view on each side: none until what is in view stands in the page. */
  readonly overscan: number;
}

function useFirstFrame(list: RefObject<HTMLElement | null>): FirstFrame {
  const stands = useRef(false);
  const [top, setTop] = useState(TOP_PX);
  const [overscan, setOverscan] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      stands.current = true;
      setTop(list.current?.offsetTop ?? TOP_PX);
      startTransition(() => setOverscan(OVERSCAN));
    });
    return () => cancelAnimationFrame(frame);
  }, [list]);
  return { stands, top, overscan };
}

/** As the frame's layout has told it; until then as it was, or as it is expected. */
function heightOf(
  row: HTMLElement,
  told: ResizeObserverEntry | undefined,
  list: Virtualizer<Window, HTMLElement>,
): number {
  if (told !== undefined) return measureElement(row, told, list);
  const index = list.indexFromElement(row);
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index);
}

function useWindowReport(items: readonly VirtualItem[], onWindow?: (first: number, last: number) => void): void {
  // The stuck heading may come first from far above: the stretch begins at the first row that follows its neighbour.
  const first =
    items[1] !== undefined && items[0] !== undefined && items[1].index > items[0].index + 1 ? items[1] : items[0];
  const [from, to] = [first?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => onWindow?.(from, to), [onWindow, from, to]);
}

function estimateRow<Row>(row: Row | undefined, estimate: (row: Row) => number): number {
  return row === undefined ? 0 : estimate(row);
}

function headingBefore(rows: readonly VirtualRow[], index: number): number {
  for (let at = Math.min(index, rows.length - 1); at >= 0; at -= 1) {
    if (rows[at]?.heading === true) return at;
  }
  return -1;
}

function withHeading(range: Range, heading: number): number[] {
  const indexes = defaultRangeExtractor(range);
  return heading === -1 || indexes.includes(heading) ? indexes : [heading, ...indexes];
}
