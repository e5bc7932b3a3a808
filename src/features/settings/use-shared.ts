// One choice that stands in two places: on this device and with the person. Whichever changes last is the choice.
import { useEffect, useRef } from 'react';

interface Shared<Value> {
  readonly here: Value;
  /** undefined: not read yet. null: the person never chose. */
  readonly everywhere: Value | null | undefined;
  readonly take: (value: Value) => void;
  readonly give: (value: Value) => void;
}

export function useShared<Value>(shared: Shared<Value>): void {
  const { here, everywhere } = shared;
  const latest = useRef(shared);
  useEffect(() => {
    latest.current = shared;
  });
  useEffect(() => {
    if (everywhere === undefined || everywhere === null) return;
    if (everywhere !== latest.current.here) latest.current.take(everywhere);
  }, [everywhere]);
  const before = useRef(here);
  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    // What was taken over changes here as well, and is no choice of its own.
    if (latest.current.everywhere !== here) latest.current.give(here);
  }, [here]);
}
