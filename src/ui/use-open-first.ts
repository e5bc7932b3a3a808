// Where there is room for a detail beside its list, none stands empty: whoever arrives sees the last one they had open, or the
// first. Only on arrival: what was closed since stays closed, and the list takes the width.
import { useEffect, useRef } from 'react';
import { useWide } from './use-wide.ts';

/** By the name of a list, as long as the app is open. What is no longer in its list is not opened. */
const lastSeen = new Map<string, string>();

interface OpenFirst<Row> {
  /** Names the list. */
  readonly list: string;
  /** In the order in which they are seen; undefined until there is something to open. None is an answer: nothing is opened later. */
  readonly rows: readonly Row[] | undefined;
  /** Asked on arrival alone: a list may have thousands. */
  readonly idOf: (row: Row) => string;
  /** The one that is open. */
  readonly chosen: string | undefined;
  readonly open: (id: string) => void;
  /** From which width on there is room for it; 1024 px unless told. */
  readonly fromPx?: number;
}

/** True while one is about to open: its pane keeps the place. */
export function useOpenFirst<Row>({ list, rows, idOf, chosen, open, fromPx }: OpenFirst<Row>): boolean {
  const wide = useWide(fromPx);
  const arrived = useRef(false);
  const asked = useRef(false);
  useEffect(() => {
    if (chosen !== undefined) lastSeen.set(list, chosen);
    // Who only turns a tablet is not led away from their list.
    if (chosen !== undefined || rows?.length === 0 || (!wide && rows !== undefined)) arrived.current = true;
    if (arrived.current || asked.current || rows === undefined) return;
    asked.current = true;
    const seen = lastSeen.get(list);
    const first = rows.find(row => idOf(row) === seen) ?? rows[0];
    if (first !== undefined) open(idOf(first));
  }, [list, rows, idOf, chosen, open, wide]);
  return wide && chosen === undefined && !arrived.current && rows !== undefined;
}

/** Undefined while there are none: what comes later is opened when it comes. */
export function someOf<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  return rows?.length === 0 ? undefined : rows;
}

/** Of rows that are what they are called by. */
export function ownId({ id }: { readonly id: string }): string {
  return id;
}
