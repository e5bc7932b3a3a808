// Where there is room for a detail beside its list, none stands empty: whoever arrives sees the last one they had open, or the
// first. Only on arrival: what was closed since stays closed, and the list takes the width.
import { useEffect, useRef } from 'react';
import { useWide } from './use-wide.ts';

/** By the name of a list, as long as the app is open. What is no longer in its list is not opened. */
const lastSeen = new Map<string, string>();

interface OpenFirst {
  /** Names the list. */
  readonly list: string;
  /** In the order in which they are seen; undefined until there is something to open. None is an answer: nothing is opened later. */
  readonly ids: readonly string[] | undefined;
  /** The one that is open. */
  readonly chosen: string | undefined;
  readonly open: (id: string) => void;
}

/** True while one is about to open: its pane keeps the place. */
export function useOpenFirst({ list, ids, chosen, open }: OpenFirst): boolean {
  const wide = useWide();
  const arrived = useRef(false);
  const asked = useRef(false);
  useEffect(() => {
    if (chosen !== undefined) lastSeen.set(list, chosen);
    // Who only turns a tablet is not led away from their list.
    if (chosen !== undefined || ids?.length === 0 || (!wide && ids !== undefined)) arrived.current = true;
    if (arrived.current || asked.current || ids === undefined) return;
    asked.current = true;
    const seen = lastSeen.get(list);
    const first = seen !== undefined && ids.includes(seen) ? seen : ids[0];
    if (first !== undefined) open(first);
  }, [list, ids, chosen, open, wide]);
  return wide && chosen === undefined && !arrived.current && ids !== undefined;
}

/** Undefined while there are none: what comes later is opened when it comes. */
export function idsOf(rows: readonly { readonly id: string }[] | undefined): readonly string[] | undefined {
  return rows === undefined || rows.length === 0 ? undefined : rows.map(({ id }) => id);
}
