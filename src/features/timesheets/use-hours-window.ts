// Which lines of a long week stand in the page: those in view with some beside them, and the one that Tab reaches. A short week stands
// there whole.
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WeekOfHours } from '#domain/timesheets/hours.ts';
import type { TrackedHours } from '#domain/timesheets/queries.ts';

export const GROUPS = ['toLookAt', 'agreeing', 'waiting', 'settled'] as const;
export type Group = (typeof GROUPS)[number];

export interface Line {
  readonly group: Group;
  readonly index: number;
  /** Null: the group's heading. */
  readonly hours: TrackedHours | null;
}

/** More lines than a few screens show. */
const MANY = 60;
const ROW_PX = 57;
const HEADING_PX = 57;
const OVERSCAN = 8;

function linesOf(week: WeekOfHours<TrackedHours>): readonly Line[] {
  return GROUPS.flatMap(group => [
    // What is to be looked at is named by the title.
    ...(group === 'toLookAt' || week[group].length === 0 ? [] : [{ group, hours: null }]),
    ...week[group].map(hours => ({ group, hours })),
  ]).map((line, index) => ({ ...line, index }));
}

export function useHoursWindow(week: WeekOfHours<TrackedHours>, stop: string | undefined) {
  const lines = useMemo(() => linesOf(week), [week]);
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const body = table.current?.tBodies[0];
    if (body !== undefined) setTop(body.getBoundingClientRect().top + window.scrollY);
  }, []);
  const reached = lines.findIndex(({ hours }) => hours?.sheet.id === stop);
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: index => (lines[index]?.hours === null ? HEADING_PX : ROW_PX),
    getItemKey: index => lines[index]?.hours?.sheet.id ?? lines[index]?.group ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: range => {
      const near = defaultRangeExtractor(range);
      return reached < 0 || near.includes(reached) ? near : [...near, reached].sort((one, other) => one - other);
    },
    enabled: lines.length > MANY,
  });
  if (lines.length <= MANY) return { table, lines, shown: lines, spaceBefore: () => 0, after: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  const ends = new Map(items.map((item, nth) => [item.index, items[nth - 1]?.end ?? top]));
  return {
    table,
    lines,
    shown: items.flatMap(({ index }) => lines[index] ?? []),
    /** In px, of what is left out between a line and the one that stands above it. */
    spaceBefore: (line: Line) =>
      (items.find(({ index }) => index === line.index)?.start ?? 0) - (ends.get(line.index) ?? 0),
    after: virtualizer.getTotalSize() + top - (items.at(-1)?.end ?? top),
    measure: virtualizer.measureElement,
  };
}
