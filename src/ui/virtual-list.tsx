// A list that can grow without end: only the rows in view are in the page. Headings stick while their rows pass under
// them. It scrolls with the window; rows are handed in as keys, and the visible stretch is told back so that a query
// may read just those.
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const stuck = useRef(-1);
  // Kept while the rows are the same: with a new one, every row of thousands is reckoned again.
  const keyOf = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: index => estimateRow(rows[index], estimate),
    getItemKey: keyOf,
    overscan: useOverscan(),
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
    <ul ref={list} className={classes.list} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {items.map(item => {
        const row = rows[item.index];
        if (row === undefined) return null;
        const sticks = item.index === stuck.current;
        return (
          <li
            key={item.key}
            data-index={item.index}
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

const OVERSCAN = 6;

/** Rows drawn beyond the view on each side. The first frame shows just what is in view; the rest follows when it stands. */
function useOverscan(): number {
  const [overscan, setOverscan] = useState(0);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setOverscan(OVERSCAN)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return overscan;
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
