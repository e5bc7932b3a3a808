import { useState } from 'react';
import type { Acts, After } from '#domain/admin/lists.ts';

/** By id; null where no colleague is known to have done it. */
type Changed = ReadonlyMap<string, string | null>;
const NONE: Changed = new Map();
const NO_ACTS: Acts = {};

/** Of the rows that stood there before too, those that say something else now, and which colleague did it. */
export function useChangedRows<Row extends After>(
  { rows, acts = NO_ACTS }: { readonly rows: readonly Row[]; readonly acts?: Acts | undefined },
  written: (row: Row) => string,
): Changed {
  const [drawn, setDrawn] = useState({ rows, acts, changed: NONE });
  if (drawn.rows === rows) return drawn.changed;
  const before = new Map(drawn.rows.map(row => [row.id, written(row)]));
  const changed = new Map(
    rows
      .filter(row => before.has(row.id) && before.get(row.id) !== written(row))
      // An act that was there before has changed nothing since.
      .map(({ id }) => [id, acts[id]?.at === drawn.acts[id]?.at ? null : (acts[id]?.by ?? null)] as const),
  );
  setDrawn({ rows, acts, changed });
  return changed;
}
