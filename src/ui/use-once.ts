// An act that is sent once however often it is pressed: a second Enter comes before the screen has drawn that the first was taken.
import { useRef } from 'react';

/** Runs what it is given unless such a run is under way or has succeeded. `run` resolves to whether it succeeded. */
export function onlyOnce(): (run: () => Promise<boolean>) => Promise<void> {
  let taken = false;
  return async run => {
    if (taken) return;
    taken = true;
    try {
      taken = await run();
    } catch (error) {
      taken = false;
      throw error;
    }
  };
}

/** For as long as the screen stands: what succeeded closes it. */
export function useOnce(): (run: () => Promise<boolean>) => Promise<void> {
  const once = useRef<ReturnType<typeof onlyOnce>>(null);
  once.current ??= onlyOnce();
  return once.current;
}
