import { useState } from 'react';
import type { After } from '#domain/admin/lists.ts';

const NONE: ReadonlySet<string> = new Set();

/** Of the rows that stood there before too, those that say something else now. */
export function useChangedRows<Row extends After>(
  rows: readonly Row[],
  written: (row: Row) => string,
): ReadonlySet<string> {
  const [drawn, setDrawn] = useState({ rows, changed: NONE });
  if (drawn.rows === rows) return drawn.changed;
  const before = new Map(drawn.rows.map(row => [row.id, written(row)]));
  const changed = new Set(
    rows.filter(row => before.has(row.id) && before.get(row.id) !== written(row)).map(({ id }) => id),
  );
  setDrawn({ rows, changed });
  return changed;
}
